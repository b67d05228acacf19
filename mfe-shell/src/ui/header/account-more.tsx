import '../../texts/account-more.ts';
import { Icon } from 'mfe_widgets/icon';
import { Skeleton } from 'mfe_widgets/skeleton';
import { type JSX, type ReactNode, useId } from 'react';
import { useText, viewedAddress } from 'shared-session';
import { useStore } from 'zustand';
import { accountMore, loadAccountMore } from '../../state/account-more.ts';
import { askToSwitch, nameOfLinked, switching } from '../../state/switch-account.ts';

/** The number of recently viewed items in the list (docs: session#account-panel). */
const SHOWN = 5;

const ROW =
  'sh:flex sh:min-h-10 sh:w-full sh:cursor-pointer sh:items-center sh:gap-2.5 sh:rounded-control sh:px-2 sh:text-start sh:font-medium sh:text-ink-2 sh:no-underline sh:hover:bg-sunken sh:hover:text-ink sh:pointer-coarse:min-h-11';

interface Props {
  /** Closes the panel when a switch begins. */
  readonly onLeave: () => void;
}

/** The linked accounts to switch to, and the recently viewed items (docs: session#user-settings). */
export function AccountMore({ onLeave }: Props): JSX.Element {
  const t = useText();
  const { status, linked, viewed } = useStore(accountMore);
  const busy = useStore(switching, (state) => state.busy);
  const recent = viewed.flatMap((one) => {
    const href = viewedAddress(one.type, one.objectId);
    return href === undefined ? [] : [{ href, name: one.otherDetails ?? `${one.objectId}` }];
  });
  if (status === 'loading') return <Skeleton label={t('LBL_LOADING_ACCOUNT')} lines={3} />;
  if (status === 'failed') {
    return (
      <div role="alert" className="sh:grid sh:gap-1 sh:text-label sh:text-ink-2">
        <p>{t('MSG_ACCOUNT_MORE_FAILED')}</p>
        <button type="button" className={ROW} onClick={() => void loadAccountMore()}>
          <Icon name="refresh" />
          {t('LBL_TRY_AGAIN')}
        </button>
      </div>
    );
  }
  return (
    <>
      {linked.length === 0 ? null : (
        <Group title={t('LBL_SWITCH_ACCOUNT')}>
          {linked.map((one) => (
            <li key={one.linkedAccountId}>
              <button
                type="button"
                className={ROW}
                aria-disabled={busy}
                onClick={() => {
                  onLeave();
                  askToSwitch(one);
                }}
              >
                <Icon name="user" />
                <span data-truncates className="sh:min-w-0 sh:truncate">
                  {nameOfLinked(one)} <small className="sh:text-ink-3">{one.clientName}</small>
                </span>
              </button>
            </li>
          ))}
        </Group>
      )}
      <Group title={t('LBL_RECENTLY_VIEWED')}>
        {recent.slice(0, SHOWN).map(({ href, name }) => (
          <li key={href}>
            <a href={href} className={ROW}>
              <Icon name="clock" />
              <span data-truncates className="sh:min-w-0 sh:truncate">
                {name}
              </span>
            </a>
          </li>
        ))}
        {recent.length === 0 ? (
          <li className="sh:px-2 sh:text-label sh:text-ink-3">{t('MSG_NOTHING_VIEWED')}</li>
        ) : null}
      </Group>
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }): JSX.Element {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sh:mb-1 sh:text-label sh:font-medium sh:text-ink-2">
        {title}
      </h2>
      <ul className="sh:-mx-2">{children}</ul>
    </section>
  );
}
