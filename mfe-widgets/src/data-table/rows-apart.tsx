import {
  type ComponentProps,
  type Context,
  createContext,
  type JSX,
  type ReactElement,
  type ReactNode,
  startTransition,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import {
  type CollectionRenderer,
  CollectionRendererContext,
  DefaultCollectionRenderer,
} from 'react-aria-components/CollectionBuilder';
import { ListStateContext } from 'react-aria-components/ListBox';
import { type Key, TableColumnResizeStateContext, TableStateContext } from 'react-aria-components/Table';
import { DragAndDropContext } from 'react-aria-components/useDragAndDrop';

type BranchProps = ComponentProps<CollectionRenderer['CollectionBranch']>;
type RootProps = ComponentProps<CollectionRenderer['CollectionRoot']>;
/** A row or a cell in its place, as the virtualizer renders it. */
type Placed = ReactElement<{ layoutInfo: { key: Key }; parent?: object | null; children: ReactNode }>;

/** The same at each rendering; the table makes a new one. */
const NO_DRAGGING = {};

const Placing = createContext<(props: BranchProps) => readonly Placed[]>(() => []);

/**
 * Inside of a virtualizer and around its table: a change of selection or focus renders only the rows and headings that show it. Otherwise
 * it renders all of them, because each of React Aria's rows, cells and columns reads the state of the whole table.
 */
export function RowsApart({ children }: { children: ReactNode }): JSX.Element {
  const renderer = use(CollectionRendererContext);
  const apart = useMemo(() => ({ ...renderer, CollectionBranch: Branch }), [renderer]);
  return (
    // The virtualizer's component, called for the list of its elements.
    <Placing value={renderer.CollectionBranch as (props: BranchProps) => readonly Placed[]}>
      <CollectionRendererContext value={apart}>{children}</CollectionRendererContext>
    </Placing>
  );
}

function Branch(props: BranchProps): ReactNode {
  const usePlaced = use(Placing);
  const placed = useUnchanged(usePlaced(props));
  const state = use(TableStateContext);
  if (state === null) return placed;
  if (props.parent.type === 'tablebody') return <Rows state={state} placed={placed} />;
  if (props.parent.type === 'headerrow') return <Columns state={state} placed={placed} />;
  return placed;
}

/** Rows that are rendered at once; the virtualizer would render a whole screen of them in one task. */
const AT_ONCE = 4;

/** The rows of a table. Those of its first screen come in steps, each in a task of its own, so that a press waits for none but one. */
function Rows({ state, placed }: { state: TableState; placed: readonly Placed[] }): JSX.Element {
  const [ready, setReady] = useState(AT_ONCE);
  const count = placed.length;
  useEffect(() => {
    if (count > 0 && ready !== Number.POSITIVE_INFINITY)
      startTransition(() => setReady(ready < count ? ready + AT_ONCE : Number.POSITIVE_INFINITY));
  }, [count, ready]);
  return (
    <DragAndDropContext value={NO_DRAGGING}>
      {placed.slice(0, ready).map((one) => (
        <RowApart key={one.key} of={TableStateContext} state={state} row={one.props.layoutInfo.key}>
          {one}
        </RowApart>
      ))}
    </DragAndDropContext>
  );
}

/** The headings of a table. */
function Columns({ state, placed }: { state: TableState; placed: readonly Placed[] }): readonly JSX.Element[] {
  const layout = use(TableColumnResizeStateContext);
  // Its table's state is in it as well, which a heading reads from its own context.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a heading reads of the layout.
  const widths = useMemo(() => layout, [layout?.columnWidths, layout?.resizingColumn, layout?.updateResizedColumns]);
  return placed.map((one) => (
    <TableColumnResizeStateContext key={one.key} value={widths}>
      <HeadingApart state={state} column={one.props.layoutInfo.key}>
        {one}
      </HeadingApart>
    </TableColumnResizeStateContext>
  ));
}

function HeadingApart({
  state,
  column,
  children,
}: {
  state: TableState;
  column: Key;
  children: ReactNode;
}): JSX.Element {
  const { collection, selectionManager: selection, sortDescriptor, isKeyboardNavigationDisabled } = state;
  const hasFocus = selection.focusedKey === column;
  const own = useUntilChanged(state, [
    collection.getItem(column),
    collection.columnCount,
    sortDescriptor,
    isKeyboardNavigationDisabled,
    hasFocus,
    hasFocus && selection.isFocused,
  ]);
  return <TableStateContext value={own}>{children}</TableStateContext>;
}

/** The same around a list of cards that is not virtualized. */
export function CardsApart({ children }: { children: ReactNode }): JSX.Element {
  return <CollectionRendererContext value={CARDS}>{children}</CollectionRendererContext>;
}

const useCards = DefaultCollectionRenderer.CollectionRoot as (props: RootProps) => readonly JSX.Element[];

function Cards(props: RootProps): ReactNode {
  const cards = useCards(props);
  const state = use(ListStateContext);
  if (state === null) return cards;
  return (
    <DragAndDropContext value={NO_DRAGGING}>
      {cards.map((card) => (
        <RowApart key={card.key} of={ListStateContext} state={state} row={String(card.key)}>
          {card}
        </RowApart>
      ))}
    </DragAndDropContext>
  );
}

const CARDS: CollectionRenderer = { ...DefaultCollectionRenderer, CollectionRoot: Cards };

/** The elements of the last rendering where their parts are the same: the virtualizer makes all of them anew. */
function useUnchanged(placed: readonly Placed[]): readonly Placed[] {
  const [last] = useState(() => new Map<Placed['key'], Placed>());
  const unchanged = placed.map((one) => {
    const before = last.get(one.key);
    return before && isSame(before.props, one.props) ? before : one;
  });
  last.clear();
  for (const one of unchanged) last.set(one.key, one);
  return unchanged;
}

const isSame = (a: Placed['props'], b: Placed['props']): boolean =>
  a.layoutInfo === b.layoutInfo && a.parent === b.parent && a.children === b.children;

/** The part of the state of React Aria's table, or list, that decides how a row is rendered. */
interface RowState {
  readonly selectionManager: TableState['selectionManager'];
  readonly collection: {
    getItem: (key: Key) => { parentKey?: Key | null | undefined } | null;
    readonly columnCount?: number;
  };
  readonly isKeyboardNavigationDisabled?: boolean;
}
type ContextOf<C> = C extends Context<infer V> ? V : never;
type TableState = NonNullable<ContextOf<typeof TableStateContext>>;

interface RowApartProps<S> {
  readonly of: Context<S | null>;
  readonly state: S;
  readonly row: Key;
  readonly children: ReactNode;
}

function RowApart<S extends RowState>({ of: StateContext, state, row, children }: RowApartProps<S>): JSX.Element {
  const { selectionManager: selection, collection, isKeyboardNavigationDisabled } = state;
  const { focusedKey } = selection;
  const hasFocus = focusedKey === row || (focusedKey !== null && collection.getItem(focusedKey)?.parentKey === row);
  const isSelected = selection.isSelected(row);
  // Decides what a press does, and is not visible: rows other than the pressed one may learn it after the paint.
  const isEmpty = useDeferredValue(selection.isEmpty);
  const own = useUntilChanged(state, [
    collection.getItem(row),
    collection.columnCount,
    selection.isDisabled(row),
    isKeyboardNavigationDisabled,
    isSelected,
    isSelected || isEmpty,
    selection.selectionMode,
    hasFocus ? focusedKey : null,
    hasFocus && selection.isFocused,
    hasFocus && selection.childFocusStrategy,
  ]);
  return <StateContext value={own}>{children}</StateContext>;
}

/** The state from when something last changed of what a part of the table reads of it. */
function useUntilChanged<S extends RowState>(state: S, read: readonly unknown[]): S {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is the caller's, and always as long.
  const own = useMemo(() => state, read);
  // A press in a part that was rendered earlier changes the present selection.
  useLayoutEffect(() => {
    Object.assign(own.selectionManager, state.selectionManager);
  });
  return own;
}
