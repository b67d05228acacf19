import { Button } from 'mfe_widgets/button';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { redo, undo } from '../../../state/add-time/edit-history.ts';
import { SAVE_ID } from '../field-ids.ts';
import { useEditable, useTimecard, useTimecardStore } from '../timecard-context.tsx';

/** Undo and redo with the names of their steps. With a keyboard, a time that was just typed is corrected in place or by Ctrl+Z. */
export function UndoButtons({ phone = false }: { phone?: boolean }) {
  const t = useText();
  const store = useTimecardStore();
  const last = useTimecard((state) => state.past.at(-1)?.action);
  const next = useTimecard((state) => state.future[0]?.action);
  const disabled = !useEditable();
  const button = (key: string, what: typeof last, keys: string, run: typeof undo) =>
    what ? (
      <span className={phone ? undefined : 'tc-wide'}>
        <Button
          variant="quiet"
          disabled={disabled}
          title={phone ? undefined : keys}
          onClick={({ currentTarget: pressed }) => {
            // After the last step the button disappears; the focus stays next to it.
            focusAfter(
              pressed,
              () => run(store),
              (scope) => (pressed.isConnected ? null : scope.getElementById(SAVE_ID)),
            );
          }}
        >
          {t(key, { what: t(what.key, what.params) })}
        </Button>
      </span>
    ) : null;
  return (
    <>
      {button('LBL_UNDO', phone || last?.key !== 'ACTION_TIME' ? last : undefined, 'Ctrl+Z', undo)}
      {button('LBL_REDO', next, 'Ctrl+Shift+Z', redo)}
    </>
  );
}
