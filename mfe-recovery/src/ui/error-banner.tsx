import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import type { JSX } from 'react';
import { type Translate, useText } from 'shared-session';
import type { ErrorNotice } from '../state/error-notice.ts';
import { useFlow, useFlowStore } from './flow-context.ts';

/** The next step after a failure of each kind that has one. */
const nextSteps = {
  network: 'ERR_RECOVERY_OFFLINE',
  deadline: 'ERR_RECOVERY_SLOW',
  unauthorised: 'ERR_RECOVERY_SIGNED_OUT',
  forbidden: 'ERR_RECOVERY_FORBIDDEN',
  'not-found': 'ERR_RECOVERY_FORBIDDEN',
  validation: 'ERR_RECOVERY_REFUSED',
  conflict: 'ERR_RECOVERY_REFUSED',
  'rate-limited': 'ERR_RECOVERY_WAIT',
  server: 'ERR_RECOVERY_SERVER',
  'unexpected-answer': 'ERR_RECOVERY_SERVER',
} satisfies Record<Exclude<ErrorNotice['kind'], 'unknown' | 'last-contact'>, string>;

/** The next step after a failed call, in one sentence. */
function advice({ kind, isUnavailable, waitSeconds, sentence }: ErrorNotice, t: Translate): string | undefined {
  if (sentence !== undefined) return sentence;
  const known: Partial<Record<ErrorNotice['kind'], string>> = nextSteps;
  const key = isUnavailable ? 'ERR_UNAVAILABLE_KEPT' : known[kind];
  return key && t(key, { count: Math.max(1, Math.ceil((waitSeconds ?? 60) / 60)) });
}

/** Repeats the failed call, if that can help. */
export function useRetry(): (() => void) | undefined {
  const store = useFlowStore();
  const retry = useFlow((state) => state.error?.retry);
  if (retry === undefined) return undefined;
  return () => {
    store.dismissError();
    retry();
  };
}

/** The error of a failed call and the next step, in the style of the generic toast. */
export function ErrorBanner(): JSX.Element | null {
  const t = useText();
  const error = useFlow((state) => state.error);
  const retry = useRetry();
  if (error === undefined) return null;
  return (
    <Banner
      tone="error"
      title={t(error.kind === 'last-contact' ? 'ERR_RECOVERY_LAST_CONTACT' : 'ERR_RECOVERY_FAILED')}
      actions={
        retry && (
          <Button size="small" icon="refresh" onClick={retry}>
            {t('LBL_RECOVERY_TRY_AGAIN')}
          </Button>
        )
      }
    >
      {advice(error, t)}
    </Banner>
  );
}
