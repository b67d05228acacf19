/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showScreen } from '../../testing/show-screen.tsx';
import { ConfirmPassword } from './confirm-password.tsx';

const field = () => screen.getByLabelText('Password') as HTMLInputElement;
const next = () => screen.getByRole('button', { name: 'Next' }) as HTMLButtonElement;

test("greets by first name and says 'To continue, first verify it's you' (docs: recovery#confirm-password)", async () => {
  await showScreen(ConfirmPassword, 'update', []);
  expect(screen.getByRole('heading', { name: 'Hi, Amara' })).toBeTruthy();
  expect(screen.getByText("To continue, first verify it's you")).toBeTruthy();
});

test('Next is disabled while the form is invalid; an emptied field says so (docs: recovery#confirm-password, recovery#recovery-password)', async () => {
  await showScreen(ConfirmPassword, 'update', []);
  expect(next().disabled).toBe(true);
  await userEvent.type(field(), 'x');
  expect(next().disabled).toBe(false);
  await userEvent.clear(field());
  expect(next().disabled).toBe(true);
  expect(screen.getByText('This field is required')).toBeTruthy();
});

test('Enter in the empty field says what is missing and asks nothing', async () => {
  const { fake } = await showScreen(ConfirmPassword, 'update', []);
  await userEvent.type(field(), '{Enter}');
  expect(screen.getByText('This field is required')).toBeTruthy();
  expect(fake.of('authenticate')).toHaveLength(0);
});

test('the toggle shows and hides the password (docs: recovery#confirm-password)', async () => {
  await showScreen(ConfirmPassword, 'update', []);
  expect(field().type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: /show password/i }));
  expect(field().type).toBe('text');
});

test("a wrong password shows 'Invalid password' until it is changed (docs: recovery#recovery-password)", async () => {
  const { fake } = await showScreen(ConfirmPassword, 'update', [], { held: ['authenticate'] });
  await userEvent.type(field(), 'wrong{Enter}');
  await act(async () => fake.last('authenticate').respond(false));
  expect(screen.getByText('Invalid password')).toBeTruthy();
  expect(document.activeElement).toBe(field());
  await userEvent.type(field(), 'x');
  expect(screen.queryByText('Invalid password')).toBeNull();
});

test('Enter twice asks once; Cancel ends the flow (docs: recovery#confirm-password)', async () => {
  const { store, fake } = await showScreen(ConfirmPassword, 'update', [], { held: ['authenticate'] });
  await userEvent.type(field(), 'Portal-2026{Enter}{Enter}');
  expect(fake.of('authenticate').map((call) => call.args)).toEqual([['worker', 'Portal-2026']]);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(store.getState().flow).toMatchObject({ step: 'ended', outcome: 'cancelled' });
});
