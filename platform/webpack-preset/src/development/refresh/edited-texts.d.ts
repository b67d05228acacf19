/** The page's, of shared-session. */
export interface Translations {
  readonly i18n: { t: (key: string, values?: Readonly<Record<string, string | number>>) => string };
  readonly registerTexts: (texts: Readonly<Record<string, string>>) => void;
}

export interface EditedTexts {
  register(texts: Readonly<Record<string, string>>): void;
}

export function editedTexts(translations: Translations): EditedTexts;
export function isTexts(exported: unknown): exported is Readonly<Record<string, string>>;
