import fc from 'fast-check';
import { TEXTS } from './step.ts';

/** The accounts of a walk: each has a menu of its own. */
const ACCOUNTS = ['worker', 'worker-templates', 'manager', 'approver', 'coordinator', 'supplier', 'msp', 'vms'];

/** Addresses that every account has, beside the menu's. */
const EVERYBODYS = ['/notifications', '/insights', '/user-account', '/recovery-options/edit'];

/** Further addresses that no menu leads to. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  worker: ['/worker/time-expense/add-expense?reqId=5000', '/recovery-options', '/recovery-options/two-factor-reg'],
  'worker-templates': [
    '/worker/time-expense/add-project?reqId=5035',
    '/worker/time-expense/add-expense?reqId=5035',
    '/worker/time-expense/add-time?reqId=5012',
  ],
  manager: ['/recovery-options', '/manager/delegates', '/nowhere'],
};

/** One thing that a person does on any page. `at` counts what is on the screen. */
export type WanderStep =
  | { readonly does: 'follows' | 'presses' | 'clicks' | 'toggles'; readonly at: number }
  | { readonly does: 'types'; readonly at: number; readonly text: string; readonly key: string }
  | { readonly does: 'chooses'; readonly at: number; readonly option: number }
  | { readonly does: 'keys'; readonly keys: string }
  | { readonly does: 'resizes'; readonly width: number }
  | { readonly does: 'delays'; readonly milliseconds: number }
  | { readonly does: 'goes' | 'another version'; readonly at: number }
  | { readonly does: 'language'; readonly language: string }
  | {
      readonly does:
        | 'goes back'
        | 'reloads'
        | 'goes offline'
        | 'goes online'
        | 'opens a second tab'
        | 'decides elsewhere'
        | 'session ends';
    };

export interface Wander {
  readonly page: 'anywhere';
  readonly account: string;
  readonly steps: readonly WanderStep[];
}

/** The addresses of an account's walk. */
export const addressesOf = (account: string): readonly string[] => [
  ...(ADDRESSES[account] ?? ['/user-account', '/nowhere']),
  ...EVERYBODYS,
];

const at = fc.nat(60);
const KEYS = [
  'a',
  'r',
  'u',
  'j',
  'k',
  'x',
  'i',
  '?',
  'Enter',
  'Escape',
  'Tab',
  'Shift+Tab',
  'ArrowDown',
  'ArrowRight',
  'Space',
];
const named = fc.constantFrom('Reyes', 'Hana', 'dana@example.com', '16000000', 'P@ssw0rd-2026', '11/24/2026');
const text = fc.oneof(fc.constantFrom(...TEXTS), named);

const step: fc.Arbitrary<WanderStep> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ does: fc.constantFrom('presses' as const, 'clicks' as const), at }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('follows' as const), at }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('toggles' as const), at }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('types' as const),
      at,
      text,
      key: fc.constantFrom('Tab', 'Enter', 'Escape', ''),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('chooses' as const), at, option: fc.nat(8) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('keys' as const), keys: fc.constantFrom(...KEYS) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('resizes' as const), width: fc.constantFrom(1440, 980, 390) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('delays' as const), milliseconds: fc.constantFrom(0, 0, 400, 1200) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('goes' as const), at }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('language' as const),
      language: fc.constantFrom('de_DE', 'ja_JP', 'th_TH', 'fr_FR', 'en_US'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom(
        'goes back' as const,
        'reloads' as const,
        'goes offline' as const,
        'goes online' as const,
        'opens a second tab' as const,
        'decides elsewhere' as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('session ends' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('another version' as const), at }) },
);

export const wanders: fc.Arbitrary<Wander> = fc.record({
  page: fc.constant('anywhere' as const),
  account: fc.constantFrom(...ACCOUNTS),
  steps: fc.array(step, { minLength: 10, maxLength: 30, size: 'max' }),
});
