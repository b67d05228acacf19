import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { isEditable } from '../../state/item-store.ts';
import type { ProjectState, ProjectStore } from '../../state/project-store.ts';

const ProjectContext = createContext<ProjectStore | null>(null);

export const ProjectProvider = ProjectContext.Provider;

/** The store of the open item. */
export function useProjectStore(): ProjectStore {
  const store = use(ProjectContext);
  if (store === null) throw new Error('A part of the item stands outside of it.');
  return store;
}

/** A part of the item's state. The selected value must keep its identity while it has not changed. */
export const useProject = <T,>(select: (state: ProjectState) => T): T => useStore(useProjectStore(), select);

/** Whether the item can be changed now. */
export const useProjectEditable = (): boolean => useProject((state) => isEditable(state) && state.busy === null);
