import { ToastRegion } from 'mfe_widgets/toast-region';
import { type JSX, useEffect } from 'react';
import { notifications } from 'shared-session';
import { useStore } from 'zustand';
import { hearSwitchWishes } from '../../state/switch-account.ts';
import { useLater } from '../use-later.ts';
import { AlertBar } from './alert-bar.tsx';
import { OpenDialog } from './open-dialog.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
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
      <LaterTip />
      <ToastRegion
        toasts={toasts.map((toast) => ({ ...toast, duration: toast.duration ?? null }))}
        onDismiss={(id) => notifications.dismiss(String(id))}
      />
      <OpenDialog />
    </>
  );
}

const fetchTip = () => import('./truncation-tip.tsx').then(({ TruncationTip }) => TruncationTip);

/** Events after which a text may need its tooltip. */
const POINTING = ['pointerover', 'focusin'] as const;

/** The tooltip of truncated text, whose script is fetched when something is pointed at or focused for the first time. */
function LaterTip(): JSX.Element | null {
  const { Part, load } = useLater(fetchTip);
  useEffect(() => {
    for (const event of POINTING) document.addEventListener(event, load, { once: true });
    return () => {
      for (const event of POINTING) document.removeEventListener(event, load);
    };
  }, [load]);
  return Part ? <Part /> : null;
}
