import { deviceOwner } from 'shared-session/device-data';
import { personOfDevice } from './person.ts';
import { keepRecord, readRecord } from './sealed-records.ts';

/** Stores a response for a person. Does nothing if no shell has claimed the device (a foreign host), because it would stay forever. */
export async function keepOfPerson(name: string, value: unknown): Promise<void> {
  const person = await personOfDevice();
  if (person !== null && deviceOwner() === person) await keepRecord(person, name, value);
}

/** The stored response for the person of this device. */
export async function copyOfPerson(name: string): Promise<unknown> {
  const person = await personOfDevice();
  return person === null ? undefined : readRecord(person, name);
}
