import { ButtonLink } from 'mfe_widgets/button';
import { Icon } from 'mfe_widgets/icon';
import { type JSX, use } from 'react';
import { useText } from 'shared-session';
import { OutsidePage } from '../outside-page.tsx';
import { PlaceContext } from '../place.ts';

/** Shown after the password was set. A reset does not sign the user in. */
export function DoneStep(): JSX.Element {
  const t = useText();
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
      <div className="ac-foot">
        <ButtonLink size="large" variant="primary" block href={signInUrl}>
          {t('LBL_SIGN_IN')}
        </ButtonLink>
      </div>
    </OutsidePage>
  );
}
