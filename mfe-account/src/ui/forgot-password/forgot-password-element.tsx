import { type JSX, useEffect, useEffectEvent, useState } from 'react';
import type { MountContext } from 'shared-session/micro-frontend';
import { useStore } from 'zustand';
import { signInUrl } from '../../domain/sign-in-url.ts';
import { createResetStore, type ResetStore } from '../../state/reset-store.ts';
import { PlaceContext } from '../place.ts';
import { ForgotPassword } from './forgot-password.tsx';

interface Props {
  readonly context: MountContext;
  readonly store?: ResetStore;
}

/** `<forgot-password sign-in-url="…">`: the reset as a part of a page. It dispatches `forgot-completed` when the new password is set. */
export function ForgotPasswordElement({ context, store: given }: Props): JSX.Element {
  const [store] = useState(() => given ?? createResetStore());
  const step = useStore(store, (state) => state.step);
  const tell = useEffectEvent(() => context.emit?.('forgot-completed'));
  useEffect(() => {
    if (step === 'done') tell();
  }, [step]);
  const url = signInUrl(context.attributes?.signinurl, document.baseURI);
  return (
    <PlaceContext value={{ kind: 'part', signInUrl: url }}>
      <ForgotPassword store={store} />
    </PlaceContext>
  );
}
