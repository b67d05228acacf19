import { type JSX, type ReactNode, useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { i18n } from 'shared-session';

/**
 * React Aria's own texts (what is selected, how a column is sorted) in the page's language. Outermost in every widget made of it: by
 * itself it would follow the browser.
 */
export function AriaLocale({ children }: { children: ReactNode }): JSX.Element {
  const language = useSyncExternalStore(i18n.subscribe, languageInForce, languageInForce);
  return <I18nProvider locale={ariaLocale(language)}>{children}</I18nProvider>;
}

const languageInForce = (): string => i18n.language;

/** React Aria knows traditional Chinese as that of Taiwan; Hong Kong would get the simplified characters. */
export function ariaLocale(language: string): string {
  return language === 'zh-HK' ? 'zh-TW' : language;
}
