import { ButtonLink } from 'mfe_widgets/button';
import { type JSX, useEffect, useState } from 'react';
import { getSignInOptions } from 'shared-client/account';
import { useText } from 'shared-session';

/** A link to the company's identity provider, if the portal has one (docs: account#company-sign-in). */
export function CompanyLink({
  returnUrl,
  ask = getSignInOptions,
}: {
  readonly returnUrl: string | undefined;
  readonly ask?: typeof getSignInOptions;
}): JSX.Element | null {
  const t = useText();
  const [options, setOptions] = useState<Awaited<ReturnType<typeof getSignInOptions>>>();
  useEffect(() => {
    const left = new AbortController();
    ask({ signal: left.signal }).then(setOptions, (error: unknown) => {
      // Signing in by password works without it.
      if (!left.signal.aborted) console.error('The ways to sign in could not be read.', error);
    });
    return () => left.abort();
  }, [ask]);
  const name = options?.company;
  if (!name) return null;
  const query = returnUrl ? `?${new URLSearchParams({ returnUrl })}` : '';
  return (
    <>
      <ButtonLink size="large" block href={`/wand2/manual/api/signIn/company${query}`}>
        {t('LBL_SIGN_IN_BY', { name })}
      </ButtonLink>
      {options.closesPasswords && <p>{t('MSG_COMPANY_ONLY', { name })}</p>}
    </>
  );
}
