import { deviceOwner } from 'shared-session/device-data';
import { personOfDevice } from './person.ts';
import { keepRecord, readRecord } from './sealed-records.ts';

/** Keeps what the server said to a person. Where no shell has claimed the device nobody would remove it either: a host that is not ours. */
export async function keepOfPerson(name: string, value: unknown): Promise<void> {
  const person = await personOfDevice();
  if (person !== null && deviceOwner() === person) await keepRecord(person, name, value);
}

/** What was kept of whoever this device belongs to. */
export async function keptOfPerson(name: string): Promise<unknown> {
  const person = await personOfDevice();
  return person === null ? undefined : readRecord(person, name);
}
