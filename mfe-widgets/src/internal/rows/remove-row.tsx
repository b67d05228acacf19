import type { JSX } from 'react';
import { focusAfter } from 'shared-session/focus';
import { IconButton } from '../../button/index.ts';
import { hasFocus } from '../focus/index.ts';
import { usePageText } from '../texts/use-page-text.ts';
import '../texts/editors-english.ts';

export interface RemoveRowProps {
  /** Number of the row, from 1. */
  line: number;
  onRemove: () => void;
}

/** The button that removes a row of an editor. */
export function RemoveRow({ line, onRemove }: RemoveRowProps): JSX.Element {
  const text = usePageText();
  return (
    <IconButton
      icon="close"
      size="small"
      label={text('LBL_REMOVE_LINE', { line })}
      data-remove-row
      onClick={({ currentTarget }) => removeAndStay(currentTarget, onRemove)}
    />
  );
}

/** Moves the focus to the row that takes this one's place, else to the last row, else to the button that adds one. */
function removeAndStay(button: HTMLElement, remove: () => void): void {
  const editor = button.closest('.wd-entries');
  const buttons = () => [...(editor?.querySelectorAll<HTMLElement>('[data-remove-row]') ?? [])];
  const index = buttons().indexOf(button);
  const hadFocus = hasFocus(button);
  focusAfter(button, remove, () => {
    if (!hadFocus || button.isConnected) return null;
    const left = buttons();
    return left[index] ?? left.at(-1) ?? editor?.querySelector<HTMLElement>('.wd-rows-foot button');
  });
}
