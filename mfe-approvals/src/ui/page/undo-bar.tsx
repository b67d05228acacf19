import { useEffect, useState } from 'react';
import { type Translate, useText } from 'shared-session';

interface UndoBarProps {
  /** What was done. */
  readonly text: string;
  /** `performance.now()` until when it can be taken back. */
  readonly until: number;
  readonly onUndo: () => void;
  readonly onExpire: () => void;
}

/** What was done last, with its undo and the seconds that are left of it. */
export function UndoBar({ text, until, onUndo, onExpire }: UndoBarProps) {
  const t = useText();
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  useEffect(() => {
    const timer = setInterval(() => {
      if (performance.now() >= until) onExpire();
      else setSeconds(secondsUntil(until));
    }, 250);
    return () => clearInterval(timer);
  }, [until, onExpire]);
  return (
    <div className="ap-bar-foot">
      <span aria-hidden="true">{text}</span>
      <button type="button" className="ap-undo" onClick={onUndo}>
        {t('LBL_UNDO_LAST')}
        <span aria-hidden="true"> · {t('LBL_SECONDS_LEFT', { seconds })}</span>
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
