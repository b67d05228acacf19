import type { SecondLook } from 'shared-client/approvals';
import { useText } from 'shared-session';
import { formatDate, formatHours } from '../page/formats.ts';
import { formatSpan } from './clock.ts';

/** Each day with its times and hours here; with time elsewhere also the hours elsewhere, and both together. */
export function ComparedDays({ look, isElsewhere }: { readonly look: SecondLook; readonly isElsewhere: boolean }) {
  const t = useText();
  const together = (here: number | null, there: number | null) => formatHours((here ?? 0) + (there ?? 0));
  return (
    <table className="ap-look-days">
      <thead>
        <tr>
          <th scope="col">{t('LBL_AP_DATE')}</th>
          <th scope="col">{t('LBL_HOURS_HERE')}</th>
          {isElsewhere ? (
            <>
              <th scope="col">{t('LBL_HOURS_ELSEWHERE')}</th>
              <th scope="col">{t('LBL_HOURS_TOGETHER')}</th>
            </>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {look.days.map(({ workedDate, spans, hours, hoursElsewhere, dayElsewhere }) => (
          <tr key={workedDate}>
            <th scope="row">
              {formatDate(workedDate, 'day')}
              {spans.map((span) => (
                <small key={span.startTime}>{formatSpan(t, span)}</small>
              ))}
            </th>
            <td>{hours ? formatHours(hours) : '–'}</td>
            {isElsewhere ? (
              <>
                <td>{hoursElsewhere ? formatHours(hoursElsewhere) : dayElsewhere ? t('LBL_AP_WORKED') : '–'}</td>
                <td>{together(hours, hoursElsewhere)}</td>
              </>
            ) : null}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('LBL_AP_TOTAL')}</th>
          <td>{formatHours(look.hours)}</td>
          {isElsewhere ? (
            <>
              <td>{formatHours(look.hoursElsewhere)}</td>
              <td>{formatHours(look.hoursTogether)}</td>
            </>
          ) : null}
        </tr>
      </tfoot>
    </table>
  );
}
