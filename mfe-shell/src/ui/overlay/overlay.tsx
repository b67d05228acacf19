import { ToastRegion } from 'mfe_widgets/toast-region';
import { type JSX, useEffect } from 'react';
import { notifications } from 'shared-session';
import { useStore } from 'zustand';
import { hearSwitchWishes } from '../../state/switch-account.ts';
import { AlertBar } from './alert-bar.tsx';
import { OpenDialog } from './open-dialog.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { TruncationTip } from './truncation-tip.tsx';
import { useScrollSpy } from './use-scroll-spy.ts';

/** The layer over the page: alerts, toasts, the shell's dialogs, and the announcer of page changes. */
export function Overlay(): JSX.Element {
  const toasts = useStore(notifications, (state) => state.toasts);
  useScrollSpy();
  useEffect(hearSwitchWishes, []);
  return (
    <>
      <AlertBar />
      <PageAnnouncer />
      <TruncationTip />
      <ToastRegion
        toasts={toasts.map((toast) => ({ ...toast, duration: toast.duration ?? null }))}
        onDismiss={(id) => notifications.dismiss(String(id))}
      />
      <OpenDialog />
    </>
  );
}
