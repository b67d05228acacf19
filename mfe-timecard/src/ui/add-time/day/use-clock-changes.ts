import { useEffect, useState } from 'react';
import { isNearClockChange } from '../../../domain/time/near-clock-change.ts';

type ClockChanges = typeof import('../../../domain/time/clock-change.ts');

let loaded: ClockChanges | undefined;

/**
 * The rules of clock changes, if one may be near a day. They are a script of their own, because luxon is 18 kB and few periods have one. Until
 * it is there, or if it does not come, the day has no chip.
 */
export function useClockChanges(date: string, zone: string | null): ClockChanges | undefined {
  const isNear = zone !== null && isNearClockChange(date, zone);
  const [changes, setChanges] = useState(loaded);
  useEffect(() => {
    if (!isNear || changes) return undefined;
    let isGone = false;
    import('../../../domain/time/clock-change.ts').then(
      (found) => {
        loaded = found;
        if (!isGone) setChanges(found);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isNear, changes]);
  return isNear ? changes : undefined;
}
