import { Button } from 'mfe_widgets/button';
import { Chip } from 'mfe_widgets/chip';
import { Skeleton } from 'mfe_widgets/skeleton';
import { type JSX, useState } from 'react';
import type { AdministrationAction, ManagedUserRecord } from 'shared-client/administration';
import { useText } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import { PageNotFound, type PageProps } from 'shared-session/routing';
import { actionLabel, typeLabel } from '../../domain/user-administration.ts';
import { type AdministrationCalls, administrationCalls } from '../../state/administration-calls.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { useInstant } from '../user-account/use-instant.ts';
import { AskDialog } from './ask-dialog.tsx';
import { Requests } from './requests.tsx';
import { readIfAllowed, useLoaded } from './use-loaded.ts';

interface Props extends Partial<PageProps> {
  readonly calls?: AdministrationCalls;
}

/** `#/user-administration/{userId}`: one user, and the changes to ask for (docs: account#account-administration-page). */
export function UserPage({ parameters = {}, calls = administrationCalls }: Props): JSX.Element {
  const { userId = '' } = parameters;
  return /^[1-9]\d{0,9}$/.test(userId) ? <User userId={Number(userId)} calls={calls} /> : <PageNotFound />;
}

function User({ userId, calls }: { readonly userId: number; readonly calls: AdministrationCalls }): JSX.Element {
  const t = useText();
  const {
    data: user,
    failure,
    isLoading,
    reload,
  } = useLoaded(userId, (signal) => readIfAllowed(calls.getManagedUser(userId, { signal })));
  if (user === null) return <PageNotFound />;
  const isPage = user !== undefined || failure !== undefined;
  return (
    <div className="ac-page">
      <header className="ac-title">
        {isPage ? (
          <>
            <a className="ac-up" href="#/user-administration">
              {t('LBL_AC_MENU_USER_ADMINISTRATION')}
            </a>
            <h1>{user?.name ?? t('LBL_USERS')}</h1>
            <p>{user?.userName ?? '\u00a0'}</p>
          </>
        ) : null}
      </header>
      <FailureBanner failure={failure} onRetry={reload} />
      {user === undefined && isLoading ? <Skeleton label={t('LBL_LOADING')} lines={8} /> : null}
      {user === undefined ? null : <Record user={user} calls={calls} onChange={reload} />}
    </div>
  );
}

const REFUSALS = { own: 'MSG_OWN_ACCOUNT', higher: 'MSG_HIGHER_RIGHTS' } as const;

function Record({
  user,
  calls,
  onChange,
}: {
  readonly user: ManagedUserRecord;
  readonly calls: AdministrationCalls;
  readonly onChange: () => void;
}): JSX.Element {
  const t = useText();
  const [asked, setAsked] = useState<AdministrationAction>();
  const isWaiting = (action: AdministrationAction) => user.requests.some((one) => one.action === action);
  return (
    <div className="ac-users">
      <Requests requests={user.requests} calls={calls} onChange={onChange} />
      <section className="ac-card ac-rows">
        <header>
          <h2>{t('LBL_AC_DETAILS')}</h2>
          <span className="ac-row-actions">
            {user.mayAsk
              .filter((action) => !isWaiting(action))
              .map((action) => (
                <Button key={action} size="small" onClick={() => setAsked(action)}>
                  {t(actionLabel(action))}
                </Button>
              ))}
          </span>
        </header>
        {user.refusal === null ? null : <p className="ac-user-note">{t(REFUSALS[user.refusal])}</p>}
        <Facts user={user} />
      </section>
      {asked === undefined ? null : (
        <AskDialog
          user={user}
          action={asked}
          calls={calls}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined);
            onChange();
          }}
        />
      )}
    </div>
  );
}

/** The account, and the parts of its sign-in. */
function Facts({ user }: { readonly user: ManagedUserRecord }): JSX.Element {
  const t = useText();
  const instant = useInstant();
  const since = (iso: string | null) => (iso === null ? t('LBL_OFF') : t('LBL_ON_SINCE', { when: instant(iso) }));
  const facts: readonly (readonly [label: string, value: string | number])[] = [
    ['LBL_AC_TYPE', t(typeLabel(user.userType))],
    ['LBL_COMPANY', user.company],
    ...(user.supplier === null ? [] : [['LBL_AC_SUPPLIER', user.supplier] as const]),
    ['LBL_CONTACTS_ON_FILE', formatFacts(user.contacts.map(({ masked }) => masked)) || '–'],
    ['LBL_AUTHENTICATOR', since(user.authenticatorSince)],
    ['LBL_FACTOR_CONTACT_STEP', since(user.contactStepSince)],
    ['LBL_PASSKEYS', user.passkeys],
    ['LBL_RECOVERY_CODES', user.recoveryCodesLeft],
    ['LBL_FACTOR_BROWSERS', user.browsers],
    ...(user.hasCompanySignIn ? [['LBL_BY_COMPANY', '✓'] as const] : []),
    ['LBL_OPEN_SESSIONS', user.sessions],
    ['LBL_RUNNING_DELEGATIONS', user.delegations],
    ['LBL_MANAGED_ENGAGEMENTS', user.engagements],
    ['LBL_PERMISSIONS', formatFacts(user.permissions) || '–'],
  ];
  return (
    <>
      <p className="ac-user-note">
        {user.seenAt === null ? t('LBL_NEVER_SEEN') : t('LBL_SEEN_ON', { when: instant(user.seenAt, 'time') })}{' '}
        {user.disabledAt === null ? null : (
          <Chip tone="error">{t('LBL_DISABLED_SINCE', { when: instant(user.disabledAt, 'time') })}</Chip>
        )}
      </p>
      <dl className="ac-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
