import type { JSX } from 'react';
import type { PageProps } from 'shared-session/routing';
import { SecondStep } from './second-step.tsx';
import { SignIn } from './sign-in.tsx';

/** `#/auth`: the password; with `step=code`, where the server leads when the account has a second factor, its code. */
export function Auth({ search }: PageProps): JSX.Element {
  return new URLSearchParams(search).get('step') === 'code' ? (
    <SecondStep search={search} />
  ) : (
    <SignIn search={search} />
  );
}
