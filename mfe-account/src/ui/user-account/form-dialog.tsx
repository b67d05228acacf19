import { Button } from 'mfe_widgets/button';
import { Dialog } from 'mfe_widgets/dialog';
import { type JSX, type ReactNode, useId } from 'react';
import { useText } from 'shared-session';
import type { Failure } from '../../domain/failure.ts';
import { FailureBanner } from '../failure-banner.tsx';

export interface FormDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Enter also submits. */
  readonly onSubmit: () => void;
  /** The text of the submit button. */
  readonly action: string;
  readonly variant?: 'primary' | 'danger';
  readonly busy: boolean;
  readonly failure: Failure | undefined;
  /** Replaces Cancel and the submit button. */
  readonly footer?: ReactNode;
  readonly autoComplete?: 'off';
  readonly children: ReactNode;
}

/** A form in a dialog, with the failure of its call above the fields. */
export function FormDialog(props: FormDialogProps): JSX.Element {
  const { title, onClose, onSubmit, action, variant = 'primary', busy, failure, footer, children } = props;
  const t = useText();
  const id = useId();
  const buttons = (
    <>
      <Button onClick={onClose}>{t('LBL_CANCEL')}</Button>
      <Button type="submit" form={id} variant={variant} busy={busy}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} width={440} footer={footer ?? buttons}>
      <form
        id={id}
        noValidate
        className="ac-form"
        autoComplete={props.autoComplete}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <FailureBanner failure={failure} onRetry={onSubmit} />
        {children}
      </form>
    </Dialog>
  );
}
