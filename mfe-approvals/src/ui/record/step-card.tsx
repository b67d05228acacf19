import { Button } from 'mfe_widgets/button';
import { Chip } from 'mfe_widgets/chip';
import { useState } from 'react';
import type { ApprovalRecord } from 'shared-client/schema/records';
import { nameFor, notifications, useText } from 'shared-session';
import { formatMoment } from 'shared-session/moments';
import { type Approver, type ChainStep, isStepDone, removeApprover } from 'shared-validators/record-approval';
import { findRecordPeople } from '../../state/record-queries.ts';
import { APPROVER_LABELS } from './labels.ts';
import { PersonDialog } from './person-dialog.tsx';
import { useChange } from './use-change.ts';

interface StepCardProps {
  readonly record: ApprovalRecord;
  readonly step: ChainStep;
  /** The index of the step, from 0. */
  readonly at: number;
  readonly onBehalfOf: number | null;
}

const TONES = {
  waiting: 'info',
  approved: 'success',
  rejected: 'error',
  passed: 'default',
  before: 'success',
} as const;

/** A step: its approvers, their decisions, and the actions to add, remove or remind an approver. */
export function StepCard({ record, step, at, onBehalfOf }: StepCardProps) {
  const t = useText();
  const { busy, change } = useChange(record, onBehalfOf);
  const [adds, setAdds] = useState(false);
  const isCurrent = record.step?.at === at + 1;
  const may = (action: ApprovalRecord['actions'][number]) => record.actions.includes(action);
  const open = record.status === 'Pending' && !isStepDone(step);
  const remind = async ({ userId, name }: Approver) => {
    if (await change({ change: 'remind', userId }))
      notifications.notify({ style: 'success', message: t('MSG_REMINDED', { name }) });
  };
  const remove = async ({ userId, name }: Approver) => {
    if (await change({ change: 'remove-approver', step: at, userId }))
      notifications.notify({ style: 'success', message: t('MSG_APPROVER_REMOVED', { name }) });
  };
  return (
    <li className="ap-card ap-step" {...(isCurrent ? { 'aria-current': 'step' as const } : {})}>
      <div className="ap-step-head">
        <h2>
          {at + 1}. {step.name}
        </h2>
        <span className="ap-quiet">{t(step.mode === 'all' ? 'LBL_STEP_ALL' : 'LBL_STEP_ANY')}</span>
        {open && may('add-approver') ? (
          <Button
            size="small"
            icon="plus"
            aria-label={t('LBL_ADD_APPROVER_TO', { name: step.name })}
            onClick={() => setAdds(true)}
          >
            {t('LBL_ADD_APPROVER')}
          </Button>
        ) : null}
      </div>
      <ul>
        {step.approvers.map((one) => (
          <li key={one.userId} className="ap-line ap-approver">
            <span className="ap-line-text">
              <b>{one.name}</b>
              <small>{saidOf(one)}</small>
            </span>
            <Chip tone={isCurrent || one.state !== 'waiting' ? TONES[one.state] : 'default'}>
              {t(one.state === 'waiting' && !isCurrent ? 'LBL_APPROVER_LATER' : APPROVER_LABELS[one.state])}
            </Chip>
            {open && one.state === 'waiting' ? (
              <span className="ap-actions">
                {isCurrent && record.heldMilliseconds === 0 && may('remind') ? (
                  <Button
                    size="small"
                    busy={busy}
                    aria-label={t('LBL_REMIND_WHO', { name: one.name })}
                    onClick={() => void remind(one)}
                  >
                    {t('LBL_REMIND')}
                  </Button>
                ) : null}
                {may('remove-approver') && removeApprover(record.chain, at, one.userId) ? (
                  <Button
                    size="small"
                    variant="quiet"
                    busy={busy}
                    aria-label={t('LBL_AP_REMOVE_ITEM', { label: one.name })}
                    onClick={() => void remove(one)}
                  >
                    {t('LBL_AP_REMOVE')}
                  </Button>
                ) : null}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {adds ? (
        <PersonDialog
          title={t('LBL_ADD_APPROVER_TO', { name: step.name })}
          label={t('LBL_APPROVER')}
          confirmLabel={t('LBL_ADD_APPROVER')}
          search={findRecordPeople(record.recordId, onBehalfOf)}
          onClose={() => setAdds(false)}
          onChoose={async (userId) => {
            if (await change({ change: 'add-approver', step: at, userId })) setAdds(false);
          }}
        />
      ) : null}
    </li>
  );

  function saidOf({ name, decidedAt, decidedBy, remindedAt, state }: Approver): string {
    if (decidedAt !== null)
      return [decidedBy === null ? null : nameFor(t, decidedBy, name), formatMoment(decidedAt)]
        .filter(Boolean)
        .join(' · ');
    if (remindedAt !== null && state === 'waiting') return t('LBL_REMINDED_AT', { when: formatMoment(remindedAt) });
    return '';
  }
}
