import type { RecordLine, RecordView } from 'shared-client/schema/records';
import { type Translate, useText } from 'shared-session';
import { formatDate } from '../page/formats.ts';
import { KIND_LABELS } from '../record/labels.ts';
import { Outline } from '../record/outline.tsx';
import { RecordStatusChip } from '../record/record-status.tsx';
import { dateOf, dueOf, formatDaysAway, formatWaiting } from '../record/record-times.ts';
import { DecideButtons, type DecidesRows } from './decide-buttons.tsx';

type Column = import('mfe_widgets/data-table').DataColumn<RecordLine>;

interface ShownRecords extends DecidesRows {
  readonly tab: RecordView;
  /** Whether there is space for the manager. */
  readonly wide: boolean;
  /** Whether the buttons have words. */
  readonly words: boolean;
}

/** The columns of a list of records. */
export function recordColumns(t: Translate, shown: ShownRecords): readonly Column[] {
  const { tab, wide, words } = shown;
  const subject: Column = {
    id: 'title',
    title: t('LBL_RECORD'),
    width: '3fr',
    minWidth: 200,
    onCard: 'title',
    cell: (record) => (
      <span className="ap-cell">
        <span className="ap-cut" dir="auto">
          <b>{record.title}</b>{' '}
          <span className="ap-quiet">
            {[record.number, tab === 'ALL' || tab === 'HISTORY' ? t(KIND_LABELS[record.kind]) : null]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <Outline record={record} />
      </span>
    ),
  };
  const manager: Column = {
    id: 'manager',
    title: t('LBL_AP_MANAGER'),
    width: '1fr',
    minWidth: 140,
    onCard: 'none',
    cell: (record) => (
      <span className="ap-cut" dir="auto">
        {record.manager.name}
      </span>
    ),
  };
  if (tab === 'HISTORY')
    return [
      subject,
      {
        id: 'status',
        title: t('LBL_AP_STATUS'),
        width: 128,
        onCard: 'end',
        cell: ({ status }) => <RecordStatusChip status={status} />,
      },
      manager,
      {
        id: 'submitted',
        title: t('LBL_AP_SUBMITTED'),
        width: 112,
        cell: ({ submittedAt }) => (submittedAt === null ? '–' : formatDate(dateOf(submittedAt))),
      },
    ];
  const due: Column = {
    id: 'due',
    title: t('LBL_DUE'),
    width: wide ? 104 : 96,
    minWidth: 96,
    cell: (record) => <DueDate record={record} />,
  };
  const waiting: Column = {
    id: 'waiting',
    title: t('LBL_WAITING_TIME'),
    width: 92,
    minWidth: 84,
    cell: ({ waitingSince }) => (waitingSince === null ? '–' : formatWaiting(waitingSince, new Date())),
  };
  const step: Column = {
    id: 'step',
    title: t('LBL_STEP'),
    width: '1fr',
    minWidth: wide ? 160 : 148,
    cell: (record) => {
      if (record.step === null) return <RecordStatusChip status={record.status} />;
      const { at, of, name } = record.step;
      return (
        <span className="ap-cell">
          <span className="ap-cut" dir="auto">
            {t('LBL_STEP_OF', { at, of, name })}
          </span>
          {wide ? null : <Narrow record={record} tab={tab} />}
        </span>
      );
    },
  };
  const assignee: Column = {
    id: 'assignee',
    title: t('LBL_ASSIGNED_TO'),
    width: '1fr',
    minWidth: 128,
    cell: (record) => (
      <span className={record.assignee ? 'ap-cut' : 'ap-cut ap-warn'}>
        {record.assignee?.name ?? t('LBL_NOBODY_YET')}
      </span>
    ),
  };
  const decide: Column = {
    id: 'decide',
    title: t('LBL_DECISION'),
    width: words ? 204 : 92,
    minWidth: 92,
    cell: (record) => <DecideButtons {...shown} record={record} />,
  };
  if (!wide) return [subject, due, step, decide];
  return [subject, due, waiting, step, manager, ...(tab === 'REQUEST' ? [assignee] : []), decide];
}

function DueDate({ record }: { readonly record: RecordLine }) {
  const due = dueOf(record, new Date());
  if (due === null) return '–';
  return (
    <span className="ap-due" data-late={due.days < 0}>
      <span>{formatDate(due.date)}</span> <small>{formatDaysAway(due.days)}</small>
    </span>
  );
}

/** The waiting time and the assignee, which have no columns in a narrow list. */
function Narrow({ record, tab }: { readonly record: RecordLine; readonly tab: RecordView }) {
  const t = useText();
  const { waitingSince, assignee } = record;
  return (
    <>
      {waitingSince === null ? null : (
        <small className="ap-cut ap-hint">
          {t('LBL_WAITING_TIME')} {formatWaiting(waitingSince, new Date())}
        </small>
      )}
      {tab === 'REQUEST' ? <small className="ap-cut ap-hint">{assignee?.name ?? t('LBL_NOBODY_YET')}</small> : null}
    </>
  );
}
