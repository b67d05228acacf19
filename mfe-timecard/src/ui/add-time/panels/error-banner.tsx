import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { Checkbox } from 'mfe_widgets/checkbox';
import { useState } from 'react';
import { useText } from 'shared-session';
import { dayToBeginWith, isEmptyList } from '../../../domain/save-rules/empty-list.ts';
import { placesOf } from '../../../domain/save-rules/places-of.ts';
import { fieldOfError } from '../../../domain/server-errors/field-of-error.ts';
import {
  OVERTIME_RULE_TOKEN,
  offersLeaveBypass,
  WORK_PERIOD_TOKENS,
} from '../../../domain/server-errors/match-errors.ts';
import { dayLabel } from '../day-label.ts';
import { RuleDialogs } from '../dialogs/rule-dialogs.tsx';
import { leadTo } from '../field-ids.ts';
import { formatError, formatIssue } from '../issue-text.ts';
import { dayByKey, useDayKeys, useTimecard, useTimecardStore } from '../timecard-context.tsx';
import { ErrorAnnouncement } from './error-announcement.tsx';

/** The error banner: errors of the whole timecard, dismissible, with links to the rules they mention. */
export function ErrorBanner() {
  const t = useText();
  const store = useTimecardStore();
  const errors = useTimecard((state) => state.serverErrors);
  const issues = useTimecard((state) => state.shownIssues);
  const stops = useTimecard((state) => state.stops);
  const keys = useDayKeys();
  const bypass = useTimecard((state) => state.form.bypassLeaveValidation);
  const [rule, setRule] = useState<'work-period' | 'overtime-rule' | null>(null);
  const all = [...errors.banner, ...Object.values(errors.byDay).flat()];
  const failedDays = keys.filter((key) => (errors.byDay[key]?.length ?? 0) > 0);
  /** The name of a day does not change while it is on the page. */
  const nameOf = (key: string | undefined) => {
    const day = key === undefined ? undefined : dayByKey(store.getState().form.days, key);
    return day ? dayLabel(t, day, keys.length > 7) : '';
  };
  const places = placesOf(issues).map((place) => ({ ...place, name: nameOf(place.first.day) }));
  /** Any issue of a day may mention a rule, not only the one that is linked. */
  const ruleOf = (day: string | undefined) =>
    issues.find((one) => one.day === day && WORK_PERIOD_TOKENS.includes(one.key))?.key ?? null;
  const link = (token: string | null) => {
    const target = WORK_PERIOD_TOKENS.includes(token ?? '')
      ? 'work-period'
      : token === OVERTIME_RULE_TOKEN
        ? 'overtime-rule'
        : null;
    return target ? (
      <>
        {' '}
        <Button variant="link" size="small" onClick={() => setRule(target)}>
          {t('LBL_CLICK_HERE')}
        </Button>
      </>
    ) : null;
  };
  const ofDay = (key: string) => (errors.byDay[key] ?? []).map((error) => formatError(t, error)).join(' ');
  const saidOf = ({ name, first, count }: (typeof places)[number]) =>
    name === '' ? formatIssue(t, first) : t('MSG_TO_MEND_ON_DAY', { day: name, count });
  const said = [
    ...places.map(saidOf),
    ...errors.banner.map((error) => formatError(t, error)),
    ...failedDays.map((key) => `${nameOf(key)}: ${ofDay(key)}`),
  ];
  const leadToPlace = (from: Node, { first }: (typeof places)[number]) => {
    const { form } = store.getState();
    leadTo(store, from, isEmptyList(first) ? dayToBeginWith(form)?.key : first.day, first.field);
  };
  const leadToError = (from: Node, key: string) => {
    const { form, rules } = store.getState();
    const day = dayByKey(form.days, key);
    const fields = (errors.byDay[key] ?? []).flatMap((error) => (day ? (fieldOfError(error, day, rules) ?? []) : []));
    leadTo(store, from, key, fields[0]);
  };
  return (
    <>
      <ErrorAnnouncement
        stops={stops}
        errors={[...issues, ...all].map((one) => JSON.stringify(one))}
        text={said.join(' ')}
      />
      {all.length + issues.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: a list of errors is no fieldset.
        <div id="tc.errors" tabIndex={-1} role="group" aria-label={t('LBL_TC_THERE_IS_A_PROBLEM')}>
          <Banner
            tone="error"
            live="off"
            onDismiss={() => store.setState({ shownIssues: [], serverErrors: { ...errors, banner: [] } })}
          >
            <ul className="tc-errors">
              {places.map((place) => (
                <li key={`${place.first.day} ${place.first.field}`}>
                  <button
                    type="button"
                    className="tc-link"
                    onClick={(event) => leadToPlace(event.currentTarget, place)}
                  >
                    {saidOf(place)}
                  </button>
                  {link(ruleOf(place.first.day))}
                </li>
              ))}
              {errors.banner.map((error) => (
                <li key={`${error.errorToken} ${error.errorText} ${error.value}`}>
                  {formatError(t, error)}
                  {link(error.errorToken)}
                </li>
              ))}
              {failedDays.map((key) => (
                <li key={key}>
                  <button type="button" className="tc-link" onClick={(event) => leadToError(event.currentTarget, key)}>
                    {nameOf(key)}
                  </button>
                  {': '}
                  {ofDay(key)}
                  {(errors.byDay[key] ?? []).map((error) => link(error.errorToken)).find((one) => one !== null) ?? null}
                </li>
              ))}
            </ul>
            {offersLeaveBypass(errors) ? (
              <Checkbox
                label={t('LBL_BYPASS_LEAVE')}
                checked={bypass}
                onChange={(on) => store.setState(({ form }) => ({ form: { ...form, bypassLeaveValidation: on } }))}
              />
            ) : null}
          </Banner>
        </div>
      ) : null}
      {errors.warnings.length > 0 ? (
        <Banner tone="warning" onDismiss={() => store.setState({ serverErrors: { ...errors, warnings: [] } })}>
          <ul className="tc-errors">
            {errors.warnings.map((error) => (
              <li key={`${error.errorToken} ${error.value}`}>{formatError(t, error)}</li>
            ))}
          </ul>
        </Banner>
      ) : null}
      <RuleDialogs open={rule} onClose={() => setRule(null)} />
    </>
  );
}
