import { Button } from 'mfe_widgets/button';
import { ConfirmDialog } from 'mfe_widgets/dialog';
import { EmptyState } from 'mfe_widgets/empty-state';
import { useState } from 'react';
import type { ApprovalRecord } from 'shared-client/schema/records';
import { notifications, useText } from 'shared-session';
import { Comments } from './comments.tsx';
import { StepCard } from './step-card.tsx';
import { useChange } from './use-change.ts';

interface ApprovalsProps {
  readonly record: ApprovalRecord;
  readonly onBehalfOf: number | null;
}

/** The steps of an approval in their order, with their actions and comments. */
export function Approvals({ record, onBehalfOf }: ApprovalsProps) {
  const t = useText();
  const { busy, change } = useChange(record, onBehalfOf);
  const [restarts, setRestarts] = useState(false);
  const may = (action: ApprovalRecord['actions'][number]) => record.actions.includes(action);
  const begin = async (what: 'submit' | 'restart') => {
    setRestarts(false);
    if (await change({ change: what }))
      notifications.notify({
        style: 'success',
        message: t(what === 'submit' ? 'MSG_RECORD_SUBMITTED' : 'MSG_RECORD_RESTARTED'),
      });
  };
  return (
    <div className="ap-stack ap-panel">
      {record.chain.length === 0 ? (
        <EmptyState
          icon="clock"
          title={t('MSG_NOT_SUBMITTED')}
          action={
            may('submit') ? (
              <Button variant="primary" busy={busy} onClick={() => void begin('submit')}>
                {t('LBL_AP_SUBMIT_FOR_APPROVAL')}
              </Button>
            ) : null
          }
        >
          {t('MSG_NOT_SUBMITTED_WHY')}
        </EmptyState>
      ) : (
        <ol className="ap-steps">
          {record.chain.map((step, at) => (
            <StepCard
              // Two steps may have the same name.
              key={[step.name, ...step.approvers.map(({ userId }) => userId)].join(' ')}
              record={record}
              step={step}
              at={at}
              onBehalfOf={onBehalfOf}
            />
          ))}
        </ol>
      )}
      {may('restart') ? (
        <div className="ap-actions">
          <Button icon="refresh" busy={busy} onClick={() => setRestarts(true)}>
            {t('LBL_RESTART_APPROVAL')}
          </Button>
        </div>
      ) : null}
      <Comments record={record} onBehalfOf={onBehalfOf} />
      <ConfirmDialog
        open={restarts}
        title={t('LBL_RESTART_APPROVAL')}
        confirmLabel={t('LBL_RESTART_APPROVAL')}
        onCancel={() => setRestarts(false)}
        onConfirm={() => void begin('restart')}
      >
        {t('MSG_RESTART_APPROVAL')}
      </ConfirmDialog>
    </div>
  );
}
