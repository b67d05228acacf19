import fc from 'fast-check';
import { FIRST_HOST_CONTRACT, HOST_CONTRACT, type HostContract, hostDisagreement, isHostContract } from './index.ts';

const names = { host: 'Their portal', part: 'mfe_timecard 1.4.0' };

test('a host that is too old is notified, with both generations', () => {
  expect(hostDisagreement(FIRST_HOST_CONTRACT, { generation: 3, oldest: 2 }, names)).toBe(
    'Their portal keeps generation 1 of the host contract, and mfe_timecard 1.4.0 works with hosts from generation 2 on. ' +
      'Update the host (docs/guides/foreign-host.md).',
  );
});

test('so is a host that no longer takes what it has loaded', () => {
  expect(hostDisagreement({ generation: 3, oldest: 2 }, FIRST_HOST_CONTRACT, names)).toBe(
    'mfe_timecard 1.4.0 keeps generation 1 of the host contract, and Their portal works with micro-frontends from generation 2 on. ' +
      'Load a newer release of it (docs/guides/foreign-host.md).',
  );
});

test('what says nothing goes together with what is built today', () => {
  expect(hostDisagreement(FIRST_HOST_CONTRACT, HOST_CONTRACT, names)).toBeUndefined();
  expect(
    hostDisagreement(HOST_CONTRACT, FIRST_HOST_CONTRACT, { host: 'A host', part: 'an old build' }),
  ).toBeUndefined();
});

const contract: fc.Arbitrary<HostContract> = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .map(([one, other]) => ({ generation: Math.max(one, other), oldest: Math.min(one, other) }));

test('two go together if each one is in the window of the other', () => {
  fc.assert(
    fc.property(contract, contract, (host, part) => {
      const goTogether = host.generation >= part.oldest && part.generation >= host.oldest;
      expect(hostDisagreement(host, part, names) === undefined).toBe(goTogether);
    }),
  );
});

test.each([undefined, null, 2, {}, { generation: 2 }, { generation: 1, oldest: 2 }, { generation: 1.5, oldest: 1 }])(
  '%j is no host contract',
  (value) => {
    expect(isHostContract(value)).toBe(false);
  },
);

test('a host contract is two whole numbers', () => {
  fc.assert(fc.property(contract, (one) => expect(isHostContract(one)).toBe(true)));
});
