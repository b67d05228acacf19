import { useLaterPart } from '../use-later-part.ts';

const load = () => import('./lazy-parts.ts');

/** The parts that few resets need. */
export function useLazyParts(isNeeded: boolean) {
  const { part: parts, failure, retry } = useLaterPart(load, isNeeded);
  return { parts, failure, retry };
}
