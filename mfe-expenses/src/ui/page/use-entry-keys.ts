import { type RefObject, useEffect } from 'react';

interface EntryKeys {
  readonly onSave: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/**
 * Ctrl+S saves, Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo. A dialog keeps its keys, and the browser keeps Ctrl+S if there is nothing to
 * save.
 *
 * @param keys null if the item is read-only
 */
export function useEntryKeys(page: RefObject<HTMLElement | null>, keys: EntryKeys | null): void {
  useEffect(() => {
    if (keys === null) return undefined;
    const { onSave, onUndo, onRedo } = keys;
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      const scope = page.current?.getRootNode() as Document | ShadowRoot | undefined;
      if (!scope || scope.querySelector('dialog[open]')) return;
      const key = event.key.toLowerCase();
      if (key === 's') onSave();
      else if (key === 'y' || (key === 'z' && event.shiftKey)) onRedo();
      else if (key === 'z') onUndo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [page, keys]);
}
