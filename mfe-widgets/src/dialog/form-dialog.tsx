import { type JSX, type ReactNode, useId } from 'react';
import { sendForm } from 'shared-session/focus';
import { Button } from '../button/index.ts';
import { useWidgetText } from '../internal/texts/index.ts';
import { Dialog } from './dialog.tsx';

export interface FormDialogProps {
  title: string;
  /** The fields. */
  children: ReactNode;
  /** The verb of the submit button, not "OK". */
  submitLabel: string;
  /** Submitting destroys something: the button is red. */
  danger?: boolean;
  /** The submission is under way: its button waits. */
  busy?: boolean;
  /** Replaces Cancel and the submit button. */
  footer?: ReactNode;
  /** Width in px on our pages. Default 480. */
  width?: number;
  autoComplete?: 'off';
  /** Called for the button, and for Enter in a field. */
  onSubmit: () => void;
  /** Called for Cancel, the close button, or Escape. */
  onClose: () => void;
}

/** A form in a dialog, open while it is rendered (docs: widgets#form-dialog). The browser validates nothing. */
export function FormDialog(props: FormDialogProps): JSX.Element {
  const { title, children, danger = false, busy = false, width = 480, autoComplete, onSubmit, onClose } = props;
  const text = useWidgetText();
  const id = useId();
  const buttons = (
    <>
      <Button onClick={onClose}>{text('LBL_CANCEL')}</Button>
      <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} busy={busy}>
        {props.submitLabel}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} width={width} footer={props.footer ?? buttons}>
      <form id={id} noValidate autoComplete={autoComplete} onSubmit={(event) => sendForm(event, onSubmit)}>
        {children}
      </form>
    </Dialog>
  );
}
