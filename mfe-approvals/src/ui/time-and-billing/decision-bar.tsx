import { Button } from 'mfe_widgets/button';
import { useCallback } from 'react';
import { useText } from 'shared-session';
import { useStore } from 'zustand';
import type { Decisions, Underway } from '../../state/decisions.ts';
import { decidedText, UndoBar } from '../page/undo-bar.tsx';

/** The running decision, and the last one with its undo, at the foot of the screen. */
export function DecisionBar({ decisions }: { decisions: Decisions }) {
  const t = useText();
  const { underway, undoable, said } = useStore(decisions);
  const last = undoable.at(-1);
  const runId = last?.runId ?? 0;
  const expire = useCallback(() => decisions.expire(runId), [decisions, runId]);
  return (
    <div className="ap-decisions">
      <p className="ap-hidden" role="status">
        {last && !underway ? decidedText(t, last) : null}
        {said ? t(said) : null}
      </p>
      {underway && (underway.broken !== null || underway.total > underway.done + 50 || underway.done > 0) ? (
        <UnderwayBar underway={underway} decisions={decisions} />
      ) : last ? (
        <UndoBar
          key={last.runId}
          text={decidedText(t, last)}
          until={last.until}
          onUndo={() => void decisions.undo()}
          onExpire={expire}
        />
      ) : null}
    </div>
  );
}

function UnderwayBar({ underway, decisions }: { underway: Underway; decisions: Decisions }) {
  const t = useText();
  const { done, total, broken, what } = underway;
  if (broken === null)
    return (
      <div className="ap-bar-foot">
        <span>{total > 0 ? t('MSG_DECIDING', { done, total }) : what}</span>
        <progress max={Math.max(total, 1)} value={done} aria-label={what} />
      </div>
    );
  return (
    <div className="ap-bar-foot" role="alert">
      <span>{t('MSG_RUN_BROKEN', { done, total })}</span>
      <Button size="small" variant="quiet" onClick={decisions.abandon}>
        {t('LBL_DISMISS')}
      </Button>
      <Button size="small" variant="primary" onClick={decisions.resume}>
        {t('LBL_CONTINUE')}
      </Button>
    </div>
  );
}
