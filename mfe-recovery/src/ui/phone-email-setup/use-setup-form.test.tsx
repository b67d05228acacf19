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

/** The form of somebody with nothing registered, or with what is given. */
function form(registered: Parameters<typeof withRegistered>[1] = { email: undefined, phoneDetails: undefined }) {
  const details = withRegistered(noDetails, registered);
  return renderHook(() => useSetupForm(details, plan)).result;
}
const phone = (countryCode: string, phoneNumber: string) => ({ countryCode, phoneCode: '1', phoneNumber });
const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}… (${text.length})` : text);

test.each(refusedEmails.map((entered) => [short(entered), entered]))('%j is not sent', (_, entered) => {
  const shown = form();
  act(() => shown.current.setEmail(entered));
  expect(shown.current.isEmailValid).toBe(false);
  expect(shown.current.mayContinue).toBe(false);
});

test.each(trimmedEmails)('%j may be sent, trimmed, as %s', (entered) => {
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
  '%s: %j is not sent',
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

test.each(acceptedPhones)('%s: %j may be sent', (country, entered) => {
  const shown = form();
  act(() => {
    shown.current.setEmail('name@example.com');
    shown.current.setPhone(phone(country, entered));
  });
  expect(shown.current.mayContinue).toBe(true);
  expect(shown.current.phoneCounts).toBe(true);
});

describe('while the numbering plans are on their way', () => {
  const american = phone('us', '2133734253');
  const shownWith = (details: Parameters<typeof useSetupForm>[0]) =>
    renderHook(({ known }: { known: NumberingPlan | undefined }) => useSetupForm(details, known), {
      initialProps: { known: undefined as NumberingPlan | undefined },
    });

  test('what is typed is the field’s: only that keeps the caret at its digit', () => {
    const { result, rerender } = shownWith(noDetails);
    act(() => result.current.setPhone(phone('us', '213373425')));
    rerender({ known: plan });
    expect(result.current.phone.phoneNumber).toBe('213373425');
  });

  test('a registered number is shown as digits, and then as it is written in its country', () => {
    const { result, rerender } = shownWith(withRegistered(noDetails, { email: undefined, phoneDetails: american }));
    expect(result.current.phone.phoneNumber).toBe('2133734253');
    rerender({ known: plan });
    expect(result.current.phone.phoneNumber).toBe('(213) 373-4253');
  });
});
