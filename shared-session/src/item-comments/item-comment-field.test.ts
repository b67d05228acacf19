import { jest } from '@jest/globals';

const sent: unknown[] = [];
jest.unstable_mockModule('shared-client/billing', () => ({
  addItemComment: async (...call: unknown[]) => {
    sent.push(call);
    return [{ text: 'Why?' }];
  },
}));
const { itemCommentField } = await import('./index.ts');

const onAdded = () => undefined;

test('a draft belongs to one item, and ends when it is empty', () => {
  itemCommentField(1, { onAdded }).onDraft('Half a sen');
  expect(itemCommentField(1, { onAdded }).draft).toBe('Half a sen');
  expect(itemCommentField(2, { onAdded }).draft).toBe('');
  itemCommentField(1, { onAdded }).onDraft('');
  expect(itemCommentField(1, { onAdded }).draft).toBe('');
});

test('a comment is sent under its key, in the name of the principal if there is one', async () => {
  const shown: unknown[] = [];
  const show = { onAdded: (comments: unknown) => shown.push(comments) };
  await itemCommentField(1, show).add('Why?', 'key-1');
  await itemCommentField(1, { ...show, onBehalfOf: 1002 }).add('Why?', 'key-2');
  expect(sent).toEqual([
    [1, { text: 'Why?' }, { idempotencyKey: 'key-1' }],
    [1, { text: 'Why?', onBehalfOf: 1002 }, { idempotencyKey: 'key-2' }],
  ]);
  expect(shown).toEqual([[{ text: 'Why?' }], [{ text: 'Why?' }]]);
});
