/** One step of a person: a control, by its accessible name, and the text to type or choose. */
export interface Step {
  readonly kind: 'type' | 'choose' | 'switch' | 'press';
  readonly label: string;
  readonly text: string;
}

export const type = (label: string, text: string): Step => ({ kind: 'type', label, text });
export const choose = (label: string, text: string): Step => ({ kind: 'choose', label, text });
export const press = (label: string): Step => ({ kind: 'press', label, text: '' });
const flip = (label: string): Step => ({ kind: 'switch', label, text: '' });

export const WORKED = flip('Worked');
export const SICK_DAY = flip('Sick day');
export const PAID_BREAK = flip('Paid break, line 1');

/** Times of a day without lunch. */
export const times = (start: string, end: string): Step[] => [
  type('Start of line 1', start),
  type('End of line 1', end),
  flip('No Lunch Break Taken'),
];

/** An amount of the first allocation. A multi-rate is named by its type, and by `Regular`, `OT` or `DT` if it has them. */
export const allocate = (amount: string, text: string): Step => type(`${amount}, allocation line 1`, text);

export const overtime = (regular: string, over: string, double: string, rate = ''): Step[] => [
  allocate(`${rate}Regular`, regular),
  allocate(`${rate}OT`, over),
  allocate(`${rate}DT`, double),
];
