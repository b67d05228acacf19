import type { KeyboardEvent } from 'react';
import { isComposing } from 'shared-session/composition';

/** The action of a key in a grid: move to another cell, or fill the cells below or after it with this one. */
export type GridKey = { readonly down: -1 | 0 | 1; readonly right: -1 | 0 | 1 } | 'fill';

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'> & {
  readonly nativeEvent: Pick<KeyboardEvent['nativeEvent'], 'isComposing' | 'keyCode'>;
};

/**
 * Reads a key that is pressed in a cell. Left and right move to another cell only from the ends of the text, so that the caret can move in
 * it. In a mirrored grid the cell on the left is the next one. Keys of an input method (Japanese, Korean, Chinese) are left to it.
 * @param atStart, atEnd whether the caret is there, or all is selected
 */
export function gridKey(event: Key, atStart: boolean, atEnd: boolean, isMirrored = false): GridKey | null {
  if (isComposing(event)) return null;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') return 'fill';
  switch (event.key) {
    case 'ArrowDown':
      return { down: 1, right: 0 };
    case 'ArrowUp':
      return { down: -1, right: 0 };
    case 'Enter':
      return { down: event.shiftKey ? -1 : 1, right: 0 };
    case 'ArrowRight':
      return atEnd ? { down: 0, right: isMirrored ? -1 : 1 } : null;
    case 'ArrowLeft':
      return atStart ? { down: 0, right: isMirrored ? 1 : -1 } : null;
    default:
      return null;
  }
}
