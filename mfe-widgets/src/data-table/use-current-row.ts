import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Marks the row that is shown beside the table in the document itself, so that no row is rendered again when it is another: with
 * React Aria that would build the whole collection anew at each press of a key.
 *
 * @returns a ref for each row, because rows are drawn as they come into sight
 */
export function useCurrentRow(frame: RefObject<HTMLElement | null>, currentId: string | undefined) {
  const current = useRef(currentId);
  useLayoutEffect(() => {
    current.current = currentId;
    for (const row of frame.current?.querySelectorAll<HTMLElement>('[role="row"][data-key]') ?? [])
      mark(row, currentId);
  }, [frame, currentId]);
  return useCallback((row: HTMLElement | null) => {
    if (row) mark(row, current.current);
  }, []);
}

const mark = (row: HTMLElement, id: string | undefined) =>
  row.toggleAttribute('data-current', id !== undefined && row.dataset.key === id);
