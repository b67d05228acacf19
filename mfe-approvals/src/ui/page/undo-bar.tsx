import { useEffect, useState } from 'react';
import { useText } from 'shared-session';

interface UndoBarProps {
  readonly decision: 'approve' | 'reject';
  /** What was decided on, in words. */
  readonly what: string;
  /** `performance.now()` until when it can be taken back. */
  readonly until: number;
  readonly onUndo: () => void;
  readonly onExpire: () => void;
}

/** The last decision, with its undo and the seconds that are left of it. */
export function UndoBar({ decision, what, until, onUndo, onExpire }: UndoBarProps) {
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
      <span aria-hidden="true">{t(decision === 'approve' ? 'MSG_APPROVED_WHAT' : 'MSG_REJECTED_WHAT', { what })}</span>
      <button type="button" className="ap-undo" onClick={onUndo}>
        {t('LBL_UNDO_LAST')}
        <span aria-hidden="true"> · {t('LBL_SECONDS_LEFT', { seconds })}</span>
      </button>
    </div>
  );
}

const secondsUntil = (until: number): number => Math.max(1, Math.ceil((until - performance.now()) / 1000));
