import type { PrivacyNoticeLocale } from '../domain/privacy-notice.ts';
import { type Notice, readNotice } from '../domain/read-notice.ts';
import { NOTICE_FIGURES } from './figures.ts';
import { NOTICE_PDFS, NOTICE_TEXTS } from './privacy-notices.ts';

export interface FetchedNotice extends Notice {
  /** The URL of the notice as a PDF. */
  readonly pdf: string;
}

/** Fetches the notice of a locale. @throws when there is no response, or the response is not a notice */
export async function fetchNotice(locale: PrivacyNoticeLocale, signal: AbortSignal): Promise<FetchedNotice> {
  const response = await fetch(NOTICE_TEXTS[locale], { signal });
  if (!response.ok) throw new Error(`The privacy notice of ${locale} responded with ${response.status}.`);
  return { ...readNotice(await response.text(), NOTICE_FIGURES), pdf: NOTICE_PDFS[locale].href };
}
