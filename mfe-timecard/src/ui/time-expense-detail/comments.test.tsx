/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NetworkError } from 'shared-client';
import type { ItemComment, ItemCommentRequest } from 'shared-client/billing';
import { notifications } from 'shared-session';

const asked: ItemComment = { by: 'Daniel Reyes', byFor: null, at: '2026-11-16T09:00:00Z', text: 'Was this a holiday?' };
const sent: [number, ItemCommentRequest, string | undefined][] = [];
let fails = false;
const billing = await import('shared-client/billing');
jest.unstable_mockModule('shared-client/billing', () => ({
  ...billing,
  addItemComment: async (id: number, request: ItemCommentRequest, { idempotencyKey }: { idempotencyKey?: string }) => {
    sent.push([id, request, idempotencyKey]);
    if (fails) throw new NetworkError('away');
    return [asked, { ...asked, by: 'Amara Osei', text: request.text }];
  },
}));
await import('../../testing/show-timecard.tsx');
const { queryClient } = await import('shared-session/server-data');
const { Comments } = await import('./comments.tsx');

const show = (mayComment = true) => render(<Comments billingItemId={77} comments={[asked]} mayComment={mayComment} />);
const field = () => screen.getByRole('textbox', { name: 'Comment' });

beforeEach(() => {
  sent.length = 0;
  fails = false;
});
afterEach(() => {
  notifications.clear();
  queryClient.clear();
});

test('what was asked is read and answered; the answer stands on the page at once (docs: approvals#approval-comments)', async () => {
  const user = userEvent.setup();
  queryClient.setQueryData(['detail', 77], { info: { comments: [asked] } });
  show();
  expect(screen.getByText('Was this a holiday?')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add comment' }));
  expect(screen.getByText('Please write something.')).toBeDefined();
  await user.type(field(), ' I was ill. ');
  await user.click(screen.getByRole('button', { name: 'Add comment' }));
  expect(sent).toMatchObject([[77, { text: 'I was ill.' }, expect.any(String)]]);
  expect(field()).toHaveProperty('value', '');
  expect(queryClient.getQueryData(['detail', 77])).toMatchObject({
    info: { comments: [asked, { text: 'I was ill.' }] },
  });
});

test('an answer that could not be sent stays typed, also when the page is left, and goes once (docs: approvals#approval-comments)', async () => {
  const user = userEvent.setup();
  fails = true;
  show();
  await user.type(field(), 'I was ill.');
  await user.click(screen.getByRole('button', { name: 'Add comment' }));
  expect(field()).toHaveProperty('value', 'I was ill.');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Add comment' }));
  expect(sent[0]?.[2]).toBe(sent[1]?.[2]);
  await user.type(field(), 'And');
  cleanup();
  show();
  expect(field()).toHaveProperty('value', 'And');
  await user.clear(field());
});

test('who may not comment reads them', () => {
  show(false);
  expect(screen.getByText('Was this a holiday?')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});
