import { type JSX, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { i18n } from 'shared-session';
import { fetchLateTexts, spokenLanguage, subscribeLateTexts } from './late-texts.ts';

/**
 * Sets the page's language for React Aria's own texts (the selection, the order of a column), which would otherwise follow the browser.
 * The outermost element of every widget that uses React Aria.
 */
export function AriaLocale({ children }: { children: ReactNode }): JSX.Element {
  const language = useSyncExternalStore(i18n.subscribe, languageInForce, languageInForce);
  const spoken = useSyncExternalStore(subscribeLateTexts, () => spokenLanguage(language));
  useEffect(() => fetchLateTexts(language), [language]);
  return <I18nProvider locale={ariaLocale(spoken)}>{children}</I18nProvider>;
}

const languageInForce = (): string => i18n.language;

/** React Aria has traditional Chinese for Taiwan only; Hong Kong would get the simplified characters. */
export function ariaLocale(language: string): string {
  return language === 'zh-HK' ? 'zh-TW' : language;
}
