import { Banner } from 'mfe_widgets/banner';
import type { JSX } from 'react';
import { useText } from 'shared-session';
import type { Channel } from '../../domain/code-status.ts';
import { useFlow } from '../flow-context.ts';

/** "Banner 'New code has been sent.' after a resend." */
export function ResentBanner({ channel }: { readonly channel: Channel }): JSX.Element | null {
  const t = useText();
  const resent = useFlow((state) => state.codes[channel].resent);
  if (!resent) return null;
  return (
    <Banner tone="success" title={t('MSG_RECOVERY_RESENT')}>
      {t('MSG_RECOVERY_NEWEST')}
    </Banner>
  );
}
