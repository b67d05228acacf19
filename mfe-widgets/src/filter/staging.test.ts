import { Staging } from './staging.ts';

const pending = { keys: ['P'], value: 'Pending' };
const both = { keys: ['P', 'S'], value: 'Saved or pending' };
const choose = (option: typeof pending, chosen: boolean) =>
  ({ type: 'choose', option, chosen, single: false }) as const;
const nextPaint = () => new Promise((resolve) => setTimeout(resolve, 5));

test('a tick is known and shown at once; what follows from it is published after the paint', async () => {
  const staging = new Staging([]);
  const heard: string[] = [];
  staging.watchNow(() => heard.push(`box ${staging.has(pending)}`));
  staging.watchPublished(() => heard.push(`rest ${staging.published().staged.length}`));
  staging.dispatch(choose(pending, true));
  expect(heard).toEqual(['box true']);
  expect(staging.now().staged).toEqual([{ key: 'P', value: 'Pending' }]);
  await nextPaint();
  expect(heard).toEqual(['box true', 'rest 1']);
});

test('several ticks within a frame are published once', async () => {
  const staging = new Staging([]);
  let published = 0;
  staging.watchPublished(() => (published += 1));
  staging.dispatch(choose(both, true));
  staging.dispatch(choose(pending, false));
  await nextPaint();
  expect([published, staging.has(both), [...staging.keys()]]).toEqual([1, false, ['S']]);
});

test('Apply in the same frame commits the tick, and nothing is published behind it', async () => {
  const staging = new Staging([]);
  let published = 0;
  staging.watchPublished(() => (published += 1));
  staging.dispatch(choose(pending, true));
  staging.dispatch({ type: 'apply' });
  expect(staging.published().applied).toEqual([{ key: 'P', value: 'Pending' }]);
  await nextPaint();
  expect(published).toBe(1);
});

test('an unsubscribed listener is not called', async () => {
  const staging = new Staging([]);
  let calls = 0;
  staging.watchNow(() => (calls += 1))();
  staging.watchPublished(() => (calls += 1))();
  staging.dispatch(choose(pending, true));
  await nextPaint();
  expect(calls).toBe(0);
});
