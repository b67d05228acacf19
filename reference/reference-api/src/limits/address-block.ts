import { isIPv6 } from 'node:net';

/** The groups of an IPv6 address, each as a number; the last two of an embedded IPv4 address. */
function groupsOf(address: string): readonly number[] {
  const [text = ''] = address.split('%');
  const whole = text.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes) => {
    const [a, b, c, d] = bytes.slice(0, 4).map(Number) as [number, number, number, number];
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [before = '', after] = whole.split('::');
  const read = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const [first, last] = [read(before), read(after ?? '')];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

/**
 * The part of an IP address that one subscriber has: an IPv4 address, also one in the form of IPv6, or the first 64 bits of an IPv6 address,
 * of which a subscriber has 2^64 (RFC 6177). Any other text is returned unchanged.
 */
export function addressBlock(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
