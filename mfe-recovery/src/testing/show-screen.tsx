import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import type { JSX } from 'react';
import { registerTexts } from 'shared-session';
import type { FlowEvent } from '../domain/flow.ts';
import type { FlowMode } from '../domain/steps.ts';
import { START_DELAY_MS } from '../state/flow-start.ts';
import { codesPart, serverPart } from '../state/later/parts.ts';
import { createRecoveryStore, type RecoveryStore } from '../state/recovery-store.ts';
import '../texts/codes.ts';
import { texts } from '../texts/en-US.ts';
import '../texts/setup.ts';
import { FlowContext } from '../ui/flow-context.ts';
import { type FakeCalls, fakeCalls } from './fake-calls.ts';

registerTexts(texts);
await Promise.all([serverPart.load(), codesPart.load()]);

// A clock that runs with the real one, and which is put forward over the delay.
jest.useFakeTimers({
  advanceTimers: 1,
  doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
});

export interface Shown {
  readonly store: RecoveryStore;
  readonly fake: FakeCalls;
}

export interface ShowOptions {
  /** Calls that wait for the test to respond. */
  readonly held?: Parameters<typeof fakeCalls>[0];
  /** The registered details; none by default. */
  readonly options?: FakeCalls['options'];
}

/** Renders a screen of a flow after the given events. */
export async function showScreen(
  Screen: () => JSX.Element,
  mode: FlowMode,
  events: readonly FlowEvent[],
  { held = [], options }: ShowOptions = {},
): Promise<Shown> {
  const fake = fakeCalls(held);
  const store = createRecoveryStore({ mode, screen: () => undefined, resumes: false, calls: fake.calls });
  if (options !== undefined) fake.options = options;
  store.start();
  // The flow starts after a delay. The events are dispatched after that, as on a page, including their calls.
  await jest.advanceTimersByTimeAsync(START_DELAY_MS);
  for (const event of events) store.dispatch(event);
  await act(async () => {
    render(
      <FlowContext value={store}>
        <Screen />
      </FlowContext>,
    );
  });
  return { store, fake };
}
