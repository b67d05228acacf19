import { type JSX, useMemo } from 'react';
import {
  Cell,
  Column,
  ColumnResizer,
  ResizableTableContainer,
  Row,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table';
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { ActionMenu } from '../action-menu/index.ts';
import { Icon } from '../icon/index.ts';
import '../internal/texts/table-english.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import type { DataColumn } from './columns.ts';
import type { RowSelection } from './data-table-props.ts';
import { RowsApart } from './rows-apart.tsx';
import { SelectionBox } from './selection-box.tsx';
import type { ShownTable } from './shown-table.ts';
import type { Sort } from './sort-rows.ts';
import type { TableLine } from './table-lines.ts';

const HEADING_HEIGHT = 40;
const BOX_WIDTH = 48;
const ACTIONS_WIDTH = 56;

/** The table itself. Its heading stays visible, and only the visible rows are rendered. */
export function WideTable<R>(props: ShownTable<R>): JSX.Element {
  const { label, columns, lines, selection, sort, onSort, onOpen, scale, maxHeight, empty } = props;
  const { actions, actionsLabel, rowName, rowRef } = props;
  const text = usePageText();
  const boxes = selection.selectionMode === 'multiple';
  const opens = onOpen !== undefined;
  const [rowHeight, headingHeight] = [props.rowHeight * scale, HEADING_HEIGHT * scale];
  const layoutOptions = useMemo(() => ({ rowHeight, headingHeight }), [rowHeight, headingHeight]);
  // Two px for its borders; without rows, the message needs space.
  const height = headingHeight + Math.max(lines.length * rowHeight, lines.length === 0 ? 120 * scale : 0) + 2;
  // The same elements while the rows are the same: for new ones React Aria reads all rows again.
  const content = useMemo(() => {
    const [boxWidth, actionsWidth] = [BOX_WIDTH * scale, ACTIONS_WIDTH * scale];
    const rows = { actions, actionsLabel, columns, rowName, rowRef };
    const count = columns.length + (boxes ? 1 : 0) + (actions === undefined ? 0 : 1);
    return (
      <>
        <TableHeader className="wd-table-head">
          {boxes ? (
            <Column id="wd-select" width={boxWidth} minWidth={boxWidth} className="wd-th wd-th-box">
              <SelectionBox />
            </Column>
          ) : null}
          {columns.map((column, index) => (
            <Heading key={column.id} column={column} header={index === 0} scale={scale} hasRows={lines.length > 0} />
          ))}
          {actions === undefined ? null : (
            <Column id="wd-actions" width={actionsWidth} minWidth={actionsWidth} className="wd-th">
              <span className="wd-hidden">{text('LBL_ACTIONS')}</span>
            </Column>
          )}
        </TableHeader>
        <TableBody
          items={lines}
          dependencies={[columns, actions, boxes, opens]}
          renderEmptyState={() => <div className="wd-table-empty">{empty}</div>}
        >
          {(line) => TableRow({ line, rows, boxes, count })}
        </TableBody>
      </>
    );
  }, [columns, lines, actions, actionsLabel, rowName, rowRef, boxes, opens, scale, text, empty]);
  return (
    <Virtualizer layout={TableLayout} layoutOptions={layoutOptions}>
      <RowsApart>
        <ResizableTableContainer className="wd-table-scroll" style={{ height, maxHeight }}>
          <Table
            aria-label={label}
            className="wd-table"
            {...selection}
            onSelectionChange={(keys) => selection.onSelectionChange(keys as RowSelection)}
            {...(sort === undefined ? {} : { sortDescriptor: sort })}
            onSortChange={({ column, direction }) => onSort({ column: String(column), direction } as Sort)}
            {...(onOpen === undefined ? {} : { onRowAction: (id) => onOpen(String(id)) })}
          >
            {content}
          </Table>
        </ResizableTableContainer>
      </RowsApart>
    </Virtualizer>
  );
}

interface HeadingProps<R> {
  column: DataColumn<R>;
  header: boolean;
  scale: number;
  /** Without rows, React Aria sends Tab from a resizer back to the first one, and the focus never leaves the table. */
  hasRows: boolean;
}

function Heading<R>({ column, header, scale, hasRows }: HeadingProps<R>): JSX.Element {
  const { id, title, sortBy, align = 'start', width = '1fr', minWidth = 96, resizable = true } = column;
  const text = usePageText();
  return (
    <Column
      id={id}
      isRowHeader={header}
      allowsSorting={sortBy !== undefined}
      textValue={title}
      defaultWidth={typeof width === 'number' ? width * scale : width}
      minWidth={minWidth * scale}
      className={align === 'end' ? 'wd-th wd-cell-end' : 'wd-th'}
    >
      {({ sortDirection }) => (
        <div className="wd-th-line">
          <span className="wd-th-name" tabIndex={-1} role="presentation">
            {title}
            {sortBy === undefined ? null : (
              <Icon
                name={
                  sortDirection === undefined ? 'sort' : sortDirection === 'ascending' ? 'chevron-up' : 'chevron-down'
                }
                size={14}
              />
            )}
          </span>
          {resizable && hasRows ? (
            <ColumnResizer className="wd-th-resizer" aria-label={text('LBL_COLUMN_WIDTH')} />
          ) : null}
        </div>
      )}
    </Column>
  );
}

interface TableRowProps<R> {
  line: TableLine<R>;
  rows: Pick<ShownTable<R>, 'actionsLabel' | 'columns' | 'rowName' | 'rowRef'> & {
    actions: ShownTable<R>['actions'] | undefined;
  };
  boxes: boolean;
  count: number;
}

/** A function, not a component: React Aria reads its elements. */
function TableRow<R>({ line, rows, boxes, count }: TableRowProps<R>): JSX.Element {
  const { row, group, id } = line;
  if (row === undefined)
    return (
      <Row id={id} isDisabled textValue={group?.text ?? ''} className="wd-tr wd-tr-heading">
        <Cell colSpan={count} className="wd-td">
          {group?.heading}
        </Cell>
      </Row>
    );
  const actions = rows.actions?.(row) ?? [];
  return (
    <Row id={id} textValue={rows.rowName(row)} className="wd-tr" ref={rows.rowRef}>
      {boxes ? (
        <Cell className="wd-td wd-td-box">
          <SelectionBox />
        </Cell>
      ) : null}
      {rows.columns.map((column) => (
        <Cell
          key={column.id}
          className={column.align === 'end' ? 'wd-td wd-cell-end' : 'wd-td'}
          {...(column.sortBy === undefined ? {} : { textValue: String(column.sortBy(row)) })}
        >
          {column.cell(row)}
        </Cell>
      ))}
      {rows.actions === undefined ? null : (
        <Cell className="wd-td wd-td-actions">
          {actions.length === 0 ? null : <ActionMenu size="small" label={rows.actionsLabel(row)} items={actions} />}
        </Cell>
      )}
    </Row>
  );
}
