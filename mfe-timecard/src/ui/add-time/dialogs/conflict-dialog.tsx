import { Button } from 'mfe_widgets/button';
import { Dialog } from 'mfe_widgets/dialog';
import { useState } from 'react';
import { CallError } from 'shared-client';
import { type EditMetadata, getBillingEditMetadata } from 'shared-client/billing';
import { notifications, useText } from 'shared-session';
import { differingDays, keepMine } from '../../../domain/conflict/differences.ts';
import { isEditable } from '../../../domain/form/editable.ts';
import type { TimecardForm } from '../../../domain/form/timecard-form.ts';
import { formOf } from '../../../domain/mapping/metadata-to-form.ts';
import { adopt } from '../../../state/add-time/timecard-store.ts';
import { callErrorKey } from '../../page/call-error-text.ts';
import { useTimecardStore } from '../timecard-context.tsx';
import { DifferenceTable } from './difference-table.tsx';

/** Somebody else changed the item: says so, then shows what differs and lets the person keep their entries. */
export function ConflictDialog({
  open,
  onClose,
  onTaken,
}: {
  open: boolean;
  onClose: () => void;
  /** The person gave their own entries up for the server's. */
  onTaken: () => void;
}) {
  const t = useText();
  const store = useTimecardStore();
  const [server, setServer] = useState<{ metadata: EditMetadata; form: TimecardForm } | null>(null);
  const [busy, setBusy] = useState(false);
  const { form: mine, rules } = store.getState();
  const refresh = async () => {
    const { metadata } = store.getState();
    setBusy(true);
    try {
      const date = metadata.selectedDate ?? metadata.periodStartDate;
      const fresh = await getBillingEditMetadata(metadata.billingItemId, {
        engagementId: metadata.engagementId,
        ...(metadata.billingItemId === 0 ? { selectedDate: date } : {}),
      });
      setServer({ metadata: fresh, form: formOf(fresh, rules) });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      notifications.notify({ style: 'error', message: t(callErrorKey(error)) });
    } finally {
      setBusy(false);
    }
  };
  const resolve = (keep: boolean) => {
    if (!server) return;
    adopt(store, server.metadata, server.form);
    if (keep) store.setState({ form: keepMine(mine, server.form) });
    else onTaken();
    setServer(null);
    onClose();
  };
  const editable = server ? isEditable(server.metadata.status) : true;
  return (
    <>
      <Dialog
        open={open && !server}
        onClose={onClose}
        role="alertdialog"
        title={t('LBL_COMPARE')}
        width={443}
        footer={
          <Button variant="primary" icon="refresh" busy={busy} onClick={() => void refresh()}>
            {t('LBL_REFRESH')}
          </Button>
        }
      >
        <p>{t('ERR_CONFLICT')}</p>
        <p>{t('MSG_CONFLICT_KEEP')}</p>
      </Dialog>
      <Dialog
        open={open && server !== null}
        onClose={onClose}
        title={t('LBL_COMPARE')}
        width={750}
        footer={
          <>
            <Button onClick={() => resolve(false)}>{t('LBL_TAKE_THEIRS')}</Button>
            {editable ? (
              <Button variant="primary" onClick={() => resolve(true)}>
                {t('LBL_KEEP_MINE')}
              </Button>
            ) : null}
          </>
        }
      >
        <p>{t(editable ? 'MSG_COMPARE' : 'MSG_READ_ONLY', { status: server?.metadata.status ?? '' })}</p>
        {server ? (
          <DifferenceTable keys={differingDays(mine, server.form)} mine={mine} theirs={server.form} rules={rules} />
        ) : null}
      </Dialog>
    </>
  );
}
