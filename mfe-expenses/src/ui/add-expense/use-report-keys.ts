import { type RefObject, useEffect } from 'react';
import { redo, undo } from '../../state/report-store.ts';
import { useReportStore } from './report-context.tsx';

/** Ctrl+S saves, Ctrl+Z takes back, Ctrl+Shift+Z and Ctrl+Y bring back. A dialog keeps its keys. */
export function useReportKeys(page: RefObject<HTMLElement | null>, onSave: () => void): void {
  const store = useReportStore();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      const scope = page.current?.getRootNode() as Document | ShadowRoot | undefined;
      if (!scope || scope.querySelector('dialog[open]')) return;
      const key = event.key.toLowerCase();
      if (key === 's') onSave();
      else if (key === 'y' || (key === 'z' && event.shiftKey)) redo(store);
      else if (key === 'z') undo(store);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [page, store, onSave]);
}
