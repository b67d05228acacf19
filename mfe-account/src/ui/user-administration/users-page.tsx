import { Button, IconButton } from 'mfe_widgets/button';
import { Chip } from 'mfe_widgets/chip';
import { EmptyState } from 'mfe_widgets/empty-state';
import { Skeleton } from 'mfe_widgets/skeleton';
import { TextField } from 'mfe_widgets/text-field';
import { type JSX, useState } from 'react';
import type { ManagedUser, ManagedUsers } from 'shared-client/administration';
import { notifications, useText } from 'shared-session';
import { PageNotFound, type PageProps } from 'shared-session/routing';
import { typeLabel } from '../../domain/user-administration.ts';
import {
  type AdministrationCalls,
  administrationCalls,
  administrationFailure,
} from '../../state/administration-calls.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { useInstant } from '../user-account/use-instant.ts';
import { Requests } from './requests.tsx';
import { type Loaded, readIfAllowed, useLoaded } from './use-loaded.ts';

/** `#/user-administration`: requests that wait, and the users within the reader's reach (docs: account#account-administration-page). */
export function UsersPage({
  calls = administrationCalls,
}: Partial<PageProps> & { readonly calls?: AdministrationCalls }): JSX.Element {
  const t = useText();
  const requests = useLoaded('requests', (signal) => readIfAllowed(calls.getAdministrationRequests({ signal })));
  const waiting = (requests.data ?? []).filter(({ state }) => state === 'open');
  if (requests.data === null) return <PageNotFound />;
  // Without the permission this is no page, so it is not called one before that is known.
  const isPage = requests.data !== undefined || requests.failure !== undefined;
  return (
    <div className="ac-page">
      <header className="ac-title">{isPage ? <h1>{t('LBL_AC_MENU_USER_ADMINISTRATION')}</h1> : null}</header>
      <div className="ac-users">
        <Requests requests={waiting} calls={calls} onChange={requests.reload} />
        <UserList calls={calls} beside={requests} />
      </div>
    </div>
  );
}

interface UserListProps {
  readonly calls: AdministrationCalls;
  /** What is loaded with the list. A failure of both is said once, and both are tried again. */
  readonly beside: Pick<Loaded<unknown>, 'failure' | 'reload'>;
}

/** The users that have every word of a search, a page at a time. */
function UserList({ calls, beside }: UserListProps): JSX.Element {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const { data, failure, isLoading, reload } = useLoaded(search, async (signal) => ({
    search,
    first: await calls.getManagedUsers({ search }, { signal }),
  }));
  return (
    <section className="ac-card ac-rows" aria-busy={isLoading}>
      <header>
        <h2>{t('LBL_USERS')}</h2>
        <search>
          <form
            className="ac-user-search"
            onSubmit={(event) => {
              event.preventDefault();
              setSearch(typed.trim());
            }}
          >
            <TextField
              label={t('LBL_SEARCH_USERS')}
              hideLabel
              type="search"
              placeholder={t('LBL_SEARCH_USERS')}
              maxLength={100}
              value={typed}
              onChange={setTyped}
            />
            <IconButton type="submit" icon="search" label={t('LBL_SEARCH_USERS')} />
          </form>
        </search>
      </header>
      <FailureBanner
        failure={failure ?? beside.failure}
        onRetry={() => {
          if (failure) reload();
          if (beside.failure) beside.reload();
        }}
      />
      {data === undefined && isLoading ? <Skeleton label={t('LBL_LOADING')} lines={8} /> : null}
      {data === undefined ? null : <Found key={data.search} {...data} calls={calls} />}
    </section>
  );
}

/** The first page of a search, and those that the reader adds. */
function Found({
  first,
  search,
  calls,
}: {
  readonly first: ManagedUsers;
  readonly search: string;
  readonly calls: AdministrationCalls;
}): JSX.Element {
  const t = useText();
  const [more, setMore] = useState<readonly ManagedUser[]>([]);
  const [cursor, setCursor] = useState(first.next);
  const [busy, setBusy] = useState(false);
  const users = [...first.users, ...more];
  const showMore = async (): Promise<void> => {
    if (busy || cursor === null) return;
    setBusy(true);
    try {
      const page = await calls.getManagedUsers({ search, cursor });
      setMore((before) => [...before, ...page.users]);
      setCursor(page.next);
    } catch (error) {
      const { label, values } = administrationFailure('reading more users', error);
      notifications.toast({ style: 'error', message: t(label, values) });
    }
    setBusy(false);
  };
  if (users.length === 0) return <EmptyState icon="search" title={t('MSG_NO_USERS')} />;
  return (
    <>
      <ul>
        {users.map((user) => (
          <UserRow key={user.userId} user={user} />
        ))}
      </ul>
      {cursor === null ? null : (
        <div className="ac-more">
          <Button busy={busy} onClick={() => void showMore()}>
            {t('LBL_MORE_USERS')}
          </Button>
        </div>
      )}
    </>
  );
}

function UserRow({ user }: { readonly user: ManagedUser }): JSX.Element {
  const t = useText();
  const instant = useInstant();
  const seen = user.seenAt === null ? t('LBL_NEVER_SEEN') : t('LBL_SEEN_ON', { when: instant(user.seenAt) });
  const of = [t(typeLabel(user.userType)), user.company, ...(user.supplier === null ? [] : [user.supplier])].join(
    ' · ',
  );
  return (
    <li className="ac-row">
      <div className="ac-row-text">
        <b>
          <a href={`#/user-administration/${user.userId}`}>{user.name}</a>
          <span className="ac-user-name">{user.userName}</span>
          {user.disabledAt === null ? null : (
            <Chip tone="error">{t('LBL_DISABLED_SINCE', { when: instant(user.disabledAt) })}</Chip>
          )}
        </b>
        <small>{of}</small>
      </div>
      <small className="ac-user-seen">{seen}</small>
    </li>
  );
}
