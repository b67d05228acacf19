import { createContext, useContext } from 'react';

/** The `.portal-root` element of the mount a component is in. Kept in the package root: widgets read what mounts provide. */
export const MountRootContext = createContext<HTMLElement | undefined>(undefined);

/** Where overlays are to be portalled to: the root of the own mount, so that its styles and theme reach them. */
export function useMountRoot(): HTMLElement | undefined {
  return useContext(MountRootContext);
}
