import { type JSX, type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { useEventCallbacks } from '../internal/event-callbacks/index.ts';
import { describedBy, FieldFrame, frameProps } from '../internal/field/index.ts';
import { isComposing } from '../internal/keys/index.ts';
import { usePopover } from '../internal/overlay/index.ts';
import { usePageStyled } from '../internal/styles/page-styled.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { panelLines, reportsClear, SEARCH_LENGTH, type SearchOption } from './search-options.ts';
import { SearchPanel } from './search-panel.tsx';
import { type Search, useSearch } from './use-search.ts';
import { useTyped } from './use-typed.ts';

export interface SearchBarProps {
  label: string;
  hideLabel?: boolean;
  required?: boolean;
  placeholder?: string;
  /** The option that is picked; null for none. */
  value: SearchOption | null;
  /** An option was picked. */
  onSelect: (option: SearchOption) => void;
  /** Called when the field is cleared, only if something had been selected (see `simple`). */
  onClear?: () => void;
  /** Finds options. Not used in simple mode. */
  search?: Search;
  /** Simple mode: no panel; the text itself is what is searched for, passed on after the debounce once it is long enough. */
  simple?: boolean;
  onSearch?: (text: string) => void;
  /** Any text was typed; nothing is picked for it yet. */
  onType?: (text: string) => void;
  /** Default 1. With 0, focusing the input searches. */
  minimumCharacters?: number;
  /** ms of quiet before a search. Default 300. */
  debounce?: number;
  /** A button that opens the panel, in place of the clear button while nothing is entered. */
  dropdown?: boolean;
  /** Empties the field after a selection. */
  clearOnSelect?: boolean;
  /** Leaving the field restores the last picked option's text. Default true, so that a text nobody picked is not mistaken for one. */
  restoreOnBlur?: boolean;
  /** Gives the panel "Enter a New One". */
  onEnterNew?: (text: string) => void;
  /** Gives the panel "Try an Advanced Search". */
  onAdvancedSearch?: () => void;
  onBlur?: () => void;
  description?: ReactNode;
  optional?: boolean;
  error?: string | undefined;
  disabled?: boolean;
  id?: string;
}

const NONE: readonly SearchOption[] = [];

/** Lines that a page key goes. */
const PAGE = 10;

/** A search with suggestions (docs: lists#search-bar). A failed search says so and offers a retry. */
export function SearchBar(props: SearchBarProps): JSX.Element {
  const { label, value, onSelect, simple = false, minimumCharacters = 1, debounce = 300, disabled = false } = props;
  const text = usePageText();
  const made = useId();
  const inputId = props.id ?? made;
  const listId = `${inputId}-list`;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [touched, setTouched] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const simpleTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = useSearch(props.search ?? (async () => []), debounce);
  const [first] = useState(value?.label ?? '');
  const isLong = (entered: string): boolean => entered.trim().length >= minimumCharacters;
  const typing = useTyped(value?.label ?? '', (entered) => {
    if (simple || !isLong(entered)) close();
    else show();
  });
  const { input, shown } = typing;
  // The lines of the last response stay, out of sight, while the next is awaited: their elements then serve again.
  const lines = useMemo(() => panelLines(search.results), [search.results]);
  const found = useMemo(() => lines.flatMap((line) => ('option' in line ? [line.option] : [])), [lines]);
  const options = search.state.kind === 'found' ? found : NONE;
  const missing = props.required === true && touched && shown === '' ? text('LBL_REQUIRED_FIELD') : undefined;
  const error = props.error ?? missing;

  const close = (): void => {
    setOpen(false);
    setActive(-1);
    search.reset();
  };
  const panel = usePopover<HTMLDivElement>({ open, anchor: box, matchWidth: true, onDismiss: close });
  const frame = usePageStyled(box);
  const show = (): void => {
    setOpen(true);
    setActive(-1);
  };
  const start = (entered: string): void => {
    if (simple || !isLong(entered)) {
      close();
      return;
    }
    show();
    search.now(entered.trim());
  };
  const enter = (entered: string): void => {
    typing.hear(entered);
    props.onType?.(entered);
    clearTimeout(simpleTimer.current);
    if (!isLong(entered)) return;
    if (simple) simpleTimer.current = setTimeout(() => props.onSearch?.(entered.trim()), debounce);
    else search.later(entered.trim());
  };
  const clear = (): void => {
    const reports = reportsClear({ text: typing.now(), selected: value !== null }, simple, minimumCharacters);
    const wasTyped = typing.isTyped();
    clearTimeout(simpleTimer.current);
    typing.write(simple || !reports ? '' : undefined);
    close();
    if (wasTyped) props.onType?.('');
    if (reports) props.onClear?.();
    input.current?.focus();
  };
  const pick = (option: SearchOption): void => {
    typing.write(props.clearOnSelect === true ? '' : undefined);
    close();
    onSelect(option);
    input.current?.focus();
  };
  const panelHandlers = useEventCallbacks({
    pick,
    retry: () => start(typing.now()),
    enterNew: () => {
      close();
      props.onEnterNew?.(typing.now());
    },
    advancedSearch: () => {
      close();
      props.onAdvancedSearch?.();
    },
  });
  const keyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (isComposing(event)) return;
    // What the arrow keys reached before a letter is reached no more.
    const at = typing.commit() ? -1 : active;
    const option = options[at];
    if (key === 'ArrowDown' && !open) start(typing.now());
    else if (!open) return;
    else if (key === 'ArrowUp' && event.altKey) close();
    else if (key === 'PageDown') setActive(Math.min(Math.max(at, 0) + PAGE, options.length - 1));
    else if (key === 'PageUp') setActive(Math.min(Math.max(at - PAGE, 0), options.length - 1));
    else if (key === 'ArrowDown') setActive(Math.min(at + 1, options.length - 1));
    else if (key === 'ArrowUp') setActive(Math.max(at - 1, -1));
    else if (key === 'Escape') close();
    else if (key === 'Enter' && option !== undefined) pick(option);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <FieldFrame {...frameProps(props)} error={error} inputId={inputId} required={props.required ?? false}>
      <div ref={frame} className="wd-box wd-box-held">
        <Icon name="search" size={16} className="wd-affix" />
        <input
          ref={input}
          id={inputId}
          type="text"
          role={simple ? 'searchbox' : 'combobox'}
          {...(simple
            ? {}
            : {
                'aria-expanded': open,
                'aria-controls': open ? listId : undefined,
                'aria-autocomplete': 'list' as const,
              })}
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          aria-invalid={error !== undefined || undefined}
          aria-required={props.required}
          aria-describedby={describedBy(inputId, props.description !== undefined, error !== undefined)}
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_LENGTH}
          placeholder={props.placeholder}
          defaultValue={first}
          disabled={disabled}
          onChange={(event) => enter(event.target.value)}
          onKeyDown={keyDown}
          onFocus={() => {
            if (minimumCharacters === 0) start(typing.now());
          }}
          onBlur={() => {
            setTouched(true);
            if (!simple && props.restoreOnBlur !== false) typing.write(undefined);
            props.onBlur?.();
          }}
        />
        {shown !== '' && !disabled ? (
          <button type="button" className="wd-search-end" aria-label={text('LBL_CLEAR')} onClick={clear}>
            <Icon name="close" size={16} />
          </button>
        ) : props.dropdown === true ? (
          <button
            type="button"
            className="wd-search-end"
            aria-label={text('LBL_SHOW_OPTIONS')}
            disabled={disabled}
            onClick={() => (open ? close() : start(''))}
          >
            <Icon name="chevron-down" size={16} />
          </button>
        ) : null}
      </div>
      {open ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: pressing in the panel must not take the focus from the input.
        <div
          ref={panel}
          popover="manual"
          className="wd-popover wd-search-panel"
          onMouseDown={(event) => event.preventDefault()}
        >
          <SearchPanel
            label={label}
            listId={listId}
            state={search.state}
            lines={lines}
            count={found.length}
            active={active}
            picked={value?.value}
            onPick={panelHandlers.pick}
            onRetry={panelHandlers.retry}
            onEnterNew={props.onEnterNew && panelHandlers.enterNew}
            onAdvancedSearch={props.onAdvancedSearch && panelHandlers.advancedSearch}
          />
        </div>
      ) : null}
    </FieldFrame>
  );
}
