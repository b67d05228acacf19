import type { ApprovalItem } from 'shared-client/approvals';
import type { Translate } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import { formatDate } from '../../page/formats.ts';

/** Why nobody may be there to decide on an item; undefined if somebody is (docs: approvals#approver-away). */
export function absenceText(
  t: Translate,
  { absence, waitsFor, lastSeen }: Pick<ApprovalItem, 'absence' | 'waitsFor' | 'lastSeen'>,
): string | undefined {
  if (absence === null) return undefined;
  if (absence === 'left') return t('LBL_MARK_APPROVER_LEFT');
  const names = formatFacts(waitsFor);
  return lastSeen === null
    ? t('LBL_MARK_APPROVER_NEVER', { names })
    : t('LBL_MARK_APPROVER_AWAY', { names, date: formatDate(lastSeen.slice(0, 10)) });
}
