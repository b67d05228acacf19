import { type JSX, use, useMemo, useRef } from 'react';
import { useOption } from 'react-aria/useListBox';
import { ListBox, ListStateContext } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { useListState } from 'react-stately/useListState';
import { Icon } from '../../icon/index.ts';
import { AriaLocale, keepFocus, useAriaStyled } from '../aria/index.ts';
import { type ListedOption, type OptionNode, optionCollection } from './option-collection.ts';

type ListState = ReturnType<typeof useListState<ListedOption>>;

export interface OptionListProps {
  /** The list's name. */
  label: string;
  options: readonly ListedOption[];
  /** Ids of what is chosen; those that are not among the options stay as they are. */
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  /** One is chosen, and stays so until another is. */
  single?: boolean;
  /** Most of its height, in px. */
  maxHeight: number;
  /** Its first option takes the focus when it comes. */
  takesFocus?: boolean;
}

/**
 * Options to choose from (APG: Listbox). Arrow keys, Page Up and Down, Home, End and typed letters move; Space chooses, Shift and an arrow
 * key a range, Ctrl+A all. Only what is in sight is drawn, and what has the focus.
 */
export function OptionList(props: OptionListProps): JSX.Element {
  const row = globalThis.matchMedia?.('(pointer: coarse)').matches ? 44 : 32;
  return (
    <AriaLocale>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: row, headingHeight: row }}>
        <Options {...props} row={row} />
      </Virtualizer>
    </AriaLocale>
  );
}

function Options({
  label,
  options,
  chosen,
  onChange,
  single = false,
  maxHeight,
  takesFocus = false,
  row,
}: OptionListProps & { row: number }): JSX.Element {
  const collection = useMemo(
    () =>
      optionCollection(options, (node) => (node.type === 'header' ? <Heading node={node} /> : <Option node={node} />)),
    [options],
  );
  const state = useListState<ListedOption>({
    collection,
    selectionMode: single ? 'single' : 'multiple',
    disallowEmptySelection: single,
    selectedKeys: chosen,
    onSelectionChange: (keys) =>
      onChange(keys === 'all' ? new Set([...chosen, ...options.map(({ id }) => id)]) : (keys as ReadonlySet<string>)),
  });
  const lines = [...collection.getKeys()].length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears where a key has moved in the list.
    <div onKeyDown={keepFocus}>
      <ListStateContext value={state}>
        <ListBox
          ref={useAriaStyled<HTMLDivElement>()}
          className="wd-option-list"
          style={{ height: Math.min(lines * row, maxHeight) }}
          aria-label={label}
          data-single={single || undefined}
          escapeKeyBehavior="none"
          {...(takesFocus ? { autoFocus: 'first' as const } : {})}
        />
      </ListStateContext>
    </div>
  );
}

function Heading({ node }: { node: OptionNode }): JSX.Element {
  return (
    <div role="presentation" className="wd-choice-heading">
      {node.textValue}
    </div>
  );
}

/** A line with a box, or a dot where one is chosen; which of them the style sheet draws. */
function Option({ node }: { node: OptionNode }): JSX.Element {
  const state = use(ListStateContext) as ListState;
  const line = useRef<HTMLDivElement>(null);
  const { optionProps, labelProps, isFocusVisible } = useOption({ key: node.key }, state, line);
  const { group } = node.value as ListedOption;
  return (
    <div
      {...optionProps}
      ref={line}
      className="wd-choice"
      data-focus-visible={isFocusVisible || undefined}
      {...(group === undefined ? {} : { 'aria-description': group })}
    >
      <span className="wd-choice-mark">
        <Icon name="check" size={14} />
      </span>
      <span {...labelProps} className="wd-choice-text">
        {node.textValue}
      </span>
    </div>
  );
}
