import type { JSX, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { useWidgetText } from '../internal/texts/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { Dialog } from './dialog.tsx';

export interface InformationRow {
  label: string;
  /** A missing value shows as a dash. */
  value: ReactNode;
}

export interface InformationDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Undefined while the facts load. */
  rows: readonly InformationRow[] | undefined;
  /** The error text, shown instead of the rows. */
  error?: string | undefined;
  /** With an error: loads the facts again. */
  onRetry?: (() => void) | undefined;
}

/** Read-only facts, 750 px wide: Work Period and Overtime Rule (docs: widgets#work-period-dialog, widgets#overtime-rule-dialog). */
export function InformationDialog({ open, onClose, title, rows, error, onRetry }: InformationDialogProps): JSX.Element {
  const text = useWidgetText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      width={750}
      closeOnBackdrop
      footer={<Button onClick={onClose}>{text('LBL_CLOSE')}</Button>}
    >
      {error !== undefined ? (
        <div role="alert">
          <p>{error}</p>
          {onRetry === undefined ? null : (
            <p className="wd:mt-3">
              <Button icon="refresh" onClick={onRetry}>
                {text('LBL_RETRY')}
              </Button>
            </p>
          )}
        </div>
      ) : rows === undefined ? (
        <Skeleton lines={5} label={text('LBL_LOADING')} />
      ) : (
        <dl className="wd-facts">
          {rows.map((row) => (
            <div key={row.label}>
              <dt>{row.label}</dt>
              <dd>{row.value === '' || row.value === null || row.value === undefined ? '–' : row.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
}
