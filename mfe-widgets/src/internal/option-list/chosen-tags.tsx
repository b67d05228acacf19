import { type JSX, useMemo, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useButton } from 'react-aria/useButton';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useTag, useTagGroup } from 'react-aria/useTagGroup';
import { useListState } from 'react-stately/useListState';
import { Icon } from '../../icon/index.ts';
import choices from '../aria/choices.css';
import { AriaLocale, useAriaStyled } from '../aria/index.ts';
import { type ListedOption, type OptionNode, optionCollection } from './option-collection.ts';

export interface ChosenTagsProps {
  /** The group's name. */
  label: string;
  tags: readonly { readonly id: string; readonly label: string }[];
  /** Called when a chip was removed; the focus has moved to the next. */
  onRemove: (ids: ReadonlySet<string>) => void;
  /** Shown if nothing is chosen. */
  empty: string;
  /** The most chips rendered; beyond it, a number counts the rest. */
  most: number;
}

/** Chips in a frame. Arrow keys, Home and End move, Delete and Backspace remove; the focus stays among them. */
export function ChosenTags(props: ChosenTagsProps): JSX.Element {
  return (
    <AriaLocale>
      <Tags {...props} />
    </AriaLocale>
  );
}

type State = ReturnType<typeof useListState<ListedOption>>;

function Tags({ label, tags, onRemove, empty, most }: ChosenTagsProps): JSX.Element {
  const group = useRef<HTMLDivElement>(null);
  const collection = useMemo(() => optionCollection(tags.slice(0, most)), [tags, most]);
  const state = useListState<ListedOption>({ collection });
  const { gridProps } = useTagGroup(
    { 'aria-label': label, onRemove: (ids) => onRemove(ids as ReadonlySet<string>) },
    state,
    group,
  );
  const { focusProps, isFocusVisible } = useFocusRing();
  return (
    <div>
      <div
        {...mergeProps(gridProps, focusProps)}
        ref={useAriaStyled(choices, group)}
        className="wd-chosen-tags"
        data-empty={collection.size === 0 || undefined}
        data-focus-visible={isFocusVisible || undefined}
      >
        {collection.size === 0
          ? empty
          : [...collection].map((node) => <Chip key={node.key} node={node} state={state} />)}
      </div>
      {tags.length > most ? <span className="wd-chosen-more">+{tags.length - most}</span> : null}
    </div>
  );
}

function Chip({ node, state }: { node: OptionNode; state: State }): JSX.Element {
  const row = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { rowProps, gridCellProps, removeButtonProps } = useTag({ item: node }, state, row);
  const { focusProps, isFocusVisible } = useFocusRing();
  const { buttonProps } = useButton(removeButtonProps, button);
  return (
    <div
      {...mergeProps(rowProps, focusProps)}
      ref={row}
      className="wd-chip wd-chip-default"
      data-focus-visible={isFocusVisible || undefined}
    >
      <div {...gridCellProps} className="wd-chosen-tag">
        <span className="wd-chip-text" title={node.textValue}>
          {node.textValue}
        </span>
        <button {...buttonProps} ref={button} className="wd-chip-remove">
          <Icon name="close" size={12} />
        </button>
      </div>
    </div>
  );
}
