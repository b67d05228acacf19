/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NetworkError } from 'shared-client';
import { approvalItem } from 'shared-client/schema/approvals';
import { billingItem, generalInfo, type ItemComment, type ItemCommentRequest } from 'shared-client/schema/billing';
import { notifications } from 'shared-session';
import * as v from 'valibot';

const head = {
  billingItemId: 1,
  version: 3,
  status: 'Pending',
  engagementId: 5201,
  periodStartDate: '2026-11-09',
  periodEndDate: '2026-11-15',
} as const;
const itemOf = (type: string, billingItemId = 1) =>
  v.parse(approvalItem, {
    ...head,
    billingItemId,
    type,
    workerId: 1101,
    workerName: 'Kofi Mensah',
    usualCount: 0,
    attachmentCount: 0,
    mayDecide: true,
  });
const first: ItemComment = { by: 'Kofi Mensah', byFor: null, at: '2026-11-16T09:00:00Z', text: 'I was ill on Friday.' };
let comments: readonly ItemComment[] = [first];
let mayComment = true;
let fails = false;
const sent: [ItemCommentRequest, string | undefined][] = [];

jest.unstable_mockModule('shared-client/billing', () => ({
  getBillingItem: async () => v.parse(billingItem, { ...head, type: 'EXPENSE' }),
  getGeneralInfo: async () => ({
    ...v.parse(v.partial(generalInfo), { history: [], allocationChanges: [] }),
    comments,
    mayComment,
  }),
  getProjectBilling: async () => ({ lines: [] }),
  addItemComment: async (_id: number, request: ItemCommentRequest, { idempotencyKey }: { idempotencyKey?: string }) => {
    sent.push([request, idempotencyKey]);
    if (fails) throw new NetworkError('away');
    return [...comments, { ...first, by: 'Daniel Reyes', text: request.text }];
  },
}));
await import('../../../texts/en-US.ts');
const { queryClient } = await import('shared-session/server-data');
await import('../lazy-parts.ts');
const { DetailPanel } = await import('./detail.tsx');

const nothing = () => undefined;
const show = async (item = itemOf('TIME'), onBehalfOf: number | null = null) => {
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <DetailPanel
          item={item}
          principal={undefined}
          onBehalfOf={onBehalfOf}
          onApprove={nothing}
          onReject={nothing}
          onStep={nothing}
        />
      </QueryClientProvider>,
    );
  });
};
const part = async () => {
  const heading = await screen.findByRole('heading', { name: 'Comments' });
  return within(heading.parentElement as HTMLElement);
};

beforeEach(() => {
  comments = [first];
  mayComment = true;
  fails = false;
  sent.length = 0;
});
afterEach(async () => {
  cleanup();
  await queryClient.cancelQueries();
  queryClient.clear();
});

test.each(['TIME', 'EXPENSE', 'PROJECT', 'ADJUSTMENT'])(
  'the detail of %s has its comments, and takes one',
  async (type) => {
    const user = userEvent.setup();
    await show(itemOf(type));
    const list = await part();
    expect(list.getByText('I was ill on Friday.')).toBeDefined();
    await user.click(list.getByRole('button', { name: 'Add comment' }));
    expect(list.getByText('Please write something.')).toBeDefined();
    expect(sent).toEqual([]);
    await user.type(list.getByRole('textbox', { name: 'Comment' }), 'Get well soon. ');
    await user.click(list.getByRole('button', { name: 'Add comment' }));
    expect(sent).toMatchObject([[{ text: 'Get well soon.' }, expect.any(String)]]);
    const said = (await part()).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(said[0]).toContain('Get well soon.');
    expect(said[1]).toContain('I was ill on Friday.');
  },
);

test('a comment that could not be sent stays typed, and the same key sends it again', async () => {
  const user = userEvent.setup();
  await show();
  fails = true;
  const list = await part();
  await user.type(list.getByRole('textbox', { name: 'Comment' }), 'Why?');
  await user.click(list.getByRole('button', { name: 'Add comment' }));
  expect(list.getByRole('textbox', { name: 'Comment' })).toHaveProperty('value', 'Why?');
  fails = false;
  await user.click(list.getByRole('button', { name: 'Add comment' }));
  expect(sent).toHaveLength(2);
  expect(sent[0]?.[1]).toBe(sent[1]?.[1]);
  notifications.clear();
});

test('what was typed is there again after another item', async () => {
  const user = userEvent.setup();
  await show();
  await user.type((await part()).getByRole('textbox', { name: 'Comment' }), 'Half a sen');
  cleanup();
  await show(itemOf('TIME', 2));
  expect((await part()).getByRole('textbox', { name: 'Comment' })).toHaveProperty('value', '');
  cleanup();
  await show();
  expect((await part()).getByRole('textbox', { name: 'Comment' })).toHaveProperty('value', 'Half a sen');
  await user.clear((await part()).getByRole('textbox', { name: 'Comment' }));
});

test('who may not comment reads them, and sees nothing where there is none; a delegate says it in a name', async () => {
  mayComment = false;
  await show({ ...itemOf('TIME'), mayDecide: false });
  expect((await part()).queryByRole('textbox')).toBeNull();
  cleanup();
  queryClient.clear();
  comments = [];
  await show({ ...itemOf('TIME'), mayDecide: false });
  await screen.findByRole('complementary');
  expect(screen.queryByRole('heading', { name: 'Comments' })).toBeNull();
  cleanup();
  const user = userEvent.setup();
  await show(itemOf('TIME'), 1002);
  await user.type((await part()).getByRole('textbox', { name: 'Comment' }), 'Why?');
  await user.click((await part()).getByRole('button', { name: 'Add comment' }));
  expect(sent).toMatchObject([[{ text: 'Why?', onBehalfOf: 1002 }, expect.any(String)]]);
});
