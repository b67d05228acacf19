import { Button } from 'mfe_widgets/button';
import { useLayoutEffect } from 'react';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { formatTime } from 'shared-session/moments';
import { isDirty, redo, undo } from '../../state/report-store.ts';
import { useReport, useReportStore } from './report-context.tsx';
import type { DraftKeeper } from './use-draft.ts';

interface FooterProps {
  readonly draft: DraftKeeper;
  readonly onSave: () => void;
  readonly onSubmit: () => void;
}

/** How it stands with what was typed; undo, Save and Submit for Approval, always in reach. */
export function Footer({ draft, onSave, onSubmit }: FooterProps) {
  const t = useText();
  const busy = useReport((state) => state.busy);
  // Messages stand above Save and Submit: `mfe_widgets/toast-region` reads this.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.pageFoot = '';
    return () => {
      delete dataset.pageFoot;
    };
  }, []);
  return (
    <footer className="ex-foot">
      <SavedState draft={draft} />
      <span className="ex-grow" />
      <UndoButtons />
      <span className="ex-foot-send">
        <Button id="ex.save" onClick={onSave} busy={busy === 'save'}>
          {t('LBL_SAVE')}
        </Button>
        <Button variant="primary" onClick={onSubmit} busy={busy === 'submit'}>
          {t('LBL_SUBMIT_FOR_APPROVAL')}
        </Button>
      </span>
    </footer>
  );
}

function SavedState({ draft: { kept } }: { draft: DraftKeeper }) {
  const t = useText();
  const dirty = useReport(isDirty);
  const isNew = useReport((state) => state.metadata.billingItemId === 0);
  const draft =
    kept === false
      ? t('MSG_DRAFT_NOT_KEPT')
      : kept
        ? t('MSG_DRAFT_KEPT_AT', { time: formatTime(kept) })
        : t('MSG_DRAFT_KEEPING');
  return (
    <>
      <span className="ex-foot-state">{dirty ? draft : t(isNew ? 'LBL_NOTHING_ENTERED' : 'MSG_ALL_SAVED')}</span>
      {/* Said aloud only where something is to be done: every pause in typing writes a draft. */}
      <span className="ex-hidden" role="status">
        {dirty && kept === false ? draft : ''}
      </span>
    </>
  );
}

function UndoButtons() {
  const t = useText();
  const store = useReportStore();
  const last = useReport((state) => state.history.past.at(-1)?.label);
  const next = useReport((state) => state.history.future[0]?.label);
  const button = (key: string, what: string | undefined, keys: string, run: typeof undo) =>
    what ? (
      <Button
        variant="quiet"
        title={keys}
        onClick={({ currentTarget: pressed }) =>
          // With the last step taken back the button goes: the focus stays beside it.
          focusAfter(
            pressed,
            () => run(store),
            (scope) => (pressed.isConnected ? null : scope.getElementById('ex.save')),
          )
        }
      >
        {t(key, { what: t(what) })}
      </Button>
    ) : null;
  return (
    <span className="ex-undo">
      {button('LBL_UNDO', last, 'Ctrl+Z', undo)}
      {button('LBL_REDO', next, 'Ctrl+Shift+Z', redo)}
    </span>
  );
}
