import { useText } from 'shared-session';
import { formatTime } from 'shared-session/moments';
import { type StoreApi, useStore } from 'zustand';

/** When the draft on this device was written; null: it is still to be; false: this browser keeps none. */
type Kept = Date | null | false;

/** How the draft stands with what was typed; a store, because it changes with every pause in typing and only the footer says it. */
export type DraftStatus = StoreApi<{
  readonly kept: Kept;
  /** Whether it outlives the browser's session. */
  readonly lasts: boolean;
}>;

/** What the footer says of a draft, and whether this browser keeps none. */
export function useDraftStatus(status: DraftStatus): { text: string; refused: boolean } {
  const t = useText();
  const { kept } = useStore(status);
  const text =
    kept === false
      ? t('MSG_DRAFT_NOT_KEPT')
      : kept
        ? t('MSG_DRAFT_KEPT_AT', { time: formatTime(kept) })
        : t('MSG_DRAFT_KEEPING');
  return { text, refused: kept === false };
}
