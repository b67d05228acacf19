import '../../../texts/manager.ts';
import type { ApprovalItem } from 'shared-client/approvals';
import { changeEngagementManager, findEngagementManagers } from 'shared-client/engagements';
import { notifications, useText } from 'shared-session';
import { readApprovalsAnew } from '../../../state/read-anew.ts';
import { formatCount } from '../../page/formats.ts';
import { refusalText } from '../../page/refusal-text.ts';
import { PersonDialog } from '../../record/person-dialog.tsx';

interface ManagerDialogProps {
  readonly item: ApprovalItem;
  readonly onClose: () => void;
}

/** Gives the engagement of an item to another manager, with everything that waits for its present one. */
export function ManagerDialog({ item, onClose }: ManagerDialogProps) {
  const t = useText();
  const { engagementId, jobTitle, reqName } = item;
  const engagement = [jobTitle, reqName].filter(Boolean).join(' · ');
  return (
    <PersonDialog
      title={t('LBL_NEW_MANAGER_OF', { engagement })}
      label={t('LBL_AP_MANAGER')}
      confirmLabel={t('LBL_GIVE_ENGAGEMENT')}
      search={async (text, signal) =>
        (await findEngagementManagers(engagementId, text, { signal })).map(({ userId, name }) => ({
          value: String(userId),
          label: name,
        }))
      }
      onClose={onClose}
      onChoose={async (userId) => {
        try {
          const { manager, waiting } = await changeEngagementManager(engagementId, userId);
          const message = t('MSG_ENGAGEMENT_GIVEN', { name: manager.name, count: formatCount(waiting) });
          notifications.notify({ style: 'success', message });
          onClose();
          await readApprovalsAnew();
        } catch (error) {
          notifications.notify({ style: 'error', message: refusalText(t, error) });
        }
      }}
    />
  );
}
