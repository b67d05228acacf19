import { Button } from 'mfe_widgets/button';
import { useCallback } from 'react';
import { useText } from 'shared-session';
import { useStore } from 'zustand';
import { type DecisionQueue, newestDecision } from '../../domain/decision-queue.ts';
import type { Decisions } from '../../state/decisions.ts';
import { formatCount } from '../page/formats.ts';
import { decidedText, UndoBar } from '../page/undo-bar.tsx';

/** A decision on more items than this shows its progress. */
const LONG = 50;

/** A long decision that is under way, or else the newest one with its undo, at the foot of the screen. */
export function DecisionBar({ decisions }: { decisions: Decisions }) {
  const t = useText();
  const queue = useStore(decisions);
  const { queued, isBroken, undoable, said } = queue;
  const [first] = queued;
  const newest = newestDecision(queue);
  const decided = undoable.at(-1);
  const key = newest?.key ?? '';
  const expire = useCallback(() => decisions.expire(key), [decisions, key]);
  return (
    <div className="ap-decisions">
      <p className="ap-hidden" role="status">
        {decided && !first ? decidedText(t, decided) : null}
        {said ? t(said) : null}
      </p>
      {first && (isBroken || first.total > LONG) ? (
        <UnderwayBar queue={queue} decisions={decisions} />
      ) : newest ? (
        <UndoBar
          key={key}
          text={decidedText(t, newest)}
          until={newest.until}
          onUndo={decisions.undo}
          onExpire={expire}
        />
      ) : null}
    </div>
  );
}

function UnderwayBar({ queue: { queued, isBroken }, decisions }: { queue: DecisionQueue; decisions: Decisions }) {
  const t = useText();
  const { done = 0, what = '' } = queued[0] ?? {};
  const total = queued.reduce((sum, one) => sum + one.total, 0);
  const far = { done: formatCount(done), total: formatCount(total) };
  if (!isBroken)
    return (
      <div className="ap-bar-foot">
        <span>{t('MSG_DECIDING', far)}</span>
        <progress max={total} value={done} aria-label={what} />
      </div>
    );
  return (
    <div className="ap-bar-foot" role="alert">
      <span>{t('MSG_RUN_BROKEN', far)}</span>
      <Button size="small" variant="quiet" onClick={decisions.abandon}>
        {t('LBL_DISMISS')}
      </Button>
      <Button size="small" variant="primary" onClick={decisions.resume}>
        {t('LBL_CONTINUE')}
      </Button>
    </div>
  );
}
