import { useText } from 'shared-session';
import { formatTime } from 'shared-session/moments';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** When the draft on this device was written; null if it is not written yet; false if this browser stores none. */
type Kept = Date | null | false;

/** Whether the draft is up to date. A store, because it changes with every pause in typing and only the footer shows it. */
export type DraftStatus = StoreApi<{
  readonly kept: Kept;
  /** Whether it outlives the browser's session. */
  readonly lasts: boolean;
}>;

const NOTHING_KEPT: DraftStatus = createStore(() => ({ kept: null, lasts: false }));

/** The footer's text about the draft, and whether this browser stores none. */
export function useDraftStatus(status: DraftStatus = NOTHING_KEPT): { text: string; refused: boolean } {
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
