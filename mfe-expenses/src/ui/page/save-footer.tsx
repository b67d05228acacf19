import { Button } from 'mfe_widgets/button';
import { useLayoutEffect } from 'react';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { formatTime } from 'shared-session/moments';
import type { ItemDraftState } from './use-item-draft.ts';

interface SaveFooterProps {
  readonly kept: ItemDraftState['kept'];
  /** There are unsaved changes. */
  readonly dirty: boolean;
  readonly isNew: boolean;
  readonly busy: 'save' | 'submit' | null;
  /** Label keys of the step that can be undone, and of the one that can be redone. */
  readonly last: string | undefined;
  readonly next: string | undefined;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onSave: () => void;
  readonly onSubmit: () => void;
}

/** The state of the draft, with undo, Save and Submit for Approval, always in view. */
export function SaveFooter({
  kept,
  dirty,
  isNew,
  busy,
  last,
  next,
  onUndo,
  onRedo,
  onSave,
  onSubmit,
}: SaveFooterProps) {
  const t = useText();
  // Toasts are placed above Save and Submit: `mfe_widgets/toast-region` reads this.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.pageFoot = 'ex';
    return () => {
      delete dataset.pageFoot;
    };
  }, []);
  const draft =
    kept === false
      ? t('MSG_EX_DRAFT_NOT_KEPT')
      : kept
        ? t('MSG_EX_DRAFT_KEPT_AT', { time: formatTime(kept) })
        : t('MSG_EX_DRAFT_KEEPING');
  return (
    <footer className="ex-foot" data-page-foot="">
      <span className="ex-foot-state">{dirty ? draft : t(isNew ? 'LBL_EX_NOTHING_ENTERED' : 'MSG_EX_ALL_SAVED')}</span>
      {/* Announced only if something is to be done, because every pause in typing writes a draft. */}
      <span className="ex-hidden" role="status">
        {dirty && kept === false ? draft : ''}
      </span>
      <span className="ex-grow" />
      <span className="ex-undo">
        <StepButton label="LBL_EX_UNDO" what={last} keys="Ctrl+Z" run={onUndo} />
        <StepButton label="LBL_EX_REDO" what={next} keys="Ctrl+Shift+Z" run={onRedo} />
      </span>
      <span className="ex-foot-send">
        <Button id="ex.save" onClick={onSave} busy={busy === 'save'}>
          {t('LBL_EX_SAVE')}
        </Button>
        <Button variant="primary" onClick={onSubmit} busy={busy === 'submit'}>
          {t('LBL_EX_SUBMIT_FOR_APPROVAL')}
        </Button>
      </span>
    </footer>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly what: string | undefined;
  readonly keys: string;
  readonly run: () => void;
}

/** A button for undo or redo. It disappears with the last step, and the focus moves to the button next to it. */
function StepButton({ label, what, keys, run }: StepButtonProps) {
  const t = useText();
  if (!what) return null;
  return (
    <Button
      variant="quiet"
      title={keys}
      onClick={({ currentTarget: pressed }) =>
        focusAfter(pressed, run, (scope) => (pressed.isConnected ? null : scope.getElementById('ex.save')))
      }
    >
      {t(label, { what: t(what) })}
    </Button>
  );
}
