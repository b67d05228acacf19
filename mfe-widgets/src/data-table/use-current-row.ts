import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Marks the row that is shown next to the table directly in the document, so that changing it renders no row again. With React Aria a
 * rendering would rebuild the whole collection at each press of a key.
 *
 * @returns a ref for each row, because rows are rendered as they come into view
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
