import { type RefObject, useEffect } from 'react';
import { redo, undo } from '../../state/add-time/edit-history.ts';
import { takesChanges } from '../../state/add-time/timecard-store.ts';
import { useTimecardStore } from './timecard-context.tsx';

/** Ctrl+S, Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z (on a Mac with the Command key), but for a text of several lines, which undoes by itself. */
export function useTimecardKeys(
  root: RefObject<HTMLElement | null>,
  save: () => Promise<unknown>,
  isAsked: boolean,
): void {
  const store = useTimecardStore();
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      // While something is asked, only the question is answered.
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isAsked || isBeneathDialog(root.current)) return;
      const typing = (event.composedPath()[0] as Element | undefined)?.matches?.('textarea');
      if (typing) return;
      const key = event.key.toLowerCase();
      // Steps that are out of sight are not taken back.
      if (key !== 's' && store.getState().form.entireNotWork) return;
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (key !== 's' && key !== 'z' && !isRedo) return;
      // Else the browser would save the page, or undo in a field by itself.
      event.preventDefault();
      if (!takesChanges(store.getState())) return;
      if (key === 's') {
        commitField(root.current);
        void save();
      } else if (isRedo) redo(store);
      else undo(store);
    };
    const element = root.current;
    // With the focus nowhere, as after a press beside every field, the page is still what is meant.
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

/** Whether something is asked in front of the page: by Add Time, or by the portal around it. */
function isBeneathDialog(root: HTMLElement | null): boolean {
  const scope = root?.getRootNode() as Document | ShadowRoot | undefined;
  return [scope, root?.ownerDocument].some((one) => one?.querySelector('dialog[open]') != null);
}

/** A field that is being typed into is left and entered again: what stands in it is read, and kept where it cannot be. */
function commitField(root: HTMLElement | null): void {
  const scope = root?.getRootNode() as Document | ShadowRoot | undefined;
  const field = scope?.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus({ preventScroll: true });
}
