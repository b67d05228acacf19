import type { DialogProps } from 'mfe_widgets/dialog';
import { schedulePostPaint } from 'mfe_widgets/post-paint';
import { type ComponentType, type JSX, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from 'shared-session';
import type { MountContext } from 'shared-session/micro-frontend';
import { leavePage, navigate } from 'shared-session/routing';
import { useStore } from 'zustand';
import { hostEvents, type RecoveryFailedDetail } from '../domain/host-events.ts';
import type { LaunchOptions } from '../domain/launch-options.ts';
import { stepCount } from '../domain/step-count.ts';
import type { Step } from '../domain/steps.ts';
import type { Configuration } from '../state/configuration.ts';
import { leave } from '../state/leaving.ts';
import { createRecoveryStore } from '../state/recovery-store.ts';
import { followPath, screenOfPath } from '../state/step-path.ts';
import { ConfirmPassword } from './confirm-password/confirm-password.tsx';
import { Ended } from './ended/ended.tsx';
import { FlowContext } from './flow-context.ts';
import { fetchScreens, loadedScreen, loadScreen } from './later-screens.ts';
import { screenTitle } from './screen-title.ts';
import { Starting } from './starting.tsx';
import { useStepFocus } from './use-step-focus.ts';

/** Card widths in px (docs: recovery#recovery-cards). */
const widths: Readonly<Record<Step, number>> = {
  starting: 600,
  'confirm-password': 400,
  'phone-email-setup': 600,
  'verify-email': 375,
  'verify-phone': 375,
  success: 375,
  ended: 375,
};

export interface RecoveryFlowProps {
  readonly context: MountContext;
  readonly launch: LaunchOptions;
  readonly configuration: Configuration;
  /** The dialog of a modal, which a page of the portal never is. */
  readonly Modal?: ComponentType<DialogProps> | undefined;
  readonly onStartAgain: () => void;
}

/** One run of the flow, as a card in the page or as a modal over it. */
export function RecoveryFlow(props: RecoveryFlowProps): JSX.Element | null {
  const { context, launch, configuration, Modal, onStartAgain } = props;
  const t = useText();
  const [store] = useState(() =>
    createRecoveryStore({
      mode: launch.mode,
      screen: launch.routing === 'hash' ? screenOfPath : () => undefined,
      resumes: launch.routing === 'memory',
      geolocationService: configuration.geolocationService,
      loadScreen,
    }),
  );
  const flow = useStore(store, (state) => state.flow);
  const isPending = useStore(store, (state) => state.isScreenPending);
  // The flow could not start, or the session has ended: the page is notified, and decides how to continue.
  const failed = useStore(store, ({ flow: { step }, error }) =>
    step === 'starting' || error?.kind === 'unauthorised' ? error?.kind : undefined,
  );
  const latest = useRef({ context, launch });
  latest.current = { context, launch };
  const card = useRef<HTMLDivElement>(null);
  /** Whether the window navigates or the host removes the flow; undefined until that is decided. */
  const [gone, setGone] = useState<boolean>();

  useEffect(() => {
    store.start();
    // The first-time flow begins with phone-email-setup. Its script arrives while the user is requested.
    if (launch.mode === 'register') fetchScreens('setup');
    const unfollow = launch.routing === 'hash' ? followPath(store) : undefined;
    return () => {
      unfollow?.();
      store.stop();
    };
  }, [store, launch.mode, launch.routing]);

  const isShown = flow.step !== 'starting' && !isPending;
  useEffect(() => (isShown ? schedulePostPaint(() => fetchScreens('all')) : undefined), [isShown]);

  const ended = flow.step === 'ended';
  useEffect(() => {
    if (!ended) return;
    const { context: host, launch: asked } = latest.current;
    void leave(store.getState().flow, {
      context: host,
      asModal: asked.asModal,
      redirectUrl: asked.redirectUrl,
      redirectOrigins: configuration.redirectOrigins,
      page: window.location.href,
      go: leavePage,
      goHome: () => navigate('/'),
    }).then(setGone);
  }, [ended, store, configuration]);
  useEffect(() => {
    if (failed === undefined) return;
    const detail: RecoveryFailedDetail = { reason: failed };
    latest.current.context.emit?.(hostEvents.failed, detail);
  }, [failed]);
  useStepFocus(card, isPending ? undefined : flow.step, launch.asModal);

  const announcement = useMemo(() => {
    const steps = stepCount(flow);
    if (flow.step === 'starting') return '';
    const step =
      steps === undefined
        ? ''
        : steps.showsTotal
          ? t('LBL_RECOVERY_STEP_OF', { step: steps.current, total: steps.total })
          : t('LBL_RECOVERY_STEP', { step: steps.current });
    return `${step} ${t(screenTitle(flow))}`.trim();
  }, [flow, t]);

  if (ended && (launch.asModal || gone !== false)) return null;
  const screen = (
    <FlowContext value={store}>
      <div
        ref={card}
        className={launch.asModal ? 'rc-in-dialog' : 'rc-card'}
        style={{ '--rc-width': `calc(var(--rem) * ${widths[flow.step] / 16})` } as React.CSSProperties}
      >
        <p className="rc-announcement" role="status">
          {announcement}
        </p>
        {isPending ? <Starting /> : <CurrentScreen step={flow.step} onStartAgain={onStartAgain} />}
      </div>
    </FlowContext>
  );
  if (!launch.asModal || Modal === undefined) return <div className="rc-page">{screen}</div>;
  return (
    <Modal
      open={launch.open}
      title={t(screenTitle(flow))}
      hideTitle
      width={widths[flow.step]}
      onClose={() => store.dispatch({ type: 'cancel' })}
    >
      {screen}
    </Modal>
  );
}

function CurrentScreen({
  step,
  onStartAgain,
}: {
  readonly step: Step;
  readonly onStartAgain: () => void;
}): JSX.Element {
  const Later = loadedScreen(step);
  if (Later !== undefined) return <Later />;
  if (step === 'confirm-password') return <ConfirmPassword />;
  if (step === 'ended') return <Ended onStartAgain={onStartAgain} />;
  return <Starting />;
}
