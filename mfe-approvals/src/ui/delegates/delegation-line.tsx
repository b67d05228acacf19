import { Button } from 'mfe_widgets/button';
import { Chip } from 'mfe_widgets/chip';
import type { Delegation } from 'shared-client/delegates';
import { useText } from 'shared-session';
import { hrefOf } from 'shared-session/routing';
import { formatRange } from '../page/formats.ts';

const TONES = { active: 'success', upcoming: 'info', ended: 'default' } as const;

/** The page where each permission is used. The first permission of a delegation decides. */
const PATHS = [
  ['BILLING_APPROVAL', '/manager/time-and-billing'],
  ['REQUISITION_APPROVAL', '/manager/approvals'],
  ['REQUEST_CREATION', '/manager/approvals'],
] as const;

interface DelegationLineProps {
  readonly delegation: Delegation;
  /** Only for the reader's own delegates. */
  readonly onEnd?: () => void;
}

/** A delegation: the other person, the permissions, the first and the last day, and whether it is in force. */
export function DelegationLine({ delegation, onEnd }: DelegationLineProps) {
  const t = useText();
  const { person, permissions, startDate, endDate, state } = delegation;
  const path = PATHS.find(([permission]) => permissions.includes(permission))?.[1];
  return (
    <li className="ap-line ap-delegation">
      <span className="ap-line-text">
        <b>{person.name}</b>
        <small>{permissions.map((one) => t(`LBL_PERMISSION_${one}`)).join(' · ')}</small>
      </span>
      <span className="ap-quiet ap-line-period">{formatRange(startDate, endDate)}</span>
      <Chip tone={TONES[state]}>{t(`LBL_STATE_${state.toUpperCase()}`)}</Chip>
      <span className="ap-delegation-act">
        {onEnd && state !== 'ended' ? (
          <Button size="small" aria-label={t('LBL_END_DELEGATION_OF', { name: person.name })} onClick={onEnd}>
            {t('LBL_END_DELEGATION')}
          </Button>
        ) : null}
        {!onEnd && state === 'active' && path !== undefined ? (
          <a className="ap-link" href={hrefOf(`${path}?for=${person.userId}`)}>
            {t('LBL_SHOW_WHAT_WAITS')}
          </a>
        ) : null}
      </span>
    </li>
  );
}
