import { ConfirmDialog } from 'mfe_widgets/dialog';
import { type ReactNode, useState } from 'react';
import { randomId } from 'shared-client/random-id';
import { notifications, useText } from 'shared-session';
import { refusalText } from './refusal-text.ts';

interface AskOnceProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly danger?: boolean;
  /** The message after the call has succeeded. */
  readonly done: string;
  /** Pressing again, also after a broken connection, passes the same key. */
  readonly call: (idempotencyKey: string) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks for confirmation and makes the call, then shows that it is done, or why it failed. After a failure the dialog stays open. */
export function AskOnce({ title, confirmLabel, danger = false, done, call, onClose, children }: AskOnceProps) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [key] = useState(randomId);
  const confirm = async () => {
    setBusy(true);
    try {
      await call(key);
      notifications.notify({ style: 'success', message: done });
      onClose();
    } catch (error) {
      setBusy(false);
      notifications.notify({ style: 'error', message: refusalText(t, error) });
    }
  };
  return (
    <ConfirmDialog
      open
      kind="warning"
      title={title}
      confirmLabel={confirmLabel}
      danger={danger}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      {children}
    </ConfirmDialog>
  );
}
