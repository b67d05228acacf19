import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TimeFormat } from 'shared-validators/clock';
import { schedulePostPaint } from '../post-paint/index.ts';
import { draftText } from './draft-text.ts';
import { reduceTime, type TimeAction } from './reduce-time.ts';
import { draftOf, type TimeDraft, timeOf } from './time-draft.ts';

/** A draft and its value; if the owner's value differs, the owner's is used. */
export interface Drafted {
  readonly draft: TimeDraft;
  readonly value: string;
  readonly format: TimeFormat;
}

export interface TimeDraftUse {
  /** As last painted; everything shown around the input depends on it. A keystroke updates it after its frame. */
  readonly state: Drafted;
  /** The current draft, which is in the input. */
  readonly latest: () => Drafted;
  readonly dispatch: (action: TimeAction) => void;
  readonly set: (value: string) => void;
  /** Reports the input scheduled after the last keystroke at once, including text that is not a time. */
  readonly commit: () => void;
}

/**
 * The draft behind a controlled value. The owner gets complete values and blanks at once; a half-entered time stays here until the field is
 * left or removed, when the owner gets it to store (`onUnread`). A value from outside replaces the draft. Nothing renders while the user
 * types: `show` writes the draft to the input, and everything else is updated after the paint (`onState`).
 */
export function useTimeDraft(
  value: string,
  onChange: (value: string) => void,
  { clock, bound }: TimeFormat,
  show: (now: Drafted) => void,
  onState: (state: Drafted) => void,
  onUnread: ((text: string) => void) | undefined,
): TimeDraftUse {
  const [shown, setShown] = useState<Drafted>(() => drafted(value, { clock, bound }));
  // Events may come faster than renders; each builds on the last.
  const latest = useRef(shown);
  const waiting = useRef<() => void>(undefined);
  let state = shown;
  const { format } = latest.current;
  const differs = latest.current.value !== value || format.clock !== clock || format.bound !== bound;
  // An owner that is told of a keystroke may pass it back only after the paint.
  if (differs && waiting.current === undefined) {
    state = drafted(value, { clock, bound });
    latest.current = state;
    setShown(state);
  }
  const tellUnread = (): void => {
    const { draft, value: known, format: read } = latest.current;
    const { text } = draftText(draft, read);
    if (onUnread === undefined || timeOf(draft, read) !== '' || text === known) return;
    latest.current = { ...latest.current, value: text };
    onUnread(text);
  };
  const goneUnread = useEffectEvent(tellUnread);
  useEffect(
    () => () => {
      waiting.current?.();
      waiting.current = undefined;
      goneUnread();
    },
    [],
  );

  const report = (): void => {
    setShown(latest.current);
    onState(latest.current);
  };
  const change = (draft: TimeDraft): void => {
    const before = latest.current;
    const now: Drafted = {
      draft,
      value: timeOf(draft, before.format) || stillUnread(draft, before),
      format: before.format,
    };
    latest.current = now;
    show(now);
    waiting.current ??= schedulePostPaint(() => {
      waiting.current = undefined;
      // A new object, so that it renders and compares with the owner's value.
      latest.current = { ...latest.current };
      report();
    });
    if (now.value !== before.value) onChange(now.value);
  };
  return {
    state,
    latest: () => latest.current,
    dispatch: (action) => change(reduceTime(latest.current.draft, action, latest.current.format)),
    set: (chosen) => change(draftOf(chosen, latest.current.format)),
    commit: () => {
      report();
      tellUnread();
    },
  };
}

/** Text that the owner stores stays with it while it is shown; entering the field does not clear it. */
function stillUnread(draft: TimeDraft, { value, format }: Drafted): string {
  return value !== '' && draftText(draft, format).text === value ? value : '';
}

function drafted(value: string, format: TimeFormat): Drafted {
  return { draft: draftOf(value, format), value, format };
}
