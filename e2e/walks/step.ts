import fc from 'fast-check';

/** The timecards of a walk: the walkthrough's, one of each template, and those of special cases. */
const ENGAGEMENTS = [5000, ...Array.from({ length: 35 }, (_, at) => 5001 + at), 5040, 5041, 5043, 5045, 5060];

/** Texts that people type into a field, read or not. */
export const TEXTS = [
  ...[
    '9a',
    '9:30 am',
    '0930',
    '17',
    '5p',
    '12:00 AM',
    '24:00',
    '9.5',
    '25:00',
    'noon',
    '9:3',
    '1730',
    '7:5p',
    '12p',
    '00:00',
  ],
  ...[
    '8',
    '7.5',
    '7,5',
    '7:30',
    '-1',
    '0',
    '100',
    '33.333',
    '1e3',
    '999999',
    '.5',
    '١٢',
    'x',
    ' ',
    '',
    '12.345',
    '1,234.56',
    '$20',
    '31.21',
  ],
];

const PASTED = ['9a\t12p\t12:30p\t5p', '8:00\t17:00\n9:00\t18:00', '8\n8\n8', 'Start\tEnd\n9\t5', 'x\t1', '7,5\t\t1'];

/**
 * One thing that a person does. `at` counts what is on the screen when it is done, so that each step can be done on every page; `answer` is
 * the button that is pressed in a dialog which it opens.
 */
export type Step =
  | { readonly does: 'opens' | 'toggles' | 'presses'; readonly at: number; readonly answer: number }
  | {
      readonly does: 'types';
      readonly at: number;
      readonly text: string;
      readonly key: string;
      readonly answer: number;
    }
  | { readonly does: 'chooses'; readonly at: number; readonly option: number; readonly answer: number }
  | { readonly does: 'pastes'; readonly at: number; readonly text: string; readonly answer: number }
  | { readonly does: 'keys'; readonly keys: string; readonly answer: number }
  | {
      readonly does: 'works on a second device';
      readonly at: number;
      readonly text: string;
      readonly answer: number;
    }
  | {
      readonly does: 'another version' | 'enters plainly' | 'registers contacts';
      readonly at: number;
      readonly answer: number;
    }
  | { readonly does: 'resizes'; readonly width: number; readonly answer: number }
  | { readonly does: 'delays'; readonly milliseconds: number; readonly answer: number }
  | {
      readonly does:
        | 'views'
        | 'reloads'
        | 'reopens'
        | 'expires'
        | 'goes offline'
        | 'goes online'
        | 'leaves'
        | 'saves'
        | 'submits'
        | 'another period'
        | 'another language'
        | 'is sent back'
        | 'is approved'
        | 'is allocated otherwise';
      readonly answer: number;
    };

export interface Walk {
  readonly page: 'add-time' | 'add-expense' | 'add-project' | 'add-adjustment';
  readonly engagement: number;
  readonly steps: readonly Step[];
}

const at = fc.nat(40);
const answer = fc.nat(3);
const key = fc.constantFrom('Tab', 'Enter', 'Escape', 'Shift+Tab', '');
const one = <T extends string>(...does: T[]) => fc.record({ does: fc.constantFrom(...does), answer });

const plain = fc.record({ does: fc.constant('enters plainly' as const), at: fc.nat(6), answer });
const registered = fc.record({ does: fc.constant('registers contacts' as const), at: fc.nat(6), answer });
const reviewed = one('is sent back', 'is approved', 'is allocated otherwise');
/** What is submitted is reviewed: steps by chance alone would hardly ever come so far. */
const submitted: fc.Arbitrary<readonly Step[]> = fc
  .tuple(fc.option(registered), plain, one('submits'), reviewed)
  .map((taken) => taken.filter((step) => step !== null));

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ does: fc.constant('types' as const), at, text: fc.constantFrom(...TEXTS), key, answer }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom('opens' as const, 'toggles' as const, 'presses' as const),
      at,
      answer,
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('presses' as const), at, answer }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('chooses' as const), at, option: fc.nat(6), answer }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('pastes' as const), at, text: fc.constantFrom(...PASTED), answer }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('keys' as const),
      keys: fc.constantFrom('Control+z', 'Control+Shift+z', 'ArrowUp', 'Control+d'),
      answer,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('resizes' as const), width: fc.constantFrom(1440, 980, 390), answer }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('delays' as const), milliseconds: fc.constantFrom(0, 300, 1500), answer }),
  },
  { weight: 4, arbitrary: one('views', 'saves', 'reloads', 'reopens', 'another period') },
  {
    weight: 3,
    arbitrary: one('expires', 'goes offline', 'goes online', 'leaves', 'another language'),
  },
  { weight: 1, arbitrary: one('submits') },
  { weight: 1, arbitrary: reviewed },
  { weight: 1, arbitrary: registered },
  { weight: 2, arbitrary: plain },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('works on a second device' as const),
      at,
      text: fc.constantFrom('8', '9a', '1', '7:30'),
      answer,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('another version' as const), at, answer }) },
);

const on = <Page extends Walk['page']>(weight: number, page: Page, ...engagements: number[]) => ({
  weight,
  arbitrary: fc.record({ page: fc.constant(page), engagement: fc.constantFrom(...engagements) }),
});
const subject = fc.oneof(
  on(4, 'add-time', ...ENGAGEMENTS),
  on(2, 'add-expense', 5035, 5060),
  on(1, 'add-project', 5026),
  on(1, 'add-adjustment', 5035),
);

const steps: fc.Arbitrary<readonly Step[]> = fc
  .array(fc.oneof({ weight: 8, arbitrary: step.map((one) => [one]) }, { weight: 1, arbitrary: submitted }), {
    ...{ minLength: 8, maxLength: 20, size: 'max' },
  })
  .map((parts) => parts.flat());

export const walks: fc.Arbitrary<Walk> = fc.tuple(subject, steps).map(([where, taken]) => ({ ...where, steps: taken }));
