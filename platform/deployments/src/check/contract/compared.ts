import * as v from 'valibot';
import { incompatibleChanges } from './changes.ts';
import { type Contract, contract } from './contract.ts';

/** Records of publications are read once a check, so that the same objects are compared in every mixture of versions. */
const valid = new WeakMap<object, boolean>();
const compared = new WeakMap<object, WeakMap<object, readonly string[]>>();

/** Whether a record holds a contract: records of publications are not validated when they are read. */
export function isContract(recorded: unknown): recorded is Contract {
  if (typeof recorded !== 'object' || recorded === null) return false;
  const known = valid.get(recorded);
  if (known !== undefined) return known;
  const is = v.is(contract, recorded);
  valid.set(recorded, is);
  return is;
}

/**
 * The incompatible changes between the contract that a consumer was built against and the present one. Compared once for each pair of
 * records; identical texts are not compared at all.
 * @param reported the names that are missing and have been reported, by another rule
 */
export function changesBetween(built: Contract, now: Contract, reported: readonly string[]): readonly string[] {
  const cached = compared.get(built)?.get(now);
  if (cached) return cached;
  const exports = Object.fromEntries(Object.entries(built.exports).filter(([each]) => !reported.includes(each)));
  const changes = readsTheSame({ ...built, exports }, now) ? [] : incompatibleChanges({ ...built, exports }, now);
  const others = compared.get(built) ?? new WeakMap<object, readonly string[]>();
  others.set(now, changes);
  compared.set(built, others);
  return changes;
}

/** Exports and types that are written alike are compatible in either direction. */
function readsTheSame(built: Contract, now: Contract): boolean {
  return (['exports', 'types'] as const).every((kind) =>
    Object.entries(built[kind]).every(
      ([name, shape]) => Object.hasOwn(now[kind], name) && JSON.stringify(shape) === JSON.stringify(now[kind][name]),
    ),
  );
}
