import { Fragment, type JSX } from 'react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { ActionMenu } from '../action-menu/index.ts';
import type { MenuGroup } from '../action-menu/menu-entry.ts';
import { Checkbox } from '../checkbox/index.ts';
import '../internal/texts/table-english.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { type CardPlaces, cardPlaces } from './columns.ts';
import type { RowSelection } from './data-table-props.ts';
import { CardsApart } from './rows-apart.tsx';
import { SelectionBox } from './selection-box.tsx';
import type { ShownTable } from './shown-table.ts';
import type { TableLine } from './table-lines.ts';

/** With more cards than this, the list scrolls in its own frame and only visible cards are rendered. */
const MANY = 60;
const CARD_HEIGHT = 96;

/** The table on a narrow screen: a card per row, with the heading's controls above them. */
export function CardList<R>(props: ShownTable<R>): JSX.Element {
  const { label, columns, lines, selection, onOpen, maxHeight } = props;
  const places = cardPlaces(columns);
  const boxes = selection.selectionMode === 'multiple';
  const many = lines.length > MANY;
  const list = (
    <GridList
      aria-label={label}
      className={many ? 'wd-cards wd-cards-many' : 'wd-cards'}
      {...(many ? { style: { height: maxHeight } } : {})}
      {...selection}
      onSelectionChange={(keys) => selection.onSelectionChange(keys as RowSelection)}
      {...(onOpen === undefined ? {} : { onAction: (id: string | number) => onOpen(String(id)) })}
      items={lines}
      dependencies={[columns, props.actions, boxes]}
      renderEmptyState={() => <div className="wd-table-empty">{props.empty}</div>}
    >
      {(line) => Card({ line, table: props, places, boxes })}
    </GridList>
  );
  return (
    <>
      <CardTools {...props} boxes={boxes} />
      {many ? (
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: CARD_HEIGHT }}>
          {list}
        </Virtualizer>
      ) : (
        <CardsApart>{list}</CardsApart>
      )}
    </>
  );
}

/** The controls of the table's heading for the cards: choose all, and sort. */
function CardTools<R>({ lines, columns, selection, sort, onSort, boxes }: ShownTable<R> & { boxes: boolean }) {
  const text = usePageText();
  const sortable = columns.filter(({ sortBy }) => sortBy !== undefined);
  if (lines.length === 0 || (!boxes && sortable.length === 0)) return null;
  const { selectedKeys = [], disabledKeys } = selection;
  const ids = lines.map(({ id }) => id).filter((id) => !disabledKeys.includes(id));
  const chosen = selectedKeys === 'all' ? new Set(ids) : new Set(selectedKeys);
  const all = ids.length > 0 && ids.every((id) => chosen.has(id));
  const group: MenuGroup = {
    id: 'sort',
    title: text('LBL_SORT_BY'),
    items: sortable.map(({ id, title }) => ({ id, label: title })),
    chosen: sort === undefined ? [] : [sort.column],
    onChoose: ([column]) => {
      if (column !== undefined) onSort({ column, direction: 'ascending' });
    },
  };
  return (
    <div className="wd-cards-tools">
      {boxes ? (
        <Checkbox
          label={text('LBL_SELECT_ALL')}
          checked={all}
          indeterminate={!all && chosen.size > 0}
          onChange={(checked) => selection.onSelectionChange(checked ? 'all' : new Set())}
        />
      ) : null}
      {sortable.length === 0 ? null : (
        <span className="wd-cards-sort">
          <ActionMenu size="small" label={text('LBL_SORT_BY')} icon="sort" items={[group]}>
            {text('LBL_SORT_BY')}
          </ActionMenu>
        </span>
      )}
    </div>
  );
}

interface CardProps<R> {
  line: TableLine<R>;
  table: ShownTable<R>;
  places: CardPlaces<R>;
  boxes: boolean;
}

const cellsOf = <R,>(columns: CardPlaces<R>['title'], row: R): readonly JSX.Element[] =>
  columns.map((column) => <Fragment key={column.id}>{column.cell(row)}</Fragment>);

/** A function, not a component: React Aria reads its elements. */
function Card<R>({ line, table, places, boxes }: CardProps<R>): JSX.Element {
  const { row, group, id } = line;
  if (row === undefined)
    return (
      <GridListItem id={id} isDisabled textValue={group?.text ?? ''} className="wd-card wd-card-heading">
        {group?.heading}
      </GridListItem>
    );
  const actions = table.actions?.(row) ?? [];
  return (
    <GridListItem id={id} textValue={table.rowName(row)} className="wd-card" ref={table.rowRef}>
      {boxes ? <SelectionBox /> : null}
      <div className="wd-card-body">
        <div className="wd-card-line">
          <div className="wd-card-title">{cellsOf(places.title, row)}</div>
          <div className="wd-card-end">{cellsOf(places.end, row)}</div>
        </div>
        {places.line.map((column) => {
          const value = column.cell(row);
          return value === null ? null : (
            <div key={column.id} className="wd-card-fact">
              <span className="wd-card-name">{column.title}</span>
              <span className="wd-card-value">{value}</span>
            </div>
          );
        })}
      </div>
      {actions.length === 0 ? null : <ActionMenu size="small" label={table.actionsLabel(row)} items={actions} />}
    </GridListItem>
  );
}
