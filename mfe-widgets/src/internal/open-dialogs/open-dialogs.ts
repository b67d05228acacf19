let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** The open modal dialogs of the page, in all roots. Everything outside the topmost one is inert. */
export const openDialogs = {
  /** @returns a function that removes the dialog again */
  add(dialog: HTMLElement): () => void {
    change([...open, dialog]);
    return () => change(open.filter((one) => one !== dialog));
  },
  top: (): HTMLElement | undefined => open.at(-1),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
