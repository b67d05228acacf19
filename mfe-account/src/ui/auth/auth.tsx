import type { JSX } from 'react';
import type { PageProps } from 'shared-session/routing';
import { SecondStep } from './second-step.tsx';
import { SignIn } from './sign-in.tsx';

/** `#/auth`: the password, or, with `step=code`, the second factor. The server redirects there if the account has one. */
export function Auth({ search }: PageProps): JSX.Element {
  return new URLSearchParams(search).get('step') === 'code' ? (
    <SecondStep search={search} />
  ) : (
    <SignIn search={search} />
  );
}
