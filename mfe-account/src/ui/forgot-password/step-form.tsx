import { Button, ButtonLink } from 'mfe_widgets/button';
import { type JSX, type ReactNode, use } from 'react';
import { useText } from 'shared-session';
import { sendForm } from 'shared-session/focus';
import { useStore } from 'zustand';
import type { ResetStore } from '../../state/reset-store.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { OutsidePage } from '../outside-page.tsx';
import { PlaceContext } from '../place.ts';

export interface StepFormProps {
  readonly store: ResetStore;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly onSubmit: () => void;
  /** The texts of the buttons. Enter presses the first. */
  readonly submit?: string;
  readonly other?: ReactNode;
  readonly children?: ReactNode;
}

/** One step of the reset: a form that Enter submits, with failures above its fields. */
export function StepForm({ store, title, lead, onSubmit, submit, other, children }: StepFormProps): JSX.Element {
  const t = useText();
  const busy = useStore(store, (state) => state.busy);
  const failure = useStore(store, (state) => state.failure);
  const isOvertaken = failure?.label === 'ERR_RESET_OVERTAKEN';
  const hasEnded = isOvertaken || failure?.label === 'ERR_RESET_ENDED';
  const { signInUrl } = use(PlaceContext);
  return (
    <OutsidePage title={title} lead={lead}>
      <form noValidate className="ac-form" onSubmit={(event) => sendForm(event, () => (busy ? undefined : onSubmit()))}>
        <FailureBanner failure={failure} onRetry={submit === undefined ? undefined : onSubmit} />
        {children}
        <div className="ac-foot">
          {isOvertaken ? (
            <ButtonLink size="large" variant="primary" block href={signInUrl}>
              {t('LBL_SIGN_IN')}
            </ButtonLink>
          ) : null}
          {hasEnded ? (
            <Button size="large" variant={isOvertaken ? 'quiet' : 'primary'} block onClick={() => store.startAgain()}>
              {t('LBL_AC_RECOVERY_START_AGAIN')}
            </Button>
          ) : submit === undefined ? null : (
            <Button type="submit" size="large" variant="primary" block busy={busy}>
              {submit}
            </Button>
          )}
          {other}
        </div>
      </form>
    </OutsidePage>
  );
}
