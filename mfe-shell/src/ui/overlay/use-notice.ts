import { useEffect, useState } from 'react';
import { reportFailure } from 'shared-client/report-failure';
import type { PrivacyNoticeLocale } from '../../domain/privacy-notice.ts';
import type { FetchedNotice } from '../../privacy-notices/fetch-notice.ts';

/** The notice of a locale, once loaded. Its text and the list of files are fetched when a notice is first read. */
export function useNotice(locale: PrivacyNoticeLocale) {
  const [notice, setNotice] = useState<FetchedNotice>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a retry runs the effect again.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setNotice(undefined);
    setFailed(false);
    load(locale, signal).then(
      (loaded) => {
        if (!signal.aborted) setNotice(loaded);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        reportFailure('The privacy notice could not be fetched.', error);
        setFailed(true);
      },
    );
    return () => controller.abort();
  }, [locale, attempt]);
  return { notice, hasFailed, retry: () => setAttempt(attempt + 1) };
}

async function load(locale: PrivacyNoticeLocale, signal: AbortSignal): Promise<FetchedNotice> {
  const { fetchNotice } = await import('../../privacy-notices/fetch-notice.ts');
  return fetchNotice(locale, signal);
}
