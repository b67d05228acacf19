import { Button } from 'mfe_widgets/button';
import { useState } from 'react';
import type { RecordLine } from 'shared-client/schema/records';
import { notifications, useText } from 'shared-session';
import { assign, findRecordPeople } from '../../state/record-queries.ts';
import { refusalText } from '../page/refusal-text.ts';
import { PersonDialog } from '../record/person-dialog.tsx';

interface AssignBarProps {
  readonly chosen: readonly RecordLine[];
  readonly onDone: () => void;
}

/** Assigns the selected requests to a person; all of them or none. */
export function AssignBar({ chosen, onDone }: AssignBarProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const able = chosen.filter(({ actions }) => actions.includes('assign'));
  const [first] = able;
  const send = async (assigneeId: number, name: string) => {
    try {
      await assign({ assigneeId, requests: able.map(({ recordId: id, version }) => ({ id, version })) });
      notifications.notify({ style: 'success', message: t('MSG_ASSIGNED', { count: able.length, name }) });
      setOpen(false);
      onDone();
    } catch (error) {
      notifications.notify({ style: 'error', message: refusalText(t, error) });
    }
  };
  return (
    <div className="ap-selection" data-chosen={chosen.length > 0}>
      <p aria-live="polite">
        {chosen.length > 0 ? (
          <>
            <b>{t('LBL_SELECTED_COUNT', { count: chosen.length })}</b>
            {able.length < chosen.length ? (
              <span className="ap-warn">{t('MSG_NOT_TO_ASSIGN', { count: chosen.length - able.length })}</span>
            ) : null}
          </>
        ) : (
          <span className="ap-quiet">{t('MSG_CHOOSE_TO_ASSIGN')}</span>
        )}
      </p>
      <Button icon="user" disabled={!first} onClick={() => setOpen(true)}>
        {t('LBL_ASSIGN')}
      </Button>
      {open && first ? (
        <PersonDialog
          title={t('LBL_ASSIGN_COUNT', { count: able.length })}
          label={t('LBL_ASSIGNED_TO')}
          confirmLabel={t('LBL_ASSIGN')}
          search={findRecordPeople(first.recordId)}
          onClose={() => setOpen(false)}
          onChoose={send}
        />
      ) : null}
    </div>
  );
}
