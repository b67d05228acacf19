/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConflictError } from 'shared-client';
import type { FlowEvent } from '../../domain/flow.ts';
import { type ShowOptions, showScreen } from '../../testing/show-screen.tsx';
import { PhoneEmailSetup } from './phone-email-setup.tsx';

const email = () => screen.getByLabelText(/^Email/) as HTMLInputElement;
const phone = () => screen.getByLabelText(/^Mobile phone/) as HTMLInputElement;
const button = (name: string) => screen.queryByRole('button', { name }) as HTMLButtonElement | null;

const masked = {
  email: 'jo••••@example.com',
  mobile: undefined,
  phoneCode: undefined,
  countryCode: undefined,
  masked: true,
};
const american = { phoneNumber: '2133734253', phoneCode: '1', countryCode: 'us' };
const both: FlowEvent = {
  type: 'password-confirmed',
  registered: { email: 'old@example.com', phoneDetails: american },
};

// The test's document has none.
Element.prototype.scrollIntoView ??= () => {};

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

async function show(mode: 'register' | 'update', events: FlowEvent[] = [], options: ShowOptions = {}) {
  const shown = await showScreen(PhoneEmailSetup, mode, events, options);
  // The numbering plans are loaded when the field shows its sample number, or a formatted number.
  await waitFor(() => expect(phone().placeholder).toBe('(201) 555-0123'));
  return shown;
}

describe('mistakes', () => {
  test('two are listed at the attempt; typing then never moves the focus, and the list does not come back by itself', async () => {
    await show('register');
    await userEvent.type(email(), 'wrong');
    await userEvent.type(phone(), '213{Enter}');
    expect(screen.getByText('There is a problem')).toBeTruthy();
    await userEvent.clear(phone());
    expect(screen.queryByText('There is a problem')).toBeNull();
    await userEvent.type(phone(), '21337');
    expect(document.activeElement).toBe(phone());
    expect(phone().value.replace(/\D/g, '')).toBe('21337');
    expect(screen.queryByText('There is a problem')).toBeNull();
  });

  test('one is read out at each attempt', async () => {
    await show('register');
    await userEvent.type(email(), 'wrong{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Please enter a valid email address.');
    const inserted: Node[] = [];
    const observer = new MutationObserver((records) => inserted.push(...records.flatMap((one) => [...one.addedNodes])));
    observer.observe(alert, { childList: true });
    await userEvent.type(email(), '{Enter}');
    await waitFor(() => expect(inserted).toEqual([...alert.childNodes]));
    observer.disconnect();
    expect(document.activeElement).toBe(email());
  });
});

describe('first-time flow', () => {
  test('has its title, step, texts and placeholders (docs: recovery#phone-email-setup)', async () => {
    await show('register');
    expect(screen.getByRole('heading', { name: 'Password Recovery Registration' })).toBeTruthy();
    expect(screen.getByText('Step 1')).toBeTruthy();
    expect(screen.getByText(/recovery options were recently updated/)).toBeTruthy();
    expect(screen.getByText('Message and data rates may apply.')).toBeTruthy();
    expect(email().placeholder).toContain('@');
    expect(button('Back')).toBeNull();
    expect(button('Skip')).toBeNull();
  });

  test('Continue waits for a valid, changed form (docs: recovery#setup-continue, recovery#recovery-phone-hint)', async () => {
    const { store } = await show('register');
    expect(button('Continue')?.disabled).toBe(true);
    await userEvent.type(email(), 'not an address');
    expect(button('Continue')?.disabled).toBe(true);
    await userEvent.clear(email());
    await userEvent.type(email(), '  new@example.com ');
    expect(button('Continue')?.disabled).toBe(false);
    await userEvent.type(phone(), '213');
    expect(button('Continue')?.disabled).toBe(true);
    await userEvent.clear(phone());
    await userEvent.click(button('Continue') as HTMLButtonElement);
    await waitFor(() => expect(store.getState().flow.step).toBe('verify-email'));
    expect(store.getState().flow.details.email).toBe('new@example.com');
  });

  test('each mistake has its message once its field was left (docs: recovery#recovery-email)', async () => {
    await show('register');
    await userEvent.type(email(), 'nonsense');
    expect(screen.queryByText('Please enter a valid email address.')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('Please enter a valid email address.')).toBeTruthy();
    await userEvent.type(phone(), '12');
    await userEvent.tab();
    expect(screen.getByText('Please enter a valid mobile phone. Example: (201) 555-0123')).toBeTruthy();
  });

  test('Enter on two mistakes sums them up, and takes the focus there', async () => {
    await show('register');
    await userEvent.type(email(), 'nonsense');
    await userEvent.type(phone(), '12{Enter}');
    const summary = await screen.findByText(/There is a problem/i);
    expect(screen.getAllByText('Please enter a valid email address.')).toHaveLength(2);
    expect(document.activeElement?.contains(summary)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Please enter a valid email address.' }));
    expect(document.activeElement).toBe(email());
  });

  test('with a registered email the field is removed and Skip appears (docs: recovery#setup-skip)', async () => {
    const { store } = await show('register', [], { options: masked });
    expect(screen.queryByLabelText(/^Email/)).toBeNull();
    expect(button('Continue')?.disabled).toBe(true);
    await userEvent.click(button('Skip') as HTMLButtonElement);
    expect(store.getState().flow.step).toBe('success');
  });

  test.each(['２１３３７３４２５３', '213\u2011373\u20114253'])(
    'a number typed as %s is shown as it is understood',
    async (typed) => {
      await show('register', [], { options: masked });
      await userEvent.type(phone(), typed);
      expect(phone().value).toBe('(213) 373-4253');
      expect(button('Continue')?.disabled).toBe(false);
    },
  );

  test('with a registered email a phone alone is verified', async () => {
    const { store } = await show('register', [], { options: masked });
    await userEvent.type(phone(), '2133734253');
    expect(phone().value).toBe('(213) 373-4253');
    await userEvent.click(button('Continue') as HTMLButtonElement);
    await waitFor(() => expect(store.getState().flow.step).toBe('verify-phone'));
  });
});

describe('update flow', () => {
  test('masks both values, with toggles, and says these are the recovery options (docs: recovery#setup-back, recovery#setup-masked, recovery#phone-email-setup)', async () => {
    await show('update', [both]);
    expect(screen.getByText(/These are your recovery options/)).toBeTruthy();
    expect([email().type, phone().type]).toEqual(['password', 'password']);
    await userEvent.click(screen.getByRole('button', { name: /show email/i }));
    expect(email().type).not.toBe('password');
    expect(email().value).toBe('old@example.com');
    expect(phone().value).toBe('(213) 373-4253');
    expect(button('Skip')).toBeNull();
  });

  test('Back ends the flow (docs: recovery#setup-back, recovery#setup-masked)', async () => {
    const { store } = await show('update', [both]);
    await userEvent.click(button('Back') as HTMLButtonElement);
    expect(store.getState().flow.outcome).toBe('cancelled');
  });

  test('the delete icon stands beside a valid, unchanged phone only (docs: recovery#setup-remove-phone)', async () => {
    await show('update', [both]);
    expect(button('Remove number')).not.toBeNull();
    await userEvent.type(phone(), '{Backspace}');
    expect(button('Remove number')).toBeNull();
  });

  test("the icon asks 'Remove number?'; Remove Number removes it (docs: recovery#setup-remove-phone)", async () => {
    const { store, fake } = await show('update', [both]);
    await userEvent.click(button('Remove number') as HTMLButtonElement);
    const dialog = screen.getByRole('alertdialog', { name: 'Remove number?' });
    expect(within(dialog).getByText('Are you sure you want to remove your number?')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove Number' }));
    expect(fake.of('removeMobile')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(phone().value).toBe('');
    expect(store.getState().flow.details.isPhoneRegistered).toBe(false);
    expect(button('Remove number')).toBeNull();
    // The icon that had the focus is gone; the number can be entered again.
    expect(document.activeElement).toBe(phone());
  });

  test('clearing the registered phone asks on blur; declining restores it (docs: recovery#recovery-phone-removed)', async () => {
    const { fake } = await show('update', [both]);
    await userEvent.clear(phone());
    await userEvent.tab();
    const dialog = screen.getByRole('alertdialog', { name: 'Remove number?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(phone().value).toBe('(213) 373-4253');
    expect(fake.of('removeMobile')).toHaveLength(0);
  });

  describe('the only contact', () => {
    const only: FlowEvent = { type: 'password-confirmed', registered: { email: undefined, phoneDetails: american } };
    const sentence = 'This number is your only contact, so it cannot be removed. Register an email address first.';

    test('is not removed by the icon: the page says why, and asks nothing (docs: account#last-way-in)', async () => {
      const { fake } = await show('update', [only]);
      await userEvent.click(button('Remove number') as HTMLButtonElement);
      expect(screen.getByText(sentence)).toBeTruthy();
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(button('Try again')).toBeNull();
      expect(fake.of('removeMobile')).toHaveLength(0);
    });

    test('stands in its field again after it was cleared (docs: recovery#recovery-phone-removed)', async () => {
      const { fake } = await show('update', [only]);
      await userEvent.clear(phone());
      await userEvent.tab();
      expect(screen.getByText(sentence)).toBeTruthy();
      expect(phone().value).toBe('(213) 373-4253');
      expect(fake.of('removeMobile')).toHaveLength(0);
    });

    test('is kept by the server where the page did not know: the number comes back with the same sentence (docs: recovery#recovery-phone-removed)', async () => {
      const { fake } = await show('update', [both], { held: ['removeMobile'] });
      await userEvent.click(button('Remove number') as HTMLButtonElement);
      await userEvent.click(screen.getByRole('button', { name: 'Remove Number' }));
      await act(async () => fake.last('removeMobile').fail(new ConflictError('last')));
      expect(screen.getByText(sentence)).toBeTruthy();
      expect(phone().value).toBe('(213) 373-4253');
    });
  });

  test('a failed removal restores the number and tells what to do', async () => {
    const { fake } = await show('update', [both], { held: ['removeMobile'] });
    await userEvent.click(button('Remove number') as HTMLButtonElement);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Number' }));
    await act(async () => fake.last('removeMobile').fail(new Error('broken')));
    expect(screen.getByText('Something went wrong. Please try again later!')).toBeTruthy();
    expect(phone().value).toBe('(213) 373-4253');
    expect(button('Try again')).not.toBeNull();
  });
});
