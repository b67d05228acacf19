/** What an approver's digest says of all that waits, in English. */
export interface Digest {
  readonly count: number;
  readonly hours: number;
  /** Sums by the sign of their currency. */
  readonly amounts: ReadonlyMap<string, number>;
}

/** Reads the text of a digest. */
export function digestIn(text: string): Digest {
  const line = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
  const number = (figure: string) => Number(figure.replaceAll(/[^\d.-]/g, ''));
  const amounts = line('Amounts')
    .split(', ')
    .filter((one) => /\d/.test(one));
  return {
    count: number(line('Waiting for you')),
    hours: number(line('Hours')),
    amounts: new Map(amounts.map((one) => [/[^\d.,-]+/.exec(one)?.[0] ?? '', number(one)])),
  };
}

/** What waits, as the approver's list returns it. */
interface Waiting {
  readonly type: string;
  readonly hoursWorked?: number | null;
  readonly amount?: number | null;
  readonly currency?: string | null;
}

/** The differences between a digest and the items that wait. Hours of two decimals differ by less than half a minute each. */
export function digestDiffers(digest: Digest, waiting: readonly Waiting[]): string[] {
  const hours = waiting.reduce((sum, { hoursWorked }) => sum + (hoursWorked ?? 0), 0);
  const amounts = new Map<string, number>();
  for (const { type, amount, currency } of waiting) {
    if (type === 'TIME' || amount == null) continue;
    const sign = (0)
      .toLocaleString('en-US', { style: 'currency', currency: currency ?? 'USD' })
      .replaceAll(/[\d.]/g, '');
    amounts.set(sign, (amounts.get(sign) ?? 0) + amount);
  }
  const wrong: string[] = [];
  if (digest.count !== waiting.length) wrong.push(`the digest counts ${digest.count}, ${waiting.length} wait`);
  if (Math.abs(digest.hours - hours) >= (waiting.length * 0.5) / 60)
    wrong.push(`the digest says ${digest.hours} h, what waits adds up to ${hours}`);
  for (const sign of new Set([...digest.amounts.keys(), ...amounts.keys()])) {
    const [told, sum] = [digest.amounts.get(sign) ?? 0, amounts.get(sign) ?? 0];
    if (Math.abs(told - sum) >= 0.005) wrong.push(`the digest says ${sign}${told}, what waits adds up to ${sum}`);
  }
  return wrong;
}
