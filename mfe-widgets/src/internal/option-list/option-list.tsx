import { createContext, type JSX, use, useMemo, useRef, useState } from 'react';
import { useScrollView } from 'react-aria/private/virtualizer/ScrollView';
import { VirtualizerItem } from 'react-aria/private/virtualizer/VirtualizerItem';
import { useListBox, useOption } from 'react-aria/useListBox';
import { useListState } from 'react-stately/useListState';
import { useVirtualizerState } from 'react-stately/useVirtualizerState';
import { Icon } from '../../icon/index.ts';
import choices from '../aria/choices.css';
import { AriaLocale, keepFocus, useAriaStyled } from '../aria/index.ts';
import { FixedRows } from './fixed-rows.ts';
import { type ListedOption, type OptionNode, optionCollection } from './option-collection.ts';
import { useFirstFocus } from './use-first-focus.ts';

type ListState = ReturnType<typeof useListState<ListedOption>>;

/** The list around an option. */
const StateOfList = createContext<ListState | undefined>(undefined);

export interface OptionListProps {
  /** The list's name. */
  label: string;
  options: readonly ListedOption[];
  /** Ids of the chosen options; ids that are not among the options stay. */
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  /** Exactly one is chosen, until another is. */
  single?: boolean;
  /** The greatest height, in px. */
  maxHeight: number;
  /** Focuses its first option when it appears. */
  takesFocus?: boolean;
}

/**
 * Options to choose from (APG: Listbox). Arrow keys, Page Up and Down, Home, End and typed letters move; Space chooses, Shift and an arrow
 * key a range, Ctrl+A all. Only the visible lines and the focused one are rendered.
 */
export function OptionList(props: OptionListProps): JSX.Element {
  return (
    <AriaLocale>
      <Options {...props} />
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
}: OptionListProps): JSX.Element {
  const row = globalThis.matchMedia?.('(pointer: coarse)').matches ? 44 : 32;
  const list = useRef<HTMLDivElement>(null);
  const [layout] = useState(() => new FixedRows());
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
  const { listBoxProps } = useListBox(
    {
      'aria-label': label,
      isVirtualized: true,
      layoutDelegate: layout,
      escapeKeyBehavior: 'none',
      ...(takesFocus ? { autoFocus: 'first' as const } : {}),
    },
    state,
    list,
  );
  useFirstFocus(list, takesFocus);
  const { focusedKey } = state.selectionManager;
  const drawn = useVirtualizerState<OptionNode, JSX.Element, { row: number }>({
    layout,
    layoutOptions: useMemo(() => ({ row }), [row]),
    collection: collection as never,
    renderView: (_type, node) => node?.render?.(node) as JSX.Element,
    persistedKeys: useMemo(() => (focusedKey === null ? null : new Set([focusedKey])), [focusedKey]),
    onVisibleRectChange({ y }) {
      if (list.current !== null) list.current.scrollTop = y;
    },
  });
  const { contentProps } = useScrollView(
    {
      contentSize: drawn.contentSize,
      onVisibleRectChange: drawn.setVisibleRect,
      onSizeChange: drawn.setSize,
      onScrollStart: drawn.startScrolling,
      onScrollEnd: drawn.endScrolling,
    },
    list,
  );
  const lines = [...collection.getKeys()].length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles keys of its list.
    <div onKeyDown={keepFocus}>
      <StateOfList value={state}>
        <div
          {...listBoxProps}
          ref={useAriaStyled(choices, list)}
          className="wd-option-list"
          style={{ height: Math.min(lines * row, maxHeight) }}
          data-single={single || undefined}
        >
          <div {...contentProps}>
            {drawn.visibleViews.map(({ key, layoutInfo, virtualizer, rendered }) => (
              <VirtualizerItem
                key={key}
                layoutInfo={layoutInfo as NonNullable<typeof layoutInfo>}
                virtualizer={virtualizer}
              >
                {rendered}
              </VirtualizerItem>
            ))}
          </div>
        </div>
      </StateOfList>
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

/** A line with a checkbox, or a dot in a single choice; the style sheet decides. */
function Option({ node }: { node: OptionNode }): JSX.Element {
  const state = use(StateOfList) as ListState;
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
