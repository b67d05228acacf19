import { useEffect, useEffectEvent, useRef } from 'react';

/** ms after loading until the count is recorded. */
const RECORD_AFTER = 250;

/** Records a count some time after its options are loaded, then at every change (docs: lists#filter-count). */
export function useRecordedCount(count: number, ready: boolean, onCount: (count: number) => void): void {
  const tellCount = useEffectEvent(onCount);
  const recorded = useRef(false);
  useEffect(() => {
    if (!ready) return undefined;
    if (recorded.current) {
      tellCount(count);
      return undefined;
    }
    const wait = setTimeout(() => {
      recorded.current = true;
      tellCount(count);
    }, RECORD_AFTER);
    return () => clearTimeout(wait);
  }, [ready, count]);
}
