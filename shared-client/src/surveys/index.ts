/** Engagement surveys (docs: api#api-surveys). */
import { api } from 'shared-client';
import { type SurveyResponse, surveyQuestionnaire, surveyReceipt, surveys } from './schema.ts';

export type * from './schema.ts';

type Signal = { readonly signal?: AbortSignal };

/** The surveys of an engagement, open ones first. */
export const getSurveys = (engagementId: number, options: Signal = {}) =>
  api.get('/wand2/api/engagements/surveys', surveys, { query: { engagementId }, ...options });

/** The questions of one survey. */
export const getSurveyQuestionnaire = (engagementId: number, surveyId: number, options: Signal = {}) =>
  api.get(`/wand2/api/engagements/${engagementId}/survey-questionnaire`, surveyQuestionnaire, {
    query: { surveyId },
    ...options,
  });

/**
 * Submits the responses of one survey, once.
 * @throws ValidationError when a required question has no response; ConflictError when it was handed in before.
 */
export const submitSurvey = (
  engagementId: number,
  surveyId: number,
  responses: readonly SurveyResponse[],
  options: Signal & { readonly idempotencyKey?: string } = {},
) =>
  api.post(`/wand2/api/engagements/${engagementId}/survey`, surveyReceipt, {
    query: { surveyId },
    json: { answers: responses },
    ...options,
  });
