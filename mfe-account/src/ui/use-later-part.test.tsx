/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JSX } from 'react';
import { registerTexts } from 'shared-session';
import { callFailureTexts } from '../texts/call-failures.ts';
import { FailureBanner } from './failure-banner.tsx';
import { useLaterPart } from './use-later-part.ts';

registerTexts(callFailureTexts);
const { error: original } = console;
beforeEach(() => {
  console.error = () => undefined;
});
afterEach(() => {
  cleanup();
  console.error = original;
});

let answers: (() => Promise<string>)[] = [];
const load = () => (answers.shift() as () => Promise<string>)();

function Shown({ isNeeded }: { readonly isNeeded: boolean }): JSX.Element {
  const { part, failure, retry } = useLaterPart(load, isNeeded);
  return part === undefined ? <FailureBanner failure={failure} onRetry={retry} /> : <p>{part}</p>;
}

test('a part is loaded when it is needed; a failure is reported and tried again', async () => {
  answers = [() => Promise.reject(new TypeError('offline')), async () => 'the part'];
  const { rerender } = render(<Shown isNeeded={false} />);
  expect(answers).toHaveLength(2);
  rerender(<Shown isNeeded />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the part')).toBeTruthy();
});
