import { useQuery } from '@tanstack/react-query';
import { Button } from 'mfe_widgets/button';
import { Dialog } from 'mfe_widgets/dialog';
import { Skeleton } from 'mfe_widgets/skeleton';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CallError } from 'shared-client';
import { getSurveyQuestionnaire, type SurveyQuestion, type SurveyResponse, submitSurvey } from 'shared-client/surveys';
import { notifications, useText } from 'shared-session';
import { EDITED } from '../../state/server-data/query-client.ts';
import { callErrorKey, formatLoadError } from '../page/call-error-text.ts';
import type { Asked } from './surveys-query.ts';

/** What was answered, by question. */
type Responses = Readonly<Record<number, readonly string[]>>;

const nameOf = ({ engagementId, survey }: Asked): string => `${engagementId} ${survey.surveyId}`;

/** The surveys that wait, each with the way to answer it; nothing where there is none. */
export function Surveys({ waiting, reload }: { waiting: readonly Asked[]; reload: () => void }) {
  const t = useText();
  const [asked, setAsked] = useState<Asked | null>(null);
  // Kept beside the dialog: one that is closed by mistake comes back with its responses.
  const [responses, setResponses] = useState<Readonly<Record<string, Responses>>>({});
  if (waiting.length === 0) return null;
  return (
    <section>
      <h2 className="tc-section">{t('LBL_SURVEYS')}</h2>
      <ul className="tc-card tc-lines">
        {waiting.map((one) => (
          <li key={nameOf(one)} className="tc-line-static">
            <span className="tc-line-main">{one.survey.name}</span>
            <Button size="small" onClick={() => setAsked(one)}>
              {t('LBL_ANSWER_SURVEY')}
            </Button>
          </li>
        ))}
      </ul>
      {asked ? (
        <SurveyDialog
          asked={asked}
          responses={responses[nameOf(asked)] ?? {}}
          onChange={(given) => setResponses((all) => ({ ...all, [nameOf(asked)]: given }))}
          onClose={(done) => {
            setAsked(null);
            if (done) reload();
          }}
        />
      ) : null}
    </section>
  );
}

interface SurveyDialogProps {
  readonly asked: Asked;
  readonly responses: Responses;
  readonly onChange: (responses: Responses) => void;
  readonly onClose: (done: boolean) => void;
}

function SurveyDialog({ asked, responses, onChange, onClose }: SurveyDialogProps) {
  const t = useText();
  const { engagementId, survey } = asked;
  const { data, error, refetch } = useQuery({
    ...EDITED,
    queryKey: ['survey', engagementId, survey.surveyId],
    queryFn: ({ signal }) => getSurveyQuestionnaire(engagementId, survey.surveyId, { signal }),
  });
  const questions = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const missing =
    data?.questions.filter(
      (question) =>
        question.required && !(responses[question.questionId]?.some((value) => value.trim() !== '') ?? false),
    ) ?? [];
  // Said at each question once sending was tried, until it is answered.
  const [tried, setTried] = useState(false);
  const send = async () => {
    if (missing.length > 0) {
      flushSync(() => setTried(true));
      const name = fieldOf(missing[0]?.questionId);
      questions.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      const given: SurveyResponse[] = Object.entries(responses).map(([questionId, values]) => ({
        questionId: Number(questionId),
        values: [...values],
      }));
      await submitSurvey(engagementId, survey.surveyId, given, {
        idempotencyKey: `survey-${engagementId}-${survey.surveyId}`,
      });
      notifications.notify({ style: 'success', message: t('MSG_SURVEY_SENT') });
      onClose(true);
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      notifications.notify({
        style: 'error',
        message: t(failure.kind === 'conflict' ? 'MSG_SURVEY_ALREADY' : callErrorKey(failure)),
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      title={survey.name}
      footer={
        <>
          <Button onClick={() => onClose(false)}>{t('LBL_CANCEL')}</Button>
          <Button variant="primary" busy={busy} disabled={!data} onClick={() => void send()}>
            {t('LBL_SEND_ANSWERS')}
          </Button>
        </>
      }
    >
      {error ? (
        <p className="tc-actions" role="alert">
          {formatLoadError(t, error)}
          <Button size="small" icon="refresh" onClick={() => void refetch()}>
            {t('LBL_TRY_AGAIN')}
          </Button>
        </p>
      ) : null}
      {!data && !error ? <Skeleton lines={4} label={t('MSG_LOADING')} /> : null}
      <div className="tc-stack" ref={questions}>
        {data?.introduction ? <p>{data.introduction}</p> : null}
        {data?.questions.map((question) => (
          <Question
            key={question.questionId}
            question={question}
            values={responses[question.questionId] ?? []}
            missing={tried && missing.includes(question)}
            onChange={(values) => onChange({ ...responses, [question.questionId]: values })}
          />
        ))}
      </div>
    </Dialog>
  );
}

const fieldOf = (questionId: number | undefined): string => `tc.survey.${questionId}`;

/** One question; a star marks what has to be answered. */
function Question({
  question,
  values,
  missing,
  onChange,
}: {
  question: SurveyQuestion;
  values: readonly string[];
  /** It has to be answered and was not when the answers were sent. */
  missing: boolean;
  onChange: (values: readonly string[]) => void;
}) {
  const t = useText();
  const name = fieldOf(question.questionId);
  const reason = `${name}.error`;
  const marks = { 'aria-invalid': missing || undefined, 'aria-describedby': missing ? reason : undefined };
  const error = missing ? (
    <p id={reason} className="tc-field-error">
      {t('MSG_SURVEY_INCOMPLETE', { question: question.text })}
    </p>
  ) : null;
  const saying = question.required ? `${question.text} *` : question.text;
  if (question.questionType === 'Text') {
    return (
      <div className="tc-field">
        <label htmlFor={name}>{saying}</label>
        <textarea
          id={name}
          name={name}
          className="tc-input"
          rows={3}
          maxLength={2000}
          required={question.required}
          value={values[0] ?? ''}
          {...marks}
          onChange={(event) => onChange([event.target.value])}
        />
        {error}
      </div>
    );
  }
  const several = question.questionType === 'MultipleChoice';
  const options =
    question.questionType === 'Rating'
      ? Array.from({ length: question.maxRating ?? 5 }, (_, index) => String(index + 1))
      : question.options;
  return (
    <fieldset className="tc-choices tc-question" data-invalid={missing || undefined}>
      <legend>{saying}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            checked={values.includes(option)}
            {...marks}
            onChange={(event) =>
              onChange(
                several
                  ? event.target.checked
                    ? [...values, option]
                    : values.filter((one) => one !== option)
                  : [option],
              )
            }
          />
          <span>{option}</span>
        </label>
      ))}
      {error}
    </fieldset>
  );
}
