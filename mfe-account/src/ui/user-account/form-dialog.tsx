import { FormDialog as WidgetFormDialog, type FormDialogProps as WidgetProps } from 'mfe_widgets/dialog';
import type { JSX } from 'react';
import type { Failure } from '../../domain/failure.ts';
import { FailureBanner } from '../failure-banner.tsx';

interface FormDialogProps extends WidgetProps {
  readonly failure: Failure | undefined;
}

/** A form in a dialog, with the failure of its call above the fields. */
export function FormDialog({ failure, children, ...form }: FormDialogProps): JSX.Element {
  return (
    <WidgetFormDialog width={440} {...form}>
      <div className="ac-form">
        <FailureBanner failure={failure} onRetry={form.onSubmit} />
        {children}
      </div>
    </WidgetFormDialog>
  );
}
