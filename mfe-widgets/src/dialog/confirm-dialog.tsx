import { type JSX, type ReactNode, useRef } from 'react';
import { Button } from '../button/index.ts';
import { useWidgetText } from '../internal/texts/index.ts';
import { Dialog } from './dialog.tsx';

/** The sizes of the dialogs, in px (docs: widgets#dialog-sizes). */
const sizes = {
  confirm: { width: 400, height: 250 },
  submit: { width: 400, height: 200 },
  warning: { width: 540, height: 250 },
  removal: { width: 400, height: 200 },
} as const;

export interface ConfirmDialogProps {
  open: boolean;
  /** `confirm` 400x250, `submit` 400x200, `warning` 540x250, `removal` 200 tall. Default `confirm`. */
  kind?: keyof typeof sizes;
  /** The question. */
  title: string;
  /** The consequence. */
  children: ReactNode;
  /** The verb of the confirmed action, not "OK". Default "Continue". */
  confirmLabel?: string;
  cancelLabel?: string;
  /** The action destroys something: the button is red and the focus starts on Cancel. */
  danger?: boolean;
  /** The confirmed action is under way: the dialog stays, its buttons wait. */
  busy?: boolean;
  onConfirm: () => void;
  /** Called for Cancel, the close button, or Escape. */
  onCancel: () => void;
}

/** A question with two answers. */
export function ConfirmDialog(props: ConfirmDialogProps): JSX.Element {
  const { open, kind = 'confirm', title, children, danger = false, busy = false, onConfirm, onCancel } = props;
  const text = useWidgetText();
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!busy) onCancel();
      }}
      title={title}
      role="alertdialog"
      width={sizes[kind].width}
      height={sizes[kind].height}
      initialFocus={danger ? cancel : confirm}
      footer={
        <>
          <Button ref={cancel} onClick={onCancel} disabled={busy}>
            {props.cancelLabel ?? text('LBL_CANCEL')}
          </Button>
          <Button ref={confirm} variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {props.confirmLabel ?? text('LBL_CONTINUE')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
