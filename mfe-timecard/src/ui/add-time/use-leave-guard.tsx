import { ConfirmDialog } from 'mfe_widgets/dialog';
import { schedulePostPaint } from 'mfe_widgets/post-paint';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { holdUnsavedWork, useText } from 'shared-session';
import { isDirty, type TimecardState, type TimecardStore } from '../../state/add-time/timecard-store.ts';
import { blockLeaving } from '../page/guarded-location.ts';

export interface LeaveGuard {
  /** Leaves, after asking when something would be lost. */
  readonly leave: (go: () => void) => void;
  /** Leaves without asking: everything is saved. */
  readonly goAnyway: (go: () => void) => void;
  /** Saves the timecard, for who signs out beside it; resolves to whether it did. */
  readonly saving: RefObject<() => Promise<boolean>>;
  readonly dialog: ReactNode;
}

const isSame = (one: TimecardState, other: TimecardState) =>
  one.form === other.form && one.pristine === other.pristine && one.queued === other.queued;

/**
 * Leaving a dirty form asks for confirmation: links, Back, the address bar and closing the tab. `onDiscard` is called when the
 * person gives their changes up.
 */
export function useLeaveGuard(store: TimecardStore, onDiscard: () => void): LeaveGuard {
  const t = useText();
  const [pending, setPending] = useState<(() => void) | null>(null);
  const open = useRef(false);
  const saving = useRef<() => Promise<boolean>>(async () => false);

  useEffect(() => {
    const here = window.location.hash;
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (!open.current && isDirty(store.getState())) event.preventDefault();
    };
    const stopBlocking = blockLeaving((leave) => {
      if (open.current || !isDirty(store.getState())) return false;
      setPending(() => leave);
      return true;
    });
    // single-spa reroutes before anybody else hears of the change; it lets a navigation be cancelled.
    const beforeRouting = (event: Event) => {
      const { detail } = event as CustomEvent<{ newUrl?: string; cancelNavigation?: (cancel: boolean) => void }>;
      const target = detail?.newUrl ? new URL(detail.newUrl, window.location.href).hash : here;
      if (open.current || target === here || !detail?.cancelNavigation || !isDirty(store.getState())) return;
      detail.cancelNavigation(true);
      setPending(() => () => {
        window.location.hash = target;
      });
    };
    // Where the browser lets it be stopped before it happens, the history stays as it is: Back still goes back.
    const beforeNavigating = (event: NavigateEvent) => {
      const { destination, navigationType } = event;
      if (open.current || !event.cancelable || !destination.sameDocument || !isDirty(store.getState())) return;
      const target = new URL(destination.url).hash;
      if (target === here || !target.startsWith('#/')) return;
      event.preventDefault();
      setPending(() => () => {
        if (navigationType === 'traverse') void window.navigation.traverseTo(destination.key);
        else window.location.hash = target;
      });
    };
    const navigation = 'navigation' in window ? window.navigation : null;
    navigation?.addEventListener('navigate', beforeNavigating);
    window.addEventListener('single-spa:before-routing-event', beforeRouting);
    window.addEventListener('beforeunload', beforeUnload);
    // The person was asked already.
    const signedOut = () => {
      open.current = true;
    };
    window.addEventListener('portal-sign-out', signedOut);
    return () => {
      navigation?.removeEventListener('navigate', beforeNavigating);
      window.removeEventListener('single-spa:before-routing-event', beforeRouting);
      window.removeEventListener('beforeunload', beforeUnload);
      window.removeEventListener('portal-sign-out', signedOut);
      stopBlocking();
    };
  }, [store]);

  // No update prompt is shown while something would be lost.
  useEffect(() => {
    let release: (() => void) | undefined;
    const follow = () => {
      if (isDirty(store.getState())) release ??= holdUnsavedWork(() => saving.current());
      else {
        release?.();
        release = undefined;
      }
    };
    follow();
    let cancel: (() => void) | undefined;
    const stopFollowing = store.subscribe((state, previous) => {
      if (isSame(state, previous)) return;
      cancel?.();
      cancel = schedulePostPaint(follow);
    });
    return () => {
      cancel?.();
      stopFollowing();
      release?.();
    };
  }, [store]);

  return useMemo(() => {
    const goAnyway = (go: () => void) => {
      open.current = true;
      go();
    };
    return {
      saving,
      goAnyway,
      leave: (go) => {
        if (isDirty(store.getState())) setPending(() => go);
        else goAnyway(go);
      },
      dialog: (
        <ConfirmDialog
          open={pending !== null}
          danger
          title={t('LBL_UNSAVED_CHANGES')}
          confirmLabel={t('LBL_DISCARD')}
          cancelLabel={t('LBL_KEEP_EDITING')}
          onCancel={() => setPending(null)}
          onConfirm={() => {
            const go = pending;
            setPending(null);
            if (!go) return;
            onDiscard();
            goAnyway(go);
          }}
        >
          {t('MSG_UNSAVED_CHANGES')}
        </ConfirmDialog>
      ),
    };
  }, [store, onDiscard, pending, t]);
}
