import { ConfirmDialog } from 'mfe_widgets/dialog';
import { schedulePostPaint } from 'mfe_widgets/post-paint';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { holdUnsavedWork, useText } from 'shared-session';
import type { TimecardForm } from '../../../domain/form/timecard-form.ts';
import { isDirty } from '../../../state/add-time/is-dirty.ts';
import type { TimecardState, TimecardStore } from '../../../state/add-time/timecard-store.ts';
import { blockLeaving } from '../../page/guarded-location.ts';

export interface LeaveGuard {
  /** Leaves, after asking if something would be lost. */
  readonly leave: (go: () => void) => void;
  /** Leaves without asking, because everything is saved. */
  readonly goAnyway: (go: () => void) => void;
  /** Saves the timecard when the user signs out elsewhere on the page; resolves to whether it was saved. */
  readonly saving: RefObject<() => Promise<boolean>>;
  readonly dialog: ReactNode;
}

/** Whether leaving would lose something that the person has not agreed to lose. Later entries are asked about again. */
const loses = ({ getState }: TimecardStore, letGo: TimecardForm | null) =>
  getState().form !== letGo && isDirty(getState());

const isSame = (one: TimecardState, other: TimecardState) =>
  one.form === other.form && one.pristine === other.pristine && one.queued === other.queued;

/**
 * Leaving a dirty form asks for confirmation: links, Back, the address bar and closing the tab. `onDiscard` is called when the person
 * discards their changes.
 */
export function useLeaveGuard(store: TimecardStore, onDiscard: () => void): LeaveGuard {
  const t = useText();
  const [pending, setPending] = useState<(() => void) | null>(null);
  const letGo = useRef<TimecardForm>(null);
  const saving = useRef<() => Promise<boolean>>(async () => false);

  useEffect(() => {
    const here = window.location.hash;
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (loses(store, letGo.current)) event.preventDefault();
    };
    const stopBlocking = blockLeaving((leave) => {
      if (!loses(store, letGo.current)) return false;
      setPending(() => leave);
      return true;
    });
    // single-spa reroutes before other listeners are called, and lets a navigation be cancelled.
    const beforeRouting = (event: Event) => {
      const { detail } = event as CustomEvent<{ newUrl?: string; cancelNavigation?: (cancel: boolean) => void }>;
      const target = detail?.newUrl ? new URL(detail.newUrl, window.location.href).hash : here;
      if (target === here || !detail?.cancelNavigation || !loses(store, letGo.current)) return;
      detail.cancelNavigation(true);
      setPending(() => () => {
        window.location.hash = target;
      });
    };
    // If the browser can cancel the navigation before it happens, the history stays intact and Back still works.
    const beforeNavigating = (event: NavigateEvent) => {
      const { destination, navigationType } = event;
      if (!event.cancelable || !destination.sameDocument || !loses(store, letGo.current)) return;
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
    // The person has already been asked.
    const signedOut = () => {
      letGo.current = store.getState().form;
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

  // While something would be lost, no update is offered.
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
      letGo.current = store.getState().form;
      go();
    };
    return {
      saving,
      goAnyway,
      leave: (go) => {
        if (isDirty(store.getState())) setPending(() => go);
        else go();
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
