import type { RefObject } from 'react';
import type { ApprovalItem } from 'shared-client/approvals';
import type { Translate } from 'shared-session';
import type { ListState } from '../../../domain/list-state.ts';

/** The list of a row, and the callbacks of its actions. */
export interface ActsOnItems {
  readonly state: ListState;
  readonly onApprove: (item: ApprovalItem) => void;
  readonly onReject: (item: ApprovalItem) => void;
  readonly onChange: (state: ListState) => void;
}

/** The actions of an item's menu. */
export function actionsOf(item: ApprovalItem, t: Translate, latest: RefObject<ActsOnItems>) {
  const narrow = (change: Partial<ListState>) =>
    latest.current.onChange({ ...latest.current.state, page: 0, ...change });
  const decisions = [
    {
      id: 'approve',
      label: t('LBL_APPROVE'),
      icon: 'check' as const,
      shortcut: 'A',
      onSelect: () => latest.current.onApprove(item),
    },
    {
      id: 'reject',
      label: t('LBL_REJECT'),
      icon: 'close' as const,
      shortcut: 'R',
      danger: true,
      onSelect: () => latest.current.onReject(item),
    },
  ];
  return [
    ...(item.mayDecide ? decisions : []),
    {
      id: 'worker',
      label: t('LBL_ONLY_WORKER'),
      icon: 'user' as const,
      onSelect: () => narrow({ workerId: item.workerId }),
    },
    {
      id: 'engagement',
      label: t('LBL_ONLY_ENGAGEMENT'),
      icon: 'briefcase' as const,
      onSelect: () => narrow({ engagementId: item.engagementId }),
    },
  ];
}
