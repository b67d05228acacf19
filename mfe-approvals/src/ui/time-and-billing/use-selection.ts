import { useEffect, useState } from 'react';
import type { Selected } from '../../domain/selected-after.ts';

const NOBODY: ReadonlySet<string> = new Set();

/** The selected items: their ids, or all that match. An item that was decided is no longer selected. */
export function useSelection(gone: ReadonlySet<number>) {
  const [selected, select] = useState<Selected>(NOBODY);
  useEffect(() => {
    if (selected !== 'all' && [...selected].some((id) => gone.has(Number(id))))
      select(new Set([...selected].filter((id) => !gone.has(Number(id)))));
  }, [gone, selected]);
  return {
    selected,
    select,
    selectNone: () => select(NOBODY),
    /** Selects an item, or takes it out again; not while all that match are selected. */
    toggle(id: string): void {
      if (selected === 'all') return;
      select(selected.has(id) ? new Set([...selected].filter((one) => one !== id)) : new Set([...selected, id]));
    },
  };
}
