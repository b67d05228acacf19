import { notifications, useText } from 'shared-session';
import { useStore } from 'zustand';
import { expireUndo, recordUndo, undoLast } from '../../state/record-undo.ts';
import { refusalText } from '../page/refusal-text.ts';
import { decidedText, UndoBar } from '../page/undo-bar.tsx';

/** The last decision with its undo, at the foot of the dashboard and the record page. */
export function RecordUndo() {
  const t = useText();
  const { last, said } = useStore(recordUndo);
  const undo = async () => {
    try {
      const why = await undoLast();
      if (why !== null) notifications.notify({ style: 'error', message: t(why) });
    } catch (error) {
      notifications.notify({ style: 'error', message: refusalText(t, error) });
    }
  };
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
