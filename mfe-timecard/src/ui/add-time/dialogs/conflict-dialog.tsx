import { Button } from 'mfe_widgets/button';
import { Dialog } from 'mfe_widgets/dialog';
import { useState } from 'react';
import { CallError } from 'shared-client';
import { type EditMetadata, getBillingEditMetadata } from 'shared-client/billing';
import { notifications, useText } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import { formatMoment } from 'shared-session/moments';
import { daysThatSayMore } from '../../../domain/conflict/adds-nothing.ts';
import { differingDays } from '../../../domain/conflict/differences.ts';
import { entriesAsText, type WrittenForm } from '../../../domain/conflict/entries-as-text.ts';
import { isEditable } from '../../../domain/form/editable.ts';
import type { TimecardForm } from '../../../domain/form/timecard-form.ts';
import { formOf } from '../../../domain/mapping/metadata-to-form.ts';
import { adopt } from '../../../state/add-time/timecard-store.ts';
import { callErrorKey } from '../../page/call-error-text.ts';
import { copyText } from '../copy-text.ts';
import type { Merging } from '../merge/merge-request.ts';
import { useTimecardStore } from '../timecard-context.tsx';
import { DifferenceTable } from './difference-table.tsx';

interface ConflictDialogProps {
  readonly open: boolean;
  readonly merge: Merging['merge'];
  readonly onClose: () => void;
  /** The person replaced their own entries by the server's. */
  readonly onTaken: () => void;
}

/** The server's version, if it can no longer be changed. */
interface Closed {
  readonly metadata: EditMetadata;
  readonly form: TimecardForm;
}

/**
 * Shown when another user changed the item: loads their version and merges it with the entries here. A timecard that was submitted in the
 * meantime can only be taken as it is.
 */
export function ConflictDialog({ open, merge, onClose, onTaken }: ConflictDialogProps) {
  const t = useText();
  const store = useTimecardStore();
  const [closed, setClosed] = useState<Closed | null>(null);
  const [busy, setBusy] = useState(false);
  const { form: mine, pristine, rules } = store.getState();
  const mergeWith = (metadata: EditMetadata, theirs: TimecardForm) => {
    const { form, pristine } = store.getState();
    const { lastChangedBy: who, lastChangedAt: at } = metadata;
    const when = at ? formatMoment(at) : '';
    merge({
      forms: { base: pristine, mine: form, theirs },
      step: 'ACTION_MERGE',
      title: t('LBL_COMPARE'),
      theirs: who ? formatFacts([who, when]) : t('LBL_TC_THEIRS'),
      receipt: who ? t('LBL_MERGED', { who, when }) : t('LBL_COMPARE'),
      // Undo restores the earlier base. Saving it is a conflict again and overwrites nothing.
      ground: { metadata, pristine: theirs },
    });
    onClose();
  };
  const refresh = async () => {
    const { metadata } = store.getState();
    setBusy(true);
    try {
      const date = metadata.selectedDate ?? metadata.periodStartDate;
      const fresh = await getBillingEditMetadata(metadata.billingItemId, {
        engagementId: metadata.engagementId,
        ...(metadata.billingItemId === 0 ? { selectedDate: date } : {}),
      });
      const form = formOf(fresh, rules);
      if (isEditable(fresh.status, fresh.rejectionKind)) mergeWith(fresh, form);
      else setClosed({ metadata: fresh, form });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      notifications.notify({ style: 'error', message: t(callErrorKey(error)) });
    } finally {
      setBusy(false);
    }
  };
  const take = () => {
    if (!closed) return;
    adopt(store, closed.metadata, closed.form);
    onTaken();
    setClosed(null);
    onClose();
  };
  // The entries made here that the server's version does not have and that taking it would lose.
  const lost = closed ? entriesAsText(entered(mine, pristine)) : '';
  return (
    <>
      <Dialog
        open={open && !closed}
        onClose={onClose}
        role="alertdialog"
        title={t('LBL_COMPARE')}
        width={443}
        footer={
          <Button variant="primary" icon="refresh" busy={busy} onClick={() => void refresh()}>
            {t('LBL_TC_REFRESH')}
          </Button>
        }
      >
        <p>{t('ERR_CONFLICT')}</p>
        <p>{t('MSG_CONFLICT_KEEP')}</p>
      </Dialog>
      <Dialog
        open={open && closed !== null}
        onClose={onClose}
        title={t('LBL_COMPARE')}
        width={750}
        footer={
          <>
            {lost === '' ? null : <Button onClick={() => void copyText(t, lost)}>{t('LBL_COPY')}</Button>}
            <Button onClick={take}>{t('LBL_TC_TAKE_THEIRS')}</Button>
          </>
        }
      >
        <p>{t('MSG_READ_ONLY', { status: closed?.metadata.status ?? '' })}</p>
        {closed ? (
          <DifferenceTable keys={differingDays(mine, closed.form)} mine={mine} theirs={closed.form} rules={rules} />
        ) : null}
        {lost === '' ? null : (
          <>
            <p>{t('MSG_CLOSED_COPY')}</p>
            <pre className="tc-draft-text">{lost}</pre>
          </>
        )}
      </Dialog>
    </>
  );
}

/** The days, and the allocations of the whole item, that were changed here. */
const entered = (mine: TimecardForm, began: TimecardForm): WrittenForm => ({
  days: daysThatSayMore(mine, began),
  allocations: mine.allocations === began.allocations ? [] : mine.allocations,
});
