/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../texts/lazy-parts.ts';

const reminded = new Set<number>();
const engagement = (engagementId: number, workerName: string) => ({
  engagementId,
  workerName,
  title: 'Diver',
  periods: 1,
  remindable: reminded.has(engagementId) ? 'today' : 'yes',
});
let send = () => {};
jest.unstable_mockModule('shared-client/approvals', () => ({
  getNotSubmitted: async () => ({ engagements: [engagement(1, 'Mei Tanaka'), engagement(2, 'Hana Kim')] }),
  remindWorkers: async (ids: readonly number[]) => {
    await new Promise<void>((done) => {
      send = done;
    });
    for (const id of ids) reminded.add(id);
    return ids.length;
  },
}));
const { NotSubmitted } = await import('./not-submitted.tsx');
const { queryClient } = await import('shared-session/server-data');

afterEach(() => {
  cleanup();
  queryClient.clear();
});

test('the focus stays on a button that reminds, then is on the next one, and at last on the heading', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <NotSubmitted />
    </QueryClientProvider>,
  );
  const summary = (await screen.findByText(/2/)).closest('summary') as HTMLElement;
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
