import { useEffect, useRef, useState } from 'react';
import { type Translate, useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { currentItemIn } from './current-row.ts';

interface UndoBarProps {
  /** The last action, in words. */
  readonly text: string;
  /** The end of the undo, on the clock of `performance.now()`; null if it does not end yet. */
  readonly until: number | null;
  readonly onUndo: () => void;
  readonly onExpire: () => void;
}

/** The last action, with its undo and the seconds left for it. */
export function UndoBar({ text, until, onUndo, onExpire }: UndoBarProps) {
  const t = useText();
  const [seconds, setSeconds] = useState(() => (until === null ? null : secondsUntil(until)));
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (until === null) return undefined;
    setSeconds(secondsUntil(until));
    const timer = setInterval(() => {
      if (performance.now() >= until && button.current) focusAfter(button.current, onExpire);
      else setSeconds(secondsUntil(until));
    }, 250);
    return () => clearInterval(timer);
  }, [until, onExpire]);
  return (
    <div className="ap-bar-foot">
      <span aria-hidden="true">{text}</span>
      <button
        ref={button}
        type="button"
        className="ap-undo"
        onClick={({ currentTarget }) => focusAfter(currentTarget, onUndo, currentItemIn)}
      >
        {t('LBL_UNDO_LAST')}
        {seconds === null ? null : <span aria-hidden="true"> · {t('LBL_SECONDS_LEFT', { seconds })}</span>}
      </button>
    </div>
  );
}

/** A decision in words. */
export const decidedText = (
  t: Translate,
  { decision, what }: { readonly decision: 'approve' | 'reject'; readonly what: string },
) => t(decision === 'approve' ? 'MSG_APPROVED_WHAT' : 'MSG_REJECTED_WHAT', { what });

const secondsUntil = (until: number): number => Math.max(1, Math.ceil((until - performance.now()) / 1000));
