/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://portal.example.com/#/worker/home"}
 */
import { ForbiddenError, NetworkError } from 'shared-client';
import type { LinkedAccount } from 'shared-client/links';
import { holdUnsavedWork, notifications } from 'shared-session';
import { closeDialog, dialogs } from './dialogs.ts';
import { askToSwitch, hearSwitchWishes, switching, switchNow } from './switch-account.ts';

const northgate: LinkedAccount = {
  linkedAccountId: 7,
  userName: 'amara-2',
  firstName: 'Amara',
  userType: 'Worker',
  clientName: 'Northgate',
  nickName: 'Evening job',
};
const { error: original } = console;
let sent: number[];

beforeEach(() => {
  console.error = () => undefined;
  sent = [];
  notifications.clear();
  closeDialog();
  switching.setState({ to: undefined, busy: false });
});
afterEach(() => {
  console.error = original;
});

test('with unsaved entries a switch is a question first (docs: account#account-switch)', () => {
  const release = holdUnsavedWork();
  const undo = hearSwitchWishes();
  window.dispatchEvent(new CustomEvent('portal-switch-account', { detail: northgate }));
  expect(dialogs.getState().open).toBe('switch-account');
  expect(switching.getState().busy).toBe(false);
  undo();
  release();
});

test.each([
  [new ForbiddenError('refused', { status: 403 }), 'ERR_LINK_OUTDATED'],
  [new NetworkError('away'), 'ERR_SWITCH_FAILED'],
])('a switch that ends in %s keeps what is on this device, and says why', async (refusal, label) => {
  const heard: string[] = [];
  const hear = () => heard.push('portal-sign-out');
  window.addEventListener('portal-sign-out', hear);
  switching.setState({ to: northgate });
  await switchNow(async () => {
    throw refusal;
  });
  window.removeEventListener('portal-sign-out', hear);
  expect(notifications.getState().toasts.map(({ message }) => message)).toEqual([label]);
  expect(heard).toEqual([]);
  expect(switching.getState()).toEqual({ to: undefined, busy: false });
});

test('a second press while one is under way does nothing', async () => {
  switching.setState({ to: northgate, busy: true });
  askToSwitch({ ...northgate, linkedAccountId: 8 });
  await switchNow(async (id) => {
    sent.push(id);
    return '/';
  });
  expect([sent, switching.getState().to?.linkedAccountId]).toEqual([[], 7]);
});
