/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import '../../texts/english.ts';
import { createRef } from 'react';
import { AccountPanel } from './account-panel.tsx';

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

test('what comes late stands below what is pressed (docs: session#account-panel)', () => {
  render(<AccountPanel id="panel" anchor={createRef()} user={user} name="Amara Osei" />);
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
