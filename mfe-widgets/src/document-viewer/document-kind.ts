/** The kinds that can be shown: only PDF, TXT and JPG (docs: document-viewer#viewer-types). */
export type DocumentKind = 'pdf' | 'text' | 'image';

/** The kind of a file by its name; undefined if it cannot be shown. */
export function kindOf(name: string): DocumentKind | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name.trim())?.[1]?.toLowerCase();
  if (extension === 'pdf') return 'pdf';
  if (extension === 'txt') return 'text';
  return extension === 'jpg' || extension === 'jpeg' ? 'image' : undefined;
}

/** Text zoom in hundredths: 0.7 to 1.3 in steps of 0.02 (docs: document-viewer#viewer-zoom). */
export const ZOOM = { least: 70, most: 130, step: 2 } as const;

/** The next zoom in a direction; unchanged at either end. */
export function zoomed(zoom: number, direction: 1 | -1): number {
  return Math.min(ZOOM.most, Math.max(ZOOM.least, zoom + direction * ZOOM.step));
}

/** Languages that have other names in PDF viewers than in the 19 supported locales. */
const VIEWER_LANGUAGES: Readonly<Record<string, string>> = {
  'en-US': 'en-US',
  'en-GB': 'en-GB',
  'ja-JP': 'ja',
  'de-DE': 'de',
  'fr-FR': 'fr',
  'es-ES': 'es-ES',
  'es-MX': 'es-MX',
  'de-CH': 'de',
  'ko-KR': 'ko',
  'fr-CA': 'fr',
  'zh-HK': 'zh-TW',
  'zh-CN': 'zh-CN',
  'pt-BR': 'pt-BR',
  'nl-NL': 'nl',
  'it-IT': 'it',
  'th-TH': 'th',
  'sv-SE': 'sv-SE',
  'ar-AE': 'ar',
  'he-IL': 'he',
};

/** The PDF viewer's language of a locale (`de-CH` or `de_CH`); English (US) for any other. */
export function viewerLanguage(locale: string): string {
  const tag = locale.replace('_', '-');
  return Object.hasOwn(VIEWER_LANGUAGES, tag) ? (VIEWER_LANGUAGES[tag] ?? 'en-US') : 'en-US';
}
