import fc from 'fast-check';
import { addressBlock } from './address-block.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s (docs: session#address-limits)', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});

test('whatever the interface is, addresses of one /64 are one, and those of another are not', () => {
  const address = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':');
  const groups = (length: number) => fc.array(fc.nat(0xffff), { minLength: length, maxLength: length });
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), (prefix, one, other) => {
      fc.pre(prefix.some((group) => group !== 0));
      const block = addressBlock(address([...prefix, ...one]));
      const next = [(prefix[0] ?? 0) ^ 1, ...prefix.slice(1)];
      expect(addressBlock(address([...prefix, ...other]))).toBe(block);
      expect(addressBlock(address([...next, ...one]))).not.toBe(block);
    }),
  );
});
