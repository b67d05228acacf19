import { createContext, useContext } from 'react';

/** The `.portal-root` element of the mount a component is in. Widgets read what mounts provide, so it is in the package root. */
export const MountRootContext = createContext<HTMLElement | undefined>(undefined);

/** Where overlays are to be portalled to: the root of the own mount, so that its styles and theme reach them. */
export function useMountRoot(): HTMLElement | undefined {
  return useContext(MountRootContext);
}
