import { Button } from 'mfe_widgets/button';
import type { JSX } from 'react';
import { useText } from 'shared-session';
import { mayResend } from '../../domain/code-entry.ts';
import type { Channel } from '../../domain/code-status.ts';
import { useFlow, useFlowStore } from '../flow-context.ts';
import { useCodeTimes } from './use-clock.ts';

/** The line under a code field: the time until the code expires, and the link that sends another. */
export function CodeTimesLine({ channel }: { readonly channel: Channel }): JSX.Element {
  const t = useText();
  const store = useFlowStore();
  const { entry, sent, sending } = useFlow((state) => state.codes[channel]);
  const times = useCodeTimes(sent);
  const waits = times !== undefined && times.seconds > 0;
  const isExpired = times?.minutes === 0;
  return (
    <div className="rc-times">
      <span className={isExpired ? 'rc-expired' : undefined}>
        {times === undefined
          ? ''
          : isExpired
            ? t('ERR_RECOVERY_CODE_EXPIRED')
            : t('LBL_RECOVERY_EXPIRES', { count: times.minutes })}
      </span>
      <span className="rc-resend">
        <Button
          variant="link"
          disabled={!mayResend(entry)}
          aria-disabled={waits || sending || undefined}
          busy={sending}
          onClick={() => void store.resend(channel)}
        >
          {t('LBL_RECOVERY_RESEND')}
        </Button>
        {waits && <span className="rc-wait">{t('LBL_RECOVERY_RESEND_IN', { seconds: times.seconds })}</span>}
      </span>
    </div>
  );
}
