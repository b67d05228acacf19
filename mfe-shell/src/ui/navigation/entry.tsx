import { Icon } from 'mfe_widgets/icon';
import { type JSX, memo, useId, useState } from 'react';
import { locale, useText } from 'shared-session';
import type { MenuEntry } from '../../domain/menu.ts';
import { leavesPortal } from '../../domain/safe-url.ts';
import { handlerOf } from '../../state/menu-handlers.ts';
import { dispatchNavigation } from '../../state/navigation.ts';
import { entryIcon } from './entry-icon.ts';

interface Props {
  readonly entry: MenuEntry;
  readonly active: string | undefined;
  /** Key of the one entry that Tab stops at. */
  readonly stop: string | undefined;
  readonly onFocusEntry: (key: string) => void;
  readonly isChild?: boolean;
}

/** A link, an action, or a group of them. Renders again only when something it shows changes. */
export const Entry = memo(function Entry(props: Props): JSX.Element {
  return props.entry.children.length > 0 ? <Group {...props} /> : <Leaf {...props} />;
}, isUnconcerned);

function isUnconcerned(before: Props, now: Props): boolean {
  const concerned = (key: string | undefined) => key === now.entry.key || key?.startsWith(`${now.entry.key}.`) === true;
  if (before.entry !== now.entry || before.onFocusEntry !== now.onFocusEntry) return false;
  if (before.active !== now.active && (concerned(before.active) || concerned(now.active))) return false;
  return before.stop === now.stop || !(concerned(before.stop) || concerned(now.stop));
}

const LINE =
  'sh:flex sh:min-h-10 sh:w-full sh:items-center sh:gap-3 sh:rounded-control sh:px-3 sh:text-start sh:font-medium sh:no-underline';
const QUIET = 'sh:cursor-pointer sh:text-ink-2 sh:hover:bg-sunken sh:hover:text-ink';
const ACTIVE = 'sh:bg-accent-soft sh:text-accent sh:forced-colors:outline-2 sh:forced-colors:-outline-offset-2';

function Leaf({ entry, active, stop, onFocusEntry, isChild = false }: Props): JSX.Element {
  const t = useText();
  const isActive = entry.key === active;
  const handler = handlerOf(entry);
  const shared = {
    'data-entry': entry.key,
    tabIndex: entry.key === stop ? 0 : -1,
    onFocus: () => onFocusEntry(entry.key),
    className: `${LINE} ${isActive ? ACTIVE : QUIET} ${isChild ? 'sh:ps-2.5' : ''}`,
  };
  const content = <Content entry={entry} isChild={isChild} />;
  const chosen = () => dispatchNavigation({ type: 'item-chosen' });
  return (
    <li className="sh:[contain-intrinsic-size:auto_40px] sh:[content-visibility:auto]">
      {entry.href === undefined ? (
        <button
          {...shared}
          type="button"
          aria-disabled={handler === undefined || undefined}
          onClick={() => {
            if (!handler) return;
            chosen();
            handler();
          }}
        >
          {content}
        </button>
      ) : (
        <a {...shared} href={entry.href} aria-current={isActive ? 'page' : undefined} onClick={chosen}>
          {content}
          {leavesPortal(entry.href) ? <Icon name="external" size={14} label={t('LBL_OPENS_OUTSIDE')} /> : null}
        </a>
      )}
    </li>
  );
}

function Group({ entry, active, stop, onFocusEntry }: Props): JSX.Element {
  const holdsActive = active?.startsWith(`${entry.key}.`) === true;
  const [choice, setChoice] = useState<boolean>();
  const [knownActive, setKnownActive] = useState(active);
  // Going to a page of a closed group opens the group; after that the user may toggle it.
  if (knownActive !== active) {
    setKnownActive(active);
    if (holdsActive) setChoice(undefined);
  }
  const isOpen = choice ?? holdsActive;
  const list = useId();
  return (
    <li>
      <button
        type="button"
        data-entry={entry.key}
        tabIndex={entry.key === stop ? 0 : -1}
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        onFocus={() => onFocusEntry(entry.key)}
        onClick={() => setChoice(!isOpen)}
        className={`${LINE} ${QUIET} ${holdsActive && !isOpen ? 'sh:text-accent' : ''}`}
      >
        <Content entry={entry} />
        <span className={`sh:shrink-0 sh:text-ink-3 sh:transition-transform ${isOpen ? 'sh:rotate-180' : ''}`}>
          <Icon name="chevron-down" size={16} />
        </span>
      </button>
      {isOpen ? (
        <ul
          id={list}
          className="sh:my-0.5 sh:ms-[21px] sh:flex sh:flex-col sh:gap-0.5 sh:border-s sh:border-line sh:ps-2.5"
        >
          {entry.children.map((child) => (
            <Entry key={child.key} entry={child} active={active} stop={stop} onFocusEntry={onFocusEntry} isChild />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** A count as the reader writes numbers; any other text as it is. */
const shownBadge = (badge: string): string =>
  /^\d{1,15}$/.test(badge) ? locale.formatNumber(Number(badge), 0) : badge;

function Content({ entry, isChild = false }: { readonly entry: MenuEntry; readonly isChild?: boolean }): JSX.Element {
  const t = useText();
  return (
    <>
      {isChild ? null : <Icon name={entryIcon(entry.icon)} className="sh:shrink-0" />}
      <span className="sh:min-w-0 sh:grow sh:break-words">
        {entry.translationLabel === undefined ? entry.label : t(entry.translationLabel)}
      </span>
      {entry.badge === undefined ? null : (
        <span className="sh:shrink-0 sh:rounded-full sh:bg-sunken sh:px-2 sh:text-hint sh:leading-5 sh:font-semibold sh:text-ink-2">
          {shownBadge(entry.badge)}
        </span>
      )}
    </>
  );
}
