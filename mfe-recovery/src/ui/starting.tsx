import { Skeleton } from 'mfe_widgets/skeleton';
import type { JSX } from 'react';
import { useText } from 'shared-session';
import { useBackOnline } from 'shared-session/connection';
import { ErrorBanner, useRetry } from './error-banner.tsx';
import { useFlow } from './flow-context.ts';

/**
 * Shown before the first screen: a placeholder, or the reason why the flow cannot start. It disappears by itself when the connection is
 * back.
 */
export function Starting(): JSX.Element {
  const t = useText();
  const failed = useFlow((state) => state.error !== undefined);
  const retry = useRetry();
  useBackOnline(() => retry?.(), retry !== undefined);
  if (failed)
    return (
      <div className="rc-screen">
        <h1 tabIndex={-1}>{t('LBL_RECOVERY_REGISTRATION')}</h1>
        <ErrorBanner />
      </div>
    );
  return (
    <div className="rc-screen rc-starting">
      <Skeleton label={t('LBL_RECOVERY_LOADING')} width={160} />
      <Skeleton width={320} height={26} shape="block" />
      <Skeleton lines={2} />
      <Skeleton shape="block" height={44} />
      <Skeleton shape="block" height={44} />
    </div>
  );
}
