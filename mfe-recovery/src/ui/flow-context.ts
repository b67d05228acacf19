import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { RecoveryState } from '../state/recovery-state.ts';
import type { RecoveryStore } from '../state/recovery-store.ts';

/** The store of the surrounding mount. */
export const FlowContext = createContext<RecoveryStore | undefined>(undefined);

export function useFlowStore(): RecoveryStore {
  const store = useContext(FlowContext);
  if (store === undefined) throw new Error('A screen of the recovery flow stands outside its flow.');
  return store;
}

/** A part of the flow's state; the component renders again only when that part changes. */
export const useFlow = <Part>(select: (state: RecoveryState) => Part): Part => useStore(useFlowStore(), select);
