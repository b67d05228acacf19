import { type JSX, type KeyboardEvent, memo, useCallback, useRef, useState } from 'react';
import type { MenuEntry } from '../../domain/menu.ts';
import { Entry } from './entry.tsx';

interface Props {
  readonly entries: readonly MenuEntry[];
  /** Key of the active entry. */
  readonly active: string | undefined;
}

/**
 * The entries with one tab stop: arrow keys, Home and End move along visible ones, the right arrow opens a group, the left one closes it
 * or returns to it, in Arabic the other way round. It does not depend on the navigation's mode.
 */
export const EntryList = memo(function EntryList({ entries, active }: Props): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<string>();
  const stop = focused ?? active ?? entries[0]?.key;
  const focusEntry = useCallback((key: string) => setFocused(key), []);

  const keyDown = (event: KeyboardEvent) => {
    const visible = [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
    const at = visible.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const target = targetOf(event.key, visible, at);
    if (target === undefined) return;
    event.preventDefault();
    if (target === 'toggle') visible[at]?.click();
    else target.focus();
  };

  return (
    <ul ref={list} className="sh:flex sh:flex-col sh:gap-0.5" onKeyDown={keyDown}>
      {entries.map((entry) => (
        <Entry key={entry.key} entry={entry} active={active} stop={stop} onFocusEntry={focusEntry} />
      ))}
    </ul>
  );
});

function targetOf(key: string, visible: readonly HTMLElement[], at: number): HTMLElement | 'toggle' | undefined {
  const here = visible[at];
  const expanded = here?.getAttribute('aria-expanded');
  const isMirrored = document.dir === 'rtl';
  switch (key) {
    case 'ArrowDown':
      return visible[Math.min(at + 1, visible.length - 1)];
    case 'ArrowUp':
      return visible[Math.max(at - 1, 0)];
    case 'Home':
      return visible[0];
    case 'End':
      return visible.at(-1);
    case isMirrored ? 'ArrowLeft' : 'ArrowRight':
      if (expanded === 'false') return 'toggle';
      return expanded === 'true' ? visible[at + 1] : undefined;
    case isMirrored ? 'ArrowRight' : 'ArrowLeft':
      if (expanded === 'true') return 'toggle';
      return here?.closest('ul')?.parentElement?.querySelector<HTMLElement>(':scope > [data-entry]') ?? undefined;
    default:
      return undefined;
  }
}
