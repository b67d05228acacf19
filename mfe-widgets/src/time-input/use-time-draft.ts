import { useRef, useState } from 'react';
import { draftOf, reduceTime, type TimeAction, type TimeDraft, timeOf } from './time-draft.ts';
import type { TimeFormat } from './time-of-day.ts';

interface Shown {
  draft: TimeDraft;
  /** The value that the draft stands for; when the owner's value differs, the owner wins. */
  value: string;
  format: TimeFormat;
}

/**
 * The draft behind a controlled value. The owner hears of complete values and of blanks; what is half entered stays here. A
 * value from outside replaces the draft.
 */
export function useTimeDraft(
  value: string,
  onChange: (value: string) => void,
  { clock, bound }: TimeFormat,
): { draft: TimeDraft; dispatch: (action: TimeAction) => void; set: (value: string) => void } {
  const [shown, setShown] = useState<Shown>(() => fresh(value, { clock, bound }));
  let current = shown;
  if (shown.value !== value || shown.format.clock !== clock || shown.format.bound !== bound) {
    current = fresh(value, { clock, bound });
    setShown(current);
  }
  // Events may come faster than renders: each builds on the last.
  const latest = useRef(current);
  latest.current = current;

  const show = (draft: TimeDraft): void => {
    const format = latest.current.format;
    const before = latest.current.value;
    const next: Shown = { draft, value: timeOf(draft, format), format };
    latest.current = next;
    setShown(next);
    if (next.value !== before) onChange(next.value);
  };
  return {
    draft: current.draft,
    dispatch: (action) => show(reduceTime(latest.current.draft, action, latest.current.format)),
    set: (chosen) => show(draftOf(chosen, latest.current.format)),
  };
}

function fresh(value: string, format: TimeFormat): Shown {
  const draft = draftOf(value, format);
  return { draft, value, format };
}
