import type { JSX, RefObject } from 'react';
import { useText } from 'shared-session';
import type { AccountContentProps } from './account-content.tsx';
import { LaterPanel } from './later-panel.tsx';

const fetchContent = () => import('./account-content.tsx').then(({ AccountContent }) => AccountContent);

/** The time after which the page is usable, and the content is fetched: signing out must be possible without a connection. */
const AHEAD_MS = 2_000;

interface Props extends Pick<AccountContentProps, 'user' | 'name'> {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
}

/** The panel of the account. */
export function AccountPanel({ id, anchor, user, name }: Props): JSX.Element {
  const t = useText();
  return (
    <LaterPanel
      id={id}
      label={t('LBL_ACCOUNT')}
      anchor={anchor}
      className="sh:w-[304px]"
      height="100dvh"
      fetchPart={fetchContent}
      aheadMs={AHEAD_MS}
    >
      {(Content, isOpen, close) => <Content user={user} name={name} isOpen={isOpen} onLeave={close} />}
    </LaterPanel>
  );
}
