import { type JSX, useId, useState } from 'react';
import { LANGUAGES, type Language, locale, nameOf, notifications, useText } from 'shared-session';
import { useStore } from 'zustand';
import { NativeSelect } from '../native-select.tsx';

/** The 17 languages, each by its own name. A change needs no reload. */
export function LanguageSelect(): JSX.Element {
  const t = useText();
  const id = useId();
  const language = useStore(locale, (state) => state.language);
  const [wanted, setWanted] = useState<Language>();
  const choose = async (next: Language) => {
    setWanted(next);
    const areTextsThere = await locale.setLanguage(next);
    setWanted(undefined);
    if (!areTextsThere) {
      notifications.toast({
        style: 'warning',
        duration: 8_000,
        message: t('MSG_TEXTS_FAILED', { language: nameOf(next) }),
      });
    }
  };
  return (
    <div>
      <label htmlFor={id} className="sh:mb-1 sh:block sh:text-label sh:font-medium sh:text-ink-2">
        {t('LBL_LANGUAGE')}
      </label>
      <NativeSelect
        id={id}
        value={wanted ?? language}
        aria-busy={wanted !== undefined}
        onChange={(event) => void choose(event.currentTarget.value as Language)}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one.replace('_', '-')}>
            {nameOf(one)}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
