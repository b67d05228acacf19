import { notifications, useText } from 'shared-session';
import { useStore } from 'zustand';
import { expireUndo, recordUndo, undoLast } from '../../state/record-undo.ts';
import { refusalText } from '../page/refusal-text.ts';
import { decidedText, UndoBar } from '../page/undo-bar.tsx';

/** Takes the newest decision back, and says so if that is not possible. */
export function useRecordUndo(): () => Promise<void> {
  const t = useText();
  return async () => {
    try {
      const why = await undoLast();
      if (why !== null) notifications.notify({ style: 'error', message: t(why) });
    } catch (error) {
      notifications.notify({ style: 'error', message: refusalText(t, error) });
    }
  };
}

/** The newest decision with its undo, at the foot of the dashboard and the record page. */
export function RecordUndo() {
  const t = useText();
  const { undoable, said } = useStore(recordUndo);
  const undo = useRecordUndo();
  const last = undoable.at(-1);
  return (
    <div className="ap-decisions">
      <p className="ap-hidden" role="status">
        {last ? decidedText(t, last) : said && t(said)}
      </p>
      {last ? (
        <UndoBar
          key={`${last.recordId} ${last.version}`}
          text={decidedText(t, last)}
          until={last.until}
          onUndo={() => void undo()}
          onExpire={expireUndo}
        />
      ) : null}
    </div>
  );
}
