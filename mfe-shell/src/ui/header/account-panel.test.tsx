/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import '../../texts/english.ts';
import { createRef } from 'react';

const state = await import('../../state/account-more.ts');
jest.unstable_mockModule('../../state/account-more.ts', () => ({ ...state, loadAccountMore: async () => undefined }));
const { AccountPanel } = await import('./account-panel.tsx');

const user = {
  userId: 1006,
  userName: 'worker',
  firstName: 'Amara',
  lastName: 'Osei',
  userType: 'Worker' as const,
  permissions: [],
  isCscCsr: false,
  isFinance: false,
  isSysAdmin: false,
  isHelpdesk: false,
  isMspAdmin: false,
  clientId: 1,
  clientName: 'Northgate',
  tutorialViewed: true,
  viewHistoryAttachment: false,
};

afterEach(cleanup);

/** Opens the panel, as the browser reports it. */
async function open(): Promise<void> {
  const panel = screen.getByRole('dialog', { hidden: true, name: 'Account' });
  await act(async () => {
    fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }));
  });
  await screen.findByRole('button', { name: 'Sign out', hidden: true });
}

test('what comes late stands below what is pressed (docs: session#account-panel)', async () => {
  render(<AccountPanel id="panel" anchor={createRef()} user={user} name="Amara Osei" />);
  await open();
  const late = screen.getByRole('status', { hidden: true, name: 'Loading accounts and recent items' });
  const pressed = [
    screen.getByRole('link', { name: 'Your account', hidden: true }),
    screen.getByRole('combobox', { name: 'Language', hidden: true }),
    screen.getByRole('group', { name: 'Theme', hidden: true }),
    screen.getByRole('button', { name: 'Sign out', hidden: true }),
  ];
  expect(pressed.map((one) => one.compareDocumentPosition(late) & Node.DOCUMENT_POSITION_FOLLOWING)).toEqual(
    pressed.map(() => Node.DOCUMENT_POSITION_FOLLOWING),
  );
});
