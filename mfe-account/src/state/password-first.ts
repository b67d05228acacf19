import type { StoreApi } from 'zustand/vanilla';
import type { Failure } from '../domain/failure.ts';
import { callFailure } from './call-failure.ts';

/** The state of stores whose first step is the password. */
export interface PasswordFirstState {
  readonly isPasswordWrong: boolean;
  readonly busy: boolean;
  readonly failure: Failure | undefined;
}

/** Runs the store's steps one at a time, and stores the result of a step or its failure. `what` names the step in the log. */
export function stepRunner<State extends PasswordFirstState>({ getState, setState }: StoreApi<State>) {
  const set = (change: Partial<PasswordFirstState>, given?: Partial<State>) =>
    setState({ ...given, ...change } as Partial<State>);
  return async (what: string, work: () => Promise<Partial<State>>): Promise<void> => {
    if (getState().busy) return;
    set({ busy: true, failure: undefined, isPasswordWrong: false });
    try {
      set({ busy: false }, await work());
    } catch (error) {
      set({ busy: false, failure: callFailure(what, error) });
    }
  };
}
