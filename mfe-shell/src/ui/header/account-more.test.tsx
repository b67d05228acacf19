/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import '../../texts/english.ts';
import { accountMore } from '../../state/account-more.ts';
import { AccountMore } from './account-more.tsx';

afterEach(cleanup);

const viewed = (type: string, objectId: number) => ({
  type,
  objectId,
  otherDetails: `${type} ${objectId}`,
  viewedAt: '2026-11-20T10:00:00Z',
});
const linked = (linkedAccountId: number, nickName: string | undefined) => ({
  linkedAccountId,
  nickName,
  userName: `amara-${linkedAccountId}`,
  firstName: 'Amara',
  userType: 'Worker',
  clientName: 'Northgate',
});

test('other accounts and what was viewed last; what has no page is left out (docs: session#account-panel)', () => {
  const last = [1, 2, 3, 4, 5, 6].map((id) => viewed('manager/approvals', id));
  accountMore.setState({
    status: 'ready',
    linked: [linked(1, 'Evening job'), linked(2, undefined)],
    viewed: [viewed('timecard', 9), ...last],
  });
  render(<AccountMore onLeave={() => undefined} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Evening job Northgate',
    'amara-2 Northgate',
  ]);
  expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual(
    [1, 2, 3, 4, 5].map((id) => `#/manager/approvals/${id}`),
  );
});

test('without either it says so, and offers no other account', () => {
  accountMore.setState({ status: 'ready', linked: [], viewed: [] });
  render(<AccountMore onLeave={() => undefined} />);
  expect(screen.getByText('Nothing yet')).toBeTruthy();
  expect(screen.queryByText('Switch account')).toBeNull();
});

test('what could not be loaded is said, and can be asked for again', () => {
  accountMore.setState({ status: 'failed', linked: [], viewed: [] });
  render(<AccountMore onLeave={() => undefined} />);
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
