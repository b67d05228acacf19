/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../texts/en-US.ts';
import '../../../texts/lazy-parts.ts';

const reminded = new Set<number>();
const engagement = (engagementId: number, workerName: string) => ({
  engagementId,
  workerName,
  title: 'Diver',
  periods: 1,
  remindable: reminded.has(engagementId) ? 'today' : 'yes',
});
const helena = { userId: 1009, name: 'Helena Lindqvist', lateItems: 3, remindable: 'yes' };
let approvers = [helena, { userId: 1010, name: 'Samuel Okafor', lateItems: 1, remindable: 'day-off' }];
let engagements = () => [engagement(1, 'Mei Tanaka'), engagement(2, 'Hana Kim')];
let send = () => {};
jest.unstable_mockModule('shared-client/approvals', () => ({
  getNotSubmitted: async () => ({ engagements: engagements() }),
  remindWorkers: async (ids: readonly number[]) => {
    await new Promise<void>((done) => {
      send = done;
    });
    for (const id of ids) reminded.add(id);
    return ids.length;
  },
  getLateApprovers: async () => ({ approvers }),
  remindApprovers: async () => {
    approvers = [{ ...helena, remindable: 'day-off' }];
    return 0;
  },
}));
const { LatePeople } = await import('./late-people.tsx');
const { notifications } = await import('shared-session');
const { queryClient } = await import('shared-session/server-data');

afterEach(() => {
  cleanup();
  queryClient.clear();
});

test('the focus stays on a button that reminds, then is on the next one, and at last on the heading', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <LatePeople side="workers" />
    </QueryClientProvider>,
  );
  const summary = (await screen.findByText('Not submitted in time')).closest('summary') as HTMLElement;
  await userEvent.click(summary);
  for (const name of [/Mei Tanaka/, /Hana Kim/]) {
    const button = screen.getByRole('button', { name });
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(button.matches(':disabled')).toBe(false);
    expect(document.activeElement).toBe(button);
    await act(async () => send());
    await waitFor(() => expect(button.isConnected).toBe(false));
    expect(document.activeElement).toBe(screen.queryByRole('button', { name: /Hana Kim/ }) ?? summary);
  }
});

test('the focus goes on to the first line that was added, also when nobody in it can be reminded', async () => {
  const all = engagements;
  const names = Array.from({ length: 12 }, (_, at) => `Worker ${at + 1}`);
  engagements = () => names.map((name, at) => ({ ...engagement(at + 100, name), remindable: 'day-off' }));
  render(
    <QueryClientProvider client={queryClient}>
      <LatePeople side="workers" />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByText('Not submitted in time'));
  screen.getByRole('button', { name: 'Show all 12' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByText('Worker 11').closest('li'));
  engagements = all;
});

test('the list says why somebody is not reminded, and a message that nobody was (docs: reminders#reminder-approver-by-hand)', async () => {
  const said = jest.spyOn(notifications, 'toast').mockReturnValue(undefined as never);
  render(
    <QueryClientProvider client={queryClient}>
      <LatePeople side="approvers" />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByText('Not decided in time'));
  expect(screen.getByText('Samuel Okafor').closest('li')?.textContent).toBe('Samuel Okafor  · 1 itemDay off today');
  await userEvent.click(screen.getByRole('button', { name: 'Remind Helena Lindqvist' }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(said.mock.calls).toEqual([[{ style: 'info', message: 'Nobody was reminded. The list says why.' }]]);
});

test('one button reminds all, before the lines, and says how many they are; those of the lines are quiet and name whom they remind', async () => {
  const all = engagements;
  engagements = () => [
    ...Array.from({ length: 11 }, (_, place) => engagement(200 + place, `Worker ${place}`)),
    { ...engagement(300, 'On holiday'), remindable: 'day-off' },
  ];
  render(
    <QueryClientProvider client={queryClient}>
      <LatePeople side="workers" />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByText('Not submitted in time'));
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Remind all 11',
    ...Array.from({ length: 10 }, (_, place) => `Remind Worker ${place}`),
    'Show all 12',
  ]);
  expect(new Set(buttons.slice(1).map(({ className }) => className)).size).toBe(1);
  expect(buttons[1]?.className).not.toBe(buttons[0]?.className);
  engagements = all;
});

test('ten engagements are listed, and all once they are asked for; the focus is on the first that came (docs: reminders#reminder-by-hand)', async () => {
  engagements = () => Array.from({ length: 12 }, (_, place) => engagement(100 + place, `Worker ${place}`));
  render(
    <QueryClientProvider client={queryClient}>
      <LatePeople side="workers" />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByText('Not submitted in time'));
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 12' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Worker 10/ }));
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
});
