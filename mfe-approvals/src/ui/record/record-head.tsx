import { Button } from 'mfe_widgets/button';
import { ConfirmDialog } from 'mfe_widgets/dialog';
import { SearchBar, type SearchOption } from 'mfe_widgets/search-bar';
import { Select } from 'mfe_widgets/select';
import { useState } from 'react';
import type { ApprovalRecord } from 'shared-client/schema/records';
import { currentUser, notifications, useText } from 'shared-session';
import { navigate } from 'shared-session/routing';
import { staysWith } from 'shared-validators/record-approval';
import { useStore } from 'zustand';
import { findRecordPeople } from '../../state/record-queries.ts';
import { formatDate } from '../page/formats.ts';
import { KIND_LABELS, STATUS_LABELS } from './labels.ts';
import { RecordStatusChip } from './record-status.tsx';
import { dateOf } from './record-times.ts';
import { useChange } from './use-change.ts';

/** The statuses that can be set, with the action for each. */
const SET = [
  ['reopen', 'Draft'],
  ['cancel', 'Cancelled'],
] as const;

interface RecordHeadProps {
  readonly record: ApprovalRecord;
  readonly onBehalfOf: number | null;
}

/** Title and status. The record's manager changes its status and manager here, and saves both together. */
export function RecordHead({ record, onBehalfOf }: RecordHeadProps) {
  const t = useText();
  const own = useStore(currentUser, ({ user }) => user?.userId ?? 0);
  const { busy, change } = useChange(record, onBehalfOf);
  const managerNow = { value: String(record.manager.userId), label: record.manager.name };
  const [action, setAction] = useState<'' | 'reopen' | 'cancel'>('');
  const [manager, setManager] = useState<SearchOption>(managerNow);
  const [warns, setWarns] = useState(false);
  const managerId = Number(manager.value);
  const isNewManager = managerId !== record.manager.userId;
  const approverIds = record.chain.flatMap(({ approvers }) => approvers.map(({ userId }) => userId));
  const reader = onBehalfOf ?? own;
  const seesAll = record.actions.includes('approve-entire');
  const leaves =
    isNewManager &&
    !seesAll &&
    !staysWith(
      reader,
      { requesterId: record.requester.userId, assigneeId: record.assignee?.userId ?? null, approverIds },
      managerId,
    );
  const choices = SET.filter(([one]) => record.actions.includes(one));
  const mayGive = record.actions.includes('change-manager');

  const save = async () => {
    setWarns(false);
    let { version } = record;
    if (action !== '') {
      const changed = await change({ change: action });
      if (!changed) return;
      version = changed.version;
    }
    if (isNewManager && !(await change({ change: 'change-manager', userId: managerId }, version))) return;
    notifications.notify({ style: 'success', message: t('MSG_AP_SAVED') });
    if (leaves) navigate('/manager/approvals');
  };
  return (
    <header className="ap-card ap-pad ap-record-head">
      <div className="ap-record-title">
        <h1>{record.title}</h1>
        <RecordStatusChip status={record.status} />
        <p className="ap-quiet">
          {[
            record.number,
            t(KIND_LABELS[record.kind]),
            t('LBL_REQUESTED_BY', { name: record.requester.name }),
            record.submittedAt === null ? null : formatDate(dateOf(record.submittedAt)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {choices.length === 0 && !mayGive ? null : (
        <form
          className="ap-record-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (leaves) setWarns(true);
            else void save();
          }}
        >
          <Select
            label={t('LBL_AP_STATUS')}
            value={action}
            options={[
              { value: '', label: t(STATUS_LABELS[record.status]) },
              ...choices.map(([value, label]) => ({ value, label: t(STATUS_LABELS[label]) })),
            ]}
            onChange={(chosen) => setAction(choices.find(([one]) => one === chosen)?.[0] ?? '')}
          />
          <SearchBar
            label={t('LBL_AP_MANAGER')}
            value={manager}
            minimumCharacters={0}
            dropdown
            disabled={!mayGive}
            search={findRecordPeople(record.recordId, onBehalfOf)}
            onSelect={setManager}
          />
          <Button type="submit" busy={busy} disabled={action === '' && !isNewManager}>
            {t('LBL_SAVE_CHANGE_STATUS')}
          </Button>
        </form>
      )}
      <ConfirmDialog
        open={warns}
        kind="warning"
        title={t('LBL_MANAGER_CHANGED')}
        confirmLabel={t('LBL_CONTINUE')}
        onCancel={() => setWarns(false)}
        onConfirm={() => void save()}
      >
        {t('MSG_MANAGER_CHANGED', { name: manager.label })}
      </ConfirmDialog>
    </header>
  );
}
