import { useEffect } from 'react';
import { holdUnsavedWork } from 'shared-session';

/** While there is typed text that only this screen has, no reload of the page is offered. */
export function useUnsavedWork(isTyped: boolean): void {
  useEffect(() => (isTyped ? holdUnsavedWork() : undefined), [isTyped]);
}
