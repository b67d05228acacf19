import * as v from 'valibot';
import { type HostContract, isHostContract } from './index.ts';

/** A host contract as it is recorded. */
export const hostContract: v.GenericSchema<unknown, HostContract> = v.pipe(
  v.strictObject({ generation: v.number(), oldest: v.number() }),
  v.check((one) => isHostContract(one), 'is not two whole numbers, the oldest one not above the own'),
);
