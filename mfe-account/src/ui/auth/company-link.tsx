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
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    const left = new AbortController();
    ask({ signal: left.signal }).then(
      ({ company }) => setName(company),
      (error: unknown) => {
        // Signing in by password works without it.
        if (!left.signal.aborted) console.error('The ways to sign in could not be read.', error);
      },
    );
    return () => left.abort();
  }, [ask]);
  if (name === null) return null;
  const query = returnUrl ? `?${new URLSearchParams({ returnUrl })}` : '';
  return (
    <ButtonLink size="large" block href={`/wand2/manual/api/signIn/company${query}`}>
      {t('LBL_SIGN_IN_BY', { name })}
    </ButtonLink>
  );
}
