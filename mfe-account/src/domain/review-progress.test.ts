import type { ResetReview } from 'shared-client/schema/account';
import { askedKey, nextAsked } from './review-progress.ts';
import { thingLabel } from './thing-label.ts';

const thing = (kind: 'passkey' | 'authenticator', id: string): ResetReview['asked'][number] => ({
  kind,
  id,
  name: id,
  since: '',
  left: [],
});
const [key, app] = [thing('passkey', '7'), thing('authenticator', '7')];

test('the owner is asked about one thing at a time, until each is answered (docs: account#review)', () => {
  expect(nextAsked([key, app], [])).toBe(key);
  expect(nextAsked([key, app], [askedKey(key)])).toBe(app);
  expect(nextAsked([key], [askedKey(key)])).toBeUndefined();
});

test('a thing is named by its kind and its own name', () => {
  expect(thingLabel({ kind: 'passkey', name: 'MacBook' })).toEqual(['LBL_THING_PASSKEY', { name: 'MacBook' }]);
});
