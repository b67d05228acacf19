import { type JSX, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from 'shared-session/composition';
import { isSearchable } from 'shared-session/typed-search';
import { Icon } from '../icon/index.ts';
import { usePopover } from '../internal/overlay/index.ts';
import { useStyled } from '../internal/styles/index.ts';
import { useWidgetText } from '../internal/texts/index.ts';
import { windowOf } from '../internal/virtual-list/window.ts';
import { type Country, matchCountries } from './countries.ts';
import { Flag } from './flag.tsx';

export interface CountryPickerProps {
  countries: readonly Country[];
  /** Lower-case code of the chosen country. */
  value: string;
  onChange: (code: string) => void;
  disabled?: boolean;
}

/** Letters typed on the button within this many ms belong together (docs: recovery#recovery-country). */
const TYPE_AHEAD = 250;

/**
 * The country of a phone number: a button with flag and calling code, and a list, 200 px tall, searched by name or code. Letters typed on
 * the closed button select the next country that begins with them.
 */
export function CountryPicker({ countries, value, onChange, disabled = false }: CountryPickerProps): JSX.Element {
  const text = useWidgetText();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const chosen = countries.find((country) => country.code === value);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const typeAhead = (event: KeyboardEvent): void => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      return;
    }
    if (key.length !== 1 || key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
    const now = Date.now();
    const letters = (now - typed.current.at < TYPE_AHEAD ? typed.current.text : '') + key;
    typed.current = { text: letters, at: now };
    const match = matchCountries(countries, letters)[0];
    if (match !== undefined) onChange(match.code);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="wd-country"
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-label={`${text('LBL_COUNTRY')}: ${chosen?.name ?? value.toUpperCase()} +${chosen?.phoneCode ?? ''}`}
        onClick={() => setOpen(!open)}
        onKeyDown={typeAhead}
      >
        <Flag country={value} />
        <span>+{chosen?.phoneCode ?? ''}</span>
        <Icon name="chevron-down" size={14} />
      </button>
      {open ? (
        <CountryList
          anchor={button}
          countries={countries}
          value={value}
          onChoose={(code) => {
            onChange(code);
            close();
          }}
          onClose={close}
          onDismiss={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

interface CountryListProps {
  anchor: React.RefObject<HTMLButtonElement | null>;
  countries: readonly Country[];
  value: string;
  onChoose: (code: string) => void;
  onClose: () => void;
  onDismiss: () => void;
}

function CountryList({ anchor, countries, value, onChoose, onClose, onDismiss }: CountryListProps): JSX.Element {
  const text = useWidgetText();
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const matches = matchCountries(countries, query);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      countries.findIndex((country) => country.code === value),
    ),
  );
  const popover = usePopover<HTMLDivElement>({ open: true, anchor, gap: 6, onDismiss });
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>(() => ({ row: ROW, top: active * ROW - HEIGHT / 2, height: HEIGHT }));
  const id = useId();
  useLayoutEffect(() => {
    search.current?.focus();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies(active): the active row moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies(view.row): the rows take their places.
  // biome-ignore lint/correctness/useExhaustiveDependencies(query): the matching rows change.
  // biome-ignore lint/correctness/useExhaustiveDependencies(countries): another list must be placed again.
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const look = (): void => {
      bringIntoSight(element);
      setView((before) => nextView(before, element));
    };
    look();
    // A small window shrinks the list after it was placed, which changes the visible rows.
    if (typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  }, [active, query, countries, view.row]);
  const seek = (text: string): void => {
    setQuery(text);
    setActive(0);
  };
  const keyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (isComposing(event)) return;
    const last = matches.length - 1;
    if (key === 'ArrowDown') setActive(Math.min(active + 1, last));
    else if (key === 'ArrowUp' && event.altKey) onClose();
    else if (key === 'ArrowUp') setActive(Math.max(active - 1, 0));
    else if (key === 'PageDown') setActive(Math.min(active + 6, last));
    else if (key === 'PageUp') setActive(Math.max(active - 6, 0));
    else if (key === 'Escape') onClose();
    else if (key === 'Enter') {
      const match = matches[active];
      if (match !== undefined) onChoose(match.code);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={useStyled(popover)} popover="manual" className="wd-popover wd-country-popover">
      <div className="wd-country-search">
        <Icon name="search" size={16} />
        <input
          ref={search}
          type="text"
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={matches.length === 0 ? undefined : `${id}-${matches[active]?.code ?? ''}`}
          aria-label={text('LBL_SEARCH_COUNTRY')}
          placeholder={text('LBL_SEARCH_COUNTRY')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            if (isSearchable(event)) seek(event.target.value);
          }}
          onCompositionEnd={({ currentTarget }) => seek(currentTarget.value)}
          onKeyDown={keyDown}
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={text('LBL_COUNTRY')}
        tabIndex={-1}
        className="wd-list wd-country-list"
        onScroll={({ currentTarget }) => setView((before) => nextView(before, currentTarget))}
      >
        <div style={{ height: matches.length * view.row }}>
          {rowsIn(view, matches.length, active).map((index) => {
            const country = matches[index] as Country;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the search input keeps the focus and handles the keys.
              <div
                key={country.code}
                id={`${id}-${country.code}`}
                role="option"
                tabIndex={-1}
                className="wd-option"
                aria-selected={country.code === value}
                aria-setsize={matches.length}
                aria-posinset={index + 1}
                data-active={index === active || undefined}
                style={{ top: index * view.row }}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(country.code)}
              >
                <Flag country={country.code} />
                <span className="wd-option-name">{country.name}</span>
                <span className="wd-option-end">+{country.phoneCode}</span>
              </div>
            );
          })}
        </div>
      </div>
      {matches.length === 0 ? (
        <p className="wd-country-none" role="status">
          {text('LBL_NO_SEARCH_RESULT')}
        </p>
      ) : null}
    </div>
  );
}

/** What is in sight of the list, in px. */
interface View {
  /** The height of a row. */
  readonly row: number;
  /** How far the list is scrolled, in whole rows. */
  readonly top: number;
  readonly height: number;
}

/** The sizes for a mouse, until the list is measured. */
const [ROW, HEIGHT] = [32, 200];

function viewOf(list: HTMLElement): View {
  const row = list.querySelector<HTMLElement>('[role="option"]')?.offsetHeight || ROW;
  return { row, top: Math.floor(list.scrollTop / row) * row, height: list.clientHeight || HEIGHT };
}

/** What is in sight now, or the view before if that is the same. */
function nextView(before: View, list: HTMLElement): View {
  const now = viewOf(list);
  return before.row === now.row && before.top === now.top && before.height === now.height ? before : now;
}

/** Places of the rows that are drawn: those in sight, a few around them, and the active one, to which the input refers. */
function rowsIn({ row, top, height }: View, count: number, active: number): readonly number[] {
  const [first, last] = windowOf(count, row, top, height);
  const seen = Array.from({ length: last - first }, (_, offset) => first + offset);
  if (active >= count || (active >= first && active < last)) return seen;
  return active < first ? [active, ...seen] : [...seen, active];
}

/** Scrolls only the list, so that an active option that is cut or out of view is in its middle. */
function bringIntoSight(list: HTMLElement): void {
  const option = list.querySelector<HTMLElement>('[data-active]');
  if (option === null) return;
  const frame = list.getBoundingClientRect();
  const own = option.getBoundingClientRect();
  if (own.top >= frame.top && own.bottom <= frame.bottom) return;
  list.scrollTop += own.top + own.height / 2 - (frame.top + frame.height / 2);
}
