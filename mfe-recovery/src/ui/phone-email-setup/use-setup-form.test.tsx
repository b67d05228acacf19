/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { noDetails, withRegistered } from '../../domain/registration.ts';
import { loadNumberingPlan, type NumberingPlan } from '../../state/numbering-plan.ts';
import { acceptedPhones, refusedEmails, refusedPhones, trimmedEmails } from './entered.cases.ts';
import { useSetupForm } from './use-setup-form.ts';

let plan: NumberingPlan;
beforeAll(async () => {
  plan = await loadNumberingPlan();
});

/** The form of a user with nothing registered, or with the given details. */
function form(registered: Parameters<typeof withRegistered>[1] = { email: undefined, phoneDetails: undefined }) {
  const details = withRegistered(noDetails, registered);
  return renderHook(() => useSetupForm(details, plan)).result;
}
const phone = (countryCode: string, phoneNumber: string) => ({ countryCode, phoneCode: '1', phoneNumber });
const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}… (${text.length})` : text);

test.each(refusedEmails.map((entered) => [short(entered), entered]))(
  '%j is not sent (docs: recovery#recovery-email)',
  (_, entered) => {
    const shown = form();
    act(() => shown.current.setEmail(entered));
    expect(shown.current.isEmailValid).toBe(false);
    expect(shown.current.mayContinue).toBe(false);
  },
);

test.each(trimmedEmails)('%j may be sent, trimmed, as %s (docs: recovery#recovery-email)', (entered) => {
  const shown = form();
  act(() => shown.current.setEmail(entered));
  expect(shown.current.mayContinue).toBe(true);
});

test.each(trimmedEmails)('%j is no change of %s, in whatever case', (entered, address) => {
  for (const registered of [address, address.toUpperCase(), address.toLowerCase()]) {
    const shown = form({ email: registered, phoneDetails: undefined });
    act(() => shown.current.setEmail(entered));
    expect(shown.current.mayContinue).toBe(false);
  }
});

test.each(refusedPhones.map(([country, entered]) => [country, short(entered), entered] as const))(
  '%s: %j is not sent (docs: recovery#recovery-phone)',
  (country, _, entered) => {
    const shown = form();
    act(() => {
      shown.current.setEmail('name@example.com');
      shown.current.setPhone(phone(country, entered));
    });
    expect(shown.current.isPhoneValid).toBe(false);
    expect(shown.current.mayContinue).toBe(false);
  },
);

test.each(acceptedPhones)('%s: %j may be sent (docs: recovery#recovery-phone)', (country, entered) => {
  const shown = form();
  act(() => {
    shown.current.setEmail('name@example.com');
    shown.current.setPhone(phone(country, entered));
  });
  expect(shown.current.mayContinue).toBe(true);
  expect(shown.current.phoneCounts).toBe(true);
});

test('plans that come while a number is typed leave it to the field, which knows where the caret stands (docs: recovery#recovery-phone)', () => {
  const details = withRegistered(noDetails, { email: undefined, phoneDetails: undefined });
  const first: { late: NumberingPlan | undefined } = { late: undefined };
  const { result, rerender } = renderHook(({ late }) => useSetupForm(details, late), { initialProps: first });
  act(() => result.current.setPhone(phone('us', '213373425')));
  rerender({ late: plan });
  expect(result.current.phone.phoneNumber).toBe('213373425');
});

test('a registered number is shown as it is written in its country once the plans are there, and after a removal is taken back', () => {
  const details = withRegistered(noDetails, { email: undefined, phoneDetails: phone('us', '2133734253') });
  const first: { late: NumberingPlan | undefined } = { late: undefined };
  const { result, rerender } = renderHook(({ late }) => useSetupForm(details, late), { initialProps: first });
  expect(result.current.phone.phoneNumber).toBe('2133734253');
  rerender({ late: plan });
  expect(result.current.phone.phoneNumber).toBe('(213) 373-4253');
  act(() => result.current.setPhone(phone('us', '')));
  act(() => result.current.restorePhone());
  expect(result.current.phone.phoneNumber).toBe('(213) 373-4253');
});
