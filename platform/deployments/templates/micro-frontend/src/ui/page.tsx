import { useText } from 'shared-session';
import { partOfDay } from '../domain/part-of-day.ts';

const GREETING = {
  morning: 'MSG___LABEL___MORNING',
  afternoon: 'MSG___LABEL___AFTERNOON',
  evening: 'MSG___LABEL___EVENING',
} as const;

/** The page at `#__route__`. */
export function Page() {
  const t = useText();
  return (
    <div className="__short__-page">
      <h1 className="__short__-title">{t('LBL___LABEL___TITLE')}</h1>
      <p className="__short__-card">{t(GREETING[partOfDay(new Date().getHours())])}</p>
    </div>
  );
}
