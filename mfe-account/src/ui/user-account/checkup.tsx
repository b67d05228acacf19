import { Icon } from 'mfe_widgets/icon';
import type { JSX } from 'react';
import { useText } from 'shared-session';
import { checkup } from '../../domain/checkup.ts';
import { useAccount } from './account-context.ts';
import { Panel } from './row.tsx';

/** The security steps, with those that are already done. */
export function Checkup(): JSX.Element {
  const t = useText();
  const contacts = useAccount(({ account }) => account?.contacts.length ?? 0);
  const hasSecondFactor = useAccount(({ account }) =>
    Boolean(account?.authenticatorSince ?? account?.contactStepSince),
  );
  const sessions = useAccount((state) => state.sessions.length);
  return (
    <Panel title={t('LBL_CHECKUP')}>
      <ul className="ac-checks">
        {checkup({ contacts, sessions, hasSecondFactor }).map(({ label, isDone }) => (
          <li key={label} data-done={isDone || undefined}>
            <Icon name={isDone ? 'check-circle' : 'minus'} />
            <span aria-hidden="true">{t(label)}</span>
            <span className="ac-unseen">{t(isDone ? 'LBL_CHECK_DONE' : 'LBL_CHECK_OPEN', { what: t(label) })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
