import { useEffect } from 'react';
import { holdUnsavedWork } from 'shared-session';

/** While something is typed that only this screen has, nobody offers to reload the page. */
export function useUnsavedWork(isTyped: boolean): void {
  useEffect(() => (isTyped ? holdUnsavedWork() : undefined), [isTyped]);
}
