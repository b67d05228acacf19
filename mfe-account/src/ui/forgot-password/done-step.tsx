import { ButtonLink } from 'mfe_widgets/button';
import { Icon } from 'mfe_widgets/icon';
import { type JSX, use } from 'react';
import { useText } from 'shared-session';
import { useStore } from 'zustand';
import type { ResetStore } from '../../state/reset-store.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { OutsidePage } from '../outside-page.tsx';
import { PlaceContext } from '../place.ts';
import { useLazyParts } from './use-lazy-parts.ts';

/** Shown after the password was set, with the review of what was added lately. A reset does not sign the user in. */
export function DoneStep({ store }: { readonly store: ResetStore }): JSX.Element {
  const t = useText();
  const reset = useStore(store, (state) => state.reset);
  const { parts, failure, retry } = useLazyParts(reset !== '');
  const { signInUrl } = use(PlaceContext);
  return (
    <OutsidePage
      title={t('LBL_PASSWORD_SET')}
      lead={
        <>
          <span className="ac-done">
            <Icon name="check-circle" size={28} />
          </span>
          <p>{t('MSG_PASSWORD_SET')}</p>
        </>
      }
    >
      <div className="ac-form">
        <FailureBanner failure={failure} onRetry={retry} />
        {parts ? <parts.Review reset={reset} calls={store.around} /> : null}
        <div className="ac-foot">
          <ButtonLink size="large" variant="primary" block href={signInUrl}>
            {t('LBL_SIGN_IN')}
          </ButtonLink>
        </div>
      </div>
    </OutsidePage>
  );
}
