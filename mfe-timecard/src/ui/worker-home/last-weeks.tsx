import '../../texts/last-weeks.ts';
import { useQuery } from '@tanstack/react-query';
import { locale, useText } from 'shared-session';
import { hrefOf } from 'shared-session/routing';
import { lastWeeks, weekBars } from '../../domain/last-weeks/last-weeks.ts';
import { WEEKS, weeksQuery } from './last-weeks-query.ts';

const [WIDTH, HEIGHT] = [130, 32];

/** The hours of the last weeks as small bars with their sentence, which lead to the charts; nothing without a picture to show. */
export function LastWeeks() {
  const t = useText();
  const { data } = useQuery(weeksQuery);
  const shown = data ? lastWeeks(data.weeks) : null;
  if (!shown) return null;
  const isMirrored = document.dir === 'rtl';
  const hours = (minutes: number) => locale.formatNumber(minutes / 60, 2);
  const said = { hours: hours(shown.total), open: hours(shown.open) };
  return (
    <section>
      <h2 className="tc-section">{t('LBL_TC_LAST_WEEKS')}</h2>
      <div className="tc-card tc-lines">
        <div className="tc-line">
          <a className="tc-line-main" href={hrefOf(`/insights?weeks=${WEEKS}`)}>
            {t(shown.open > 0 ? 'MSG_TC_LAST_WEEKS' : 'MSG_TC_LAST_WEEKS_ALL', said)}
          </a>
          <svg width={WIDTH} height={HEIGHT} fill="var(--p-accent)" aria-hidden="true">
            {weekBars(shown.weeks, { width: WIDTH, height: HEIGHT, isMirrored }).map((bar, at) => (
              <rect key={bar.x} {...bar} rx={1} opacity={at === shown.weeks.length - 1 ? 0.55 : 1} />
            ))}
          </svg>
        </div>
      </div>
    </section>
  );
}
