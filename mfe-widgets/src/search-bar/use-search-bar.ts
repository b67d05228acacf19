import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { isComposing } from 'shared-session/composition';
import { useEventCallbacks } from '../internal/event-callbacks/index.ts';
import type { SearchBarProps } from './search-bar-props.ts';
import { panelLines, reportsClear, type SearchOption } from './search-options.ts';
import { useSearch } from './use-search.ts';
import { useTyped } from './use-typed.ts';

const NONE: readonly SearchOption[] = [];

/** The number of lines that a page key moves. */
const PAGE = 10;

/** The behaviour of a search bar: typing, searching, arrow keys, picking and clearing. */
export function useSearchBar(props: SearchBarProps) {
  const { value, onSelect, simple = false, minimumCharacters = 1, debounce = 300 } = props;
  const [open, setOpen] = useState(false);
  /** The option reached by the arrow keys: another response may have its value on another line, or not at all. */
  const [reached, setReached] = useState<{ readonly at: number; readonly value: string }>();
  const simpleTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = useSearch(props.search ?? (async () => []), debounce);
  const isLong = (entered: string): boolean => entered.trim().length >= minimumCharacters;
  const typing = useTyped(value?.label ?? '', (entered) => {
    if (simple || !isLong(entered)) close();
    else show();
  });
  const { input } = typing;
  // The lines of the last response stay, hidden, while the next is awaited, so that their elements can be reused.
  const lines = useMemo(() => panelLines(search.results), [search.results]);
  const found = useMemo(() => lines.flatMap((line) => ('option' in line ? [line.option] : [])), [lines]);
  const options = search.state.kind === 'found' ? found : NONE;
  const active = lineOf(options, reached);
  const reach = (at: number): void => {
    const option = options[at];
    setReached(option && { at, value: option.value });
  };

  const close = (): void => {
    setOpen(false);
    setReached(undefined);
    search.reset();
  };
  const show = (): void => {
    setOpen(true);
    setReached(undefined);
  };
  const start = (entered: string): void => {
    if (simple || !isLong(entered)) {
      close();
      return;
    }
    show();
    search.now(entered.trim());
  };
  const enter = (entered: string, isAccepted: boolean): void => {
    typing.hear(entered);
    props.onType?.(entered);
    if (isAccepted) seek(entered);
  };
  const seek = (entered: string): void => {
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
    // A new letter resets the position of the arrow keys.
    const at = typing.commit() ? -1 : active;
    const option = options[at];
    if (key === 'ArrowDown' && !open) start(typing.now());
    else if (!open) return;
    else if (key === 'ArrowUp' && event.altKey) close();
    else if (key === 'PageDown') reach(Math.min(Math.max(at, 0) + PAGE, options.length - 1));
    else if (key === 'PageUp') reach(Math.min(Math.max(at - PAGE, 0), options.length - 1));
    else if (key === 'ArrowDown') reach(Math.min(at + 1, options.length - 1));
    else if (key === 'ArrowUp') reach(Math.max(at - 1, -1));
    else if (key === 'Escape') close();
    else if (key === 'Enter' && option !== undefined) pick(option);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    input,
    shown: typing.shown,
    now: typing.now,
    write: typing.write,
    open,
    /** The index of the option reached by the arrow keys; -1 for none. */
    active,
    state: search.state,
    lines,
    /** The number of options among the lines. */
    count: found.length,
    start,
    enter,
    seek,
    clear,
    close,
    keyDown,
    hold: search.hold,
    panelHandlers,
  };
}

/** The line of a reached option in a new response: the same line if its value is there, as two groups may have one option. -1 for none. */
function lineOf(options: readonly SearchOption[], reached: { at: number; value: string } | undefined): number {
  if (reached === undefined) return -1;
  if (options[reached.at]?.value === reached.value) return reached.at;
  return options.findIndex(({ value }) => value === reached.value);
}
