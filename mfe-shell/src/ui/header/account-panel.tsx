import { type JSX, type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from 'shared-session';
import { useLater } from '../use-later.ts';
import type { AccountContentProps } from './account-content.tsx';
import { spaceBehind } from './space-behind.ts';
import { useClosedByNavigation } from './use-closed-by-navigation.ts';

const fetchContent = () => import('./account-content.tsx').then(({ AccountContent }) => AccountContent);

/** The time after which the page is usable, and the content is fetched: signing out must be possible without a connection. */
const AHEAD_MS = 2_000;

interface Props extends Pick<AccountContentProps, 'user' | 'name'> {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
}

/**
 * The panel of the account, whose content no page waits for. A native popover: Escape and a press beside it close it, and the focus returns.
 */
export function AccountPanel({ id, anchor, user, name }: Props): JSX.Element {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => panel.current?.hidePopover();
  const { Part, failed, load } = useLater(fetchContent);
  useEffect(() => {
    // If this fails, the panel asks again when it opens.
    const timer = setTimeout(() => fetchContent().catch(() => undefined), AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  useClosedByNavigation(panel);
  const place = () => {
    const box = anchor.current?.getBoundingClientRect();
    if (!box || !panel.current) return;
    // When alerts have pushed the header down, the panel still shows some lines, and scrolls.
    const top = `max(8px, min(${Math.round(box.bottom + 8)}px, 100dvh - 240px))`;
    panel.current.style.top = top;
    panel.current.style.maxHeight = `calc(100dvh - 8px - ${top})`;
    panel.current.style.insetInlineEnd = `${spaceBehind(box)}px`;
  };
  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={t('LBL_ACCOUNT')}
      onBeforeToggle={place}
      onToggle={({ newState }) => {
        setOpen(newState === 'open');
        if (newState === 'open') load();
      }}
      className="sh-panel sh:inset-auto sh:fixed sh:w-[304px] sh:max-w-[calc(100vw-16px)] sh:overflow-y-auto sh:overscroll-contain sh:rounded-card sh:bg-surface sh:text-ink sh:shadow-raised"
    >
      {Part ? (
        <Part user={user} name={name} isOpen={isOpen} onLeave={close} />
      ) : failed ? (
        <button type="button" className="sh:m-4 sh:min-h-11 sh:cursor-pointer sh:text-accent" onClick={load}>
          {t('LBL_TRY_AGAIN')}
        </button>
      ) : (
        <p className="sh:p-4 sh:text-ink-2">{t('LBL_LOADING')}</p>
      )}
    </div>
  );
}
