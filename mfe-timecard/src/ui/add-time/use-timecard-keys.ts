import { type RefObject, useEffect } from 'react';
import { redo, undo } from '../../state/add-time/edit-history.ts';
import { takesChanges } from '../../state/add-time/timecard-store.ts';
import { useTimecardStore } from './timecard-context.tsx';

/** Ctrl+S, Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z (on a Mac with the Command key), except in a multi-line text, which has its own undo. */
export function useTimecardKeys(root: RefObject<HTMLElement | null>, save: () => unknown, isAsked: boolean): void {
  const store = useTimecardStore();
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      // While a dialog asks something, the keys do nothing.
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isAsked || isBeneathDialog(root.current)) return;
      const typing = (event.composedPath()[0] as Element | undefined)?.matches?.('textarea');
      if (typing) return;
      const key = event.key.toLowerCase();
      // Steps that are not visible are not undone.
      if (key !== 's' && store.getState().form.entireNotWork) return;
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (key !== 's' && key !== 'z' && !isRedo) return;
      // Otherwise the browser would save the page, or undo within the field.
      event.preventDefault();
      if (!takesChanges(store.getState())) return;
      if (key === 's') {
        commitField(root.current);
        save();
      } else if (isRedo) redo(store);
      else undo(store);
    };
    const element = root.current;
    // If nothing is focused, as after a press outside every field, the keys still apply to the page.
    const document = element?.ownerDocument;
    const elsewhere = (event: KeyboardEvent) => {
      if (event.target === document?.body) keys(event);
    };
    element?.addEventListener('keydown', keys);
    document?.addEventListener('keydown', elsewhere);
    return () => {
      element?.removeEventListener('keydown', keys);
      document?.removeEventListener('keydown', elsewhere);
    };
  }, [root, store, save, isAsked]);
}

/** Whether a dialog covers the page: one of Add Time, or of the portal around it. */
function isBeneathDialog(root: HTMLElement | null): boolean {
  const scope = root?.getRootNode() as Document | ShadowRoot | undefined;
  return [scope, root?.ownerDocument].some((one) => one?.querySelector('dialog[open]') != null);
}

/** Leaves the focused field and enters it again, so that its text is read, or kept if it cannot be. */
function commitField(root: HTMLElement | null): void {
  const scope = root?.getRootNode() as Document | ShadowRoot | undefined;
  const field = scope?.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus({ preventScroll: true });
}
