import { QueryObserver } from '@tanstack/react-query';
import { queryClient } from 'shared-session/server-data';
import { readAnew } from './read-anew.ts';

afterEach(() => queryClient.clear());

/** Reads that have a response when the test gives one. */
function heldReads() {
  const responses: ((text: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => responses.push(resolve));
  return { responses, queryFn };
}

test('a first read that began before the change is not shown', async () => {
  const { responses, queryFn } = heldReads();
  const observer = new QueryObserver(queryClient, { queryKey: ['approvals', 'list'], queryFn });
  const stop = observer.subscribe(() => {});
  const read = readAnew(['approvals']);
  await Promise.resolve();
  responses[0]?.('before the change');
  while (responses.length < 2) await new Promise((resolve) => setTimeout(resolve));
  responses[1]?.('after the change');
  await read;
  expect(observer.getCurrentResult().data).toBe('after the change');
  stop();
});

test('the prefetch of an item goes on', async () => {
  const { responses, queryFn } = heldReads();
  const prefetched = queryClient.prefetchQuery({ queryKey: ['approvals', 'item', 1], queryFn });
  await readAnew(['approvals']);
  responses[0]?.('item 1');
  await prefetched;
  expect(queryClient.getQueryData(['approvals', 'item', 1])).toBe('item 1');
  expect(responses).toHaveLength(1);
});
