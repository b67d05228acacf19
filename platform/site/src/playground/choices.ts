/** The settings of the playground's page. */
export interface Choices {
  readonly part: 'recovery-options' | 'add-time';
  readonly asModal: boolean;
  readonly isOpen: boolean;
  readonly updateFlow: boolean;
  readonly skipLocationChange: boolean;
  readonly redirectUrl: string;
  /** The element explains itself in the console. */
  readonly isExplained: boolean;
  /** Custom property → value; empty ones are not set. */
  readonly theme: Readonly<Record<string, string>>;
  readonly sheet: Sheet;
  readonly policy: Policy;
  /** The language and direction of the page around the part. */
  readonly page: PageLanguage;
  /** Attributes of Add Time; an empty one is not set. */
  readonly engagementId: string;
  readonly lang: string;
  readonly inShadow: boolean;
}

/** Languages of the page around the part, by what the choice is called. */
export const PAGE_LANGUAGES = {
  'English, left to right': { lang: 'en', dir: 'ltr' },
  'Arabic, right to left': { lang: 'ar', dir: 'rtl' },
} as const;
export type PageLanguage = keyof typeof PAGE_LANGUAGES;

export const SHEETS = {
  plain: 'Plain',
  'bootstrap-3': 'Bootstrap 3',
  'bootstrap-5': 'Bootstrap 5',
  tailwind: 'Tailwind',
  hostile: 'Hostile',
} as const;
export type Sheet = keyof typeof SHEETS;

/** Policies of the page. The first is none; the last two lack a source, which the element names. */
export const POLICIES = {
  none: '',
  complete:
    "script-src 'self'; connect-src 'self'; font-src 'self'; require-trusted-types-for 'script'; trusted-types portal",
  'without Trusted Types':
    "script-src 'self'; connect-src 'self'; font-src 'self'; require-trusted-types-for 'script'; trusted-types other",
  'without connections': "script-src 'self'; connect-src 'none'; font-src 'self'",
} as const;
export type Policy = keyof typeof POLICIES;

export const THEME = ['--p-accent', '--p-accent-strong', '--p-accent-ink', '--p-accent-soft', '--p-font'] as const;

export const START: Choices = {
  part: 'recovery-options',
  asModal: false,
  isOpen: true,
  updateFlow: false,
  skipLocationChange: true,
  redirectUrl: '',
  isExplained: false,
  theme: {},
  sheet: 'plain',
  policy: 'none',
  page: 'English, left to right',
  engagementId: '5000',
  lang: '',
  inShadow: true,
};
