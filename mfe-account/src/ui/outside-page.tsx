import { Select } from 'mfe_widgets/select';
import { type JSX, type ReactNode, use, useEffect } from 'react';
import { LANGUAGES, type Language, locale, nameOf, useText } from 'shared-session';
import { useStore } from 'zustand';
import { PlaceContext } from './place.ts';

export interface OutsidePageProps {
  readonly title: string;
  /** Sentences under the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A page for users who are not signed in: one card below the product's logo and a language select. As a part of another page, only the
 * card.
 */
export function OutsidePage({ title, lead, children }: OutsidePageProps): JSX.Element {
  const t = useText();
  const { kind } = use(PlaceContext);
  const card = (
    <section className="ac-card ac-outside-card">
      <h1 tabIndex={-1}>{title}</h1>
      {lead === undefined ? null : <div className="ac-lead">{lead}</div>}
      {children}
    </section>
  );
  useEffect(() => {
    if (kind === 'page') document.title = `${title} – ${t('LBL_AC_PORTAL')}`;
  }, [kind, title, t]);
  if (kind === 'part') return <div className="ac-part">{card}</div>;
  return (
    <div className="ac-outside">
      <header className="ac-brand">
        <svg aria-hidden="true" viewBox="0 0 28 28">
          <rect width="28" height="28" rx="8" />
          <path d="M9 20.5v-6.75a5 5 0 0 1 10 0v6.75M6.75 20.5h14.5" />
        </svg>
        <span>{t('LBL_AC_PORTAL')}</span>
        <LanguageChoice />
      </header>
      {card}
    </div>
  );
}

function LanguageChoice(): JSX.Element {
  const t = useText();
  const language = useStore(locale, (state) => state.language);
  return (
    <div className="ac-language">
      <Select
        label={t('LBL_AC_LANGUAGE')}
        hideLabel
        value={language}
        onChange={(next) => void locale.setLanguage(next as Language)}
        options={LANGUAGES.map((one) => ({ value: one, label: nameOf(one) }))}
      />
    </div>
  );
}
