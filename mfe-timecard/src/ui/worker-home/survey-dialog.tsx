import { useQuery } from '@tanstack/react-query';
import { Button } from 'mfe_widgets/button';
import { Dialog } from 'mfe_widgets/dialog';
import { Skeleton } from 'mfe_widgets/skeleton';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CallError } from 'shared-client';
import { getSurveyQuestionnaire, type SurveyResponse, submitSurvey } from 'shared-client/surveys';
import { notifications, useText } from 'shared-session';
import { EDITED } from 'shared-session/server-data';
import { callErrorKey, formatLoadError } from '../page/call-error-text.ts';
import { fieldOf, Question } from './survey-question.tsx';
import type { Asked } from './surveys-query.ts';

/** The responses by question. */
export type Responses = Readonly<Record<number, readonly string[]>>;

interface SurveyDialogProps {
  readonly asked: Asked;
  readonly responses: Responses;
  readonly onChange: (responses: Responses) => void;
  readonly onClose: (done: boolean) => void;
}

/** The questions of a survey. Once sending was tried, unanswered required questions are marked. */
export function SurveyDialog({ asked, responses, onChange, onClose }: SurveyDialogProps) {
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
  // Each unanswered question is marked once sending was tried.
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
      {!data && !error ? <Skeleton lines={4} label={t('MSG_TC_LOADING')} /> : null}
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
