import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { AdjustmentState, AdjustmentStore } from '../../state/adjustment-store.ts';
import { isEditable } from '../../state/item-store.ts';

const AdjustmentContext = createContext<AdjustmentStore | null>(null);

export const AdjustmentProvider = AdjustmentContext.Provider;

/** The store of the open item. */
export function useAdjustmentStore(): AdjustmentStore {
  const store = use(AdjustmentContext);
  if (store === null) throw new Error('A part of the item stands outside of it.');
  return store;
}

/** A part of the item's state. The selected value must keep its identity while it has not changed. */
export const useAdjustment = <T,>(select: (state: AdjustmentState) => T): T => useStore(useAdjustmentStore(), select);

/** Whether the item can be changed now. */
export const useAdjustmentEditable = (): boolean => useAdjustment((state) => isEditable(state) && state.busy === null);
