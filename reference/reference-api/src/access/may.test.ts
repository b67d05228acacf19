import { runInNewContext } from 'node:vm';
import { withoutHidden } from './may.ts';

const worker = { userType: 'Worker' } as const;

test.each([
  ['of this realm', { rates: [{ billRate: 4.2, type: 'Pallet' }] }],
  ['of another realm', runInNewContext("({ rates: [{ billRate: 4.2, type: 'Pallet' }] })")],
  ['without a prototype', { rates: [Object.assign(Object.create(null), { billRate: 4.2, type: 'Pallet' })] }],
])(
  'amounts that a worker may not see are null in objects %s (docs: access#access-amounts, billing-items#pay-visibility)',
  (_, body) => {
    expect(JSON.stringify(withoutHidden(body, worker))).toBe('{"rates":[{"billRate":null,"type":"Pallet"}]}');
  },
);

test('dates and bytes are handed on as they are', () => {
  const body = { at: new Date(0), bytes: Buffer.from('a') };
  expect(withoutHidden(body, worker)).toEqual(body);
});
