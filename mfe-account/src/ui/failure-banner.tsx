import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import type { JSX } from 'react';
import { useText } from 'shared-session';
import type { Failure } from '../domain/failure.ts';

/** The message for a failure, with the next step. */
export function FailureBanner({
  failure,
  onRetry,
}: {
  readonly failure: Failure | undefined;
  readonly onRetry?: (() => void) | undefined;
}): JSX.Element | null {
  const t = useText();
  if (failure === undefined) return null;
  return (
    <div className="ac-banner">
      <Banner
        tone="error"
        actions={
          onRetry === undefined || !failure.isRepeatable ? undefined : (
            <Button size="small" icon="refresh" onClick={onRetry}>
              {t('LBL_AC_RECOVERY_TRY_AGAIN')}
            </Button>
          )
        }
      >
        {t(failure.label, failure.values)}
      </Banner>
    </div>
  );
}
