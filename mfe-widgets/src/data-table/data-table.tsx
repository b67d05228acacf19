import { type JSX, useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { i18n } from 'shared-session';
import { AriaLocale, keepFocus, useAriaStyled } from '../internal/aria/index.ts';
import table from '../internal/aria/table.css';
import { useEventCallbacks } from '../internal/event-callbacks/index.ts';
import '../internal/texts/table-english.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { CardList } from './card-list.tsx';
import type { DataTableProps, RowSelection } from './data-table-props.ts';
import type { ShownTable } from './shown-table.ts';
import { type Sort, sortRows } from './sort-rows.ts';
import { headingIds, type TableLine, tableLines } from './table-lines.ts';
import { useCurrentRow } from './use-current-row.ts';
import { useTableSize } from './use-table-size.ts';
import { WideTable } from './wide-table.tsx';

/**
 * A table to read, sort, select and act upon (APG: Grid). Of ten thousand rows, only the visible ones are rendered. If it is narrow, it is
 * a list of cards with the same selection and the same actions.
 */
export function DataTable<R>(props: DataTableProps<R>): JSX.Element {
  const { columns, rows, rowId, rowName, groupOf, selected, disabledIds } = props;
  const text = usePageText();
  const language = useSyncExternalStore(i18n.subscribe, languageInForce, languageInForce);
  const frame = useRef<HTMLDivElement>(null);
  const { narrow, scale } = useTableSize(frame);
  const [ownSort, setOwnSort] = useState<Sort>();
  const own = props.onSort === undefined;
  const sort = own ? ownSort : props.sort;
  const sorted = useMemo(
    () => (own ? sortRows(rows, columns, ownSort, language) : rows),
    [own, rows, columns, ownSort, language],
  );
  const before = useRef<readonly TableLine<R>[]>(undefined);
  const lines = useMemo(() => tableLines(sorted, rowId, groupOf, before.current), [sorted, rowId, groupOf]);
  useLayoutEffect(() => {
    before.current = lines;
  }, [lines]);
  const headings = useMemo(() => headingIds(lines), [lines]);
  const disabledKeys = useMemo(() => [...headings, ...(disabledIds ?? [])], [headings, disabledIds]);
  const heard = useEventCallbacks({
    onSelectionChange: (keys: RowSelection) => props.onSelect?.(keys),
    onSort: props.onSort ?? setOwnSort,
    onOpen(id: string) {
      const row = lines.find((line) => line.id === id)?.row;
      if (row !== undefined) props.onOpen?.(row);
    },
  });
  const rowRef = useCurrentRow(frame, props.currentId);
  const [selects, opens] = [props.onSelect !== undefined, props.onOpen !== undefined];
  const { label, actions, rowHeight = 56, maxHeight = '70dvh', empty = text('LBL_NO_SEARCH_RESULT') } = props;
  const actionsLabel = useCallback((row: R) => text('LBL_ACTIONS_OF', { label: rowName(row) }), [text, rowName]);
  // The same element while its content is the same, because React Aria renders every visible row with its table.
  const list = useMemo(() => {
    const shown: ShownTable<R> = {
      label,
      columns,
      rowName,
      lines,
      selection: {
        selectionMode: selects ? 'multiple' : 'none',
        ...(selected === undefined ? {} : { selectedKeys: selected }),
        disabledKeys,
        // Passed on unchanged: React Aria's set knows where a range begins.
        onSelectionChange: heard.onSelectionChange,
      },
      sort,
      onSort: heard.onSort,
      onOpen: opens ? heard.onOpen : undefined,
      rowRef,
      actionsLabel,
      rowHeight,
      scale,
      maxHeight,
      empty,
      ...(actions === undefined ? {} : { actions }),
    };
    return narrow ? <CardList {...shown} /> : <WideTable key={scale} {...shown} />;
  }, [
    narrow,
    label,
    columns,
    rowName,
    lines,
    selects,
    selected,
    disabledKeys,
    heard,
    sort,
    opens,
    rowRef,
    actionsLabel,
    rowHeight,
    scale,
    maxHeight,
    empty,
    actions,
  ]);
  return (
    <AriaLocale>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only handles the keys of its table. */}
      <div ref={useAriaStyled(table, frame)} className="wd-table-frame" onKeyDown={keepFocus}>
        {list}
      </div>
    </AriaLocale>
  );
}

const languageInForce = (): string => i18n.language;
