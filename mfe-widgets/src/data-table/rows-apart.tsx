import {
  type ComponentProps,
  createContext,
  type JSX,
  type ReactElement,
  type ReactNode,
  use,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { type CollectionRenderer, CollectionRendererContext } from 'react-aria-components/CollectionBuilder';
import { type Key, type TableState, TableStateContext } from 'react-aria-components/Table';
import { DragAndDropContext } from 'react-aria-components/useDragAndDrop';

type BranchProps = ComponentProps<CollectionRenderer['CollectionBranch']>;
/** A row or a cell in its place, as the virtualizer renders it. */
type Placed = ReactElement<{ layoutInfo: { key: Key }; parent?: object | null; children: ReactNode }>;

/** The same at each rendering; the table makes a new one. */
const NO_DRAGGING = {};

const Placing = createContext<(props: BranchProps) => readonly Placed[]>(() => []);

/**
 * Inside of a virtualizer and around its table: a change of selection or focus renders only the rows that show it. Otherwise it renders
 * all of them, because each of React Aria's rows and cells reads the state of the whole table.
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
  if (state === null || props.parent.type !== 'tablebody') return placed;
  return (
    <DragAndDropContext value={NO_DRAGGING}>
      {placed.map((row) => (
        <RowApart key={row.key} state={state} placed={row} />
      ))}
    </DragAndDropContext>
  );
}

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

/** A row with the state of the table from when something of the row last changed. */
function RowApart({ state, placed }: { state: TableState<unknown>; placed: Placed }): JSX.Element {
  const { selectionManager: selection, collection, isKeyboardNavigationDisabled } = state;
  const { focusedKey } = selection;
  const row = placed.props.layoutInfo.key;
  const hasFocus = focusedKey === row || (focusedKey !== null && collection.getItem(focusedKey)?.parentKey === row);
  const isSelected = selection.isSelected(row);
  // Decides what a press does, and is not visible: rows other than the pressed one may learn it after the paint.
  const isEmpty = useDeferredValue(selection.isEmpty);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a row and its cells read of the state.
  const own = useMemo(
    () => state,
    [
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
    ],
  );
  // A press in a row that was rendered earlier changes the present selection.
  useLayoutEffect(() => {
    Object.assign(own.selectionManager, selection);
  });
  return <TableStateContext value={own}>{placed}</TableStateContext>;
}
