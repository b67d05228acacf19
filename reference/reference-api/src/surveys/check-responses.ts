import type { SurveyQuestion, SurveyResponse } from 'shared-client/schema/surveys';

/** An error in the responses: the path of a field in the body and a sentence. */
export interface ResponseIssue {
  readonly field: string;
  readonly sentence: string;
}

/**
 * The errors of responses: every required question must be answered, single-value questions have one value, choices must exist, and ratings
 * be within their scale.
 */
export function checkResponses(
  questions: readonly SurveyQuestion[],
  responses: readonly SurveyResponse[],
): ResponseIssue[] {
  const issues = responses.flatMap((response, index): ResponseIssue[] => {
    const field = `body.answers[${index}]`;
    const question = questions.find((one) => one.questionId === response.questionId);
    if (!question) return [{ field: `${field}.questionId`, sentence: 'is not a question of this survey' }];
    if (responses.findIndex((one) => one.questionId === response.questionId) < index)
      return [{ field: `${field}.questionId`, sentence: 'was answered twice' }];
    const sentence = issueOf(question, response.values);
    return sentence === undefined ? [] : [{ field: `${field}.values`, sentence }];
  });
  const missing = questions
    .filter((question) => question.required && !hasResponse(responses, question.questionId))
    .map((question) => ({ field: 'body.answers', sentence: `needs an answer to "${question.text}"` }));
  return [...issues, ...missing];
}

const hasResponse = (responses: readonly SurveyResponse[], questionId: number): boolean =>
  responses.some(
    (response) => response.questionId === questionId && response.values.some((value) => value.trim() !== ''),
  );

function issueOf(question: SurveyQuestion, values: readonly string[]): string | undefined {
  if (question.questionType !== 'MultipleChoice' && values.length > 1) return 'must have one value';
  if (question.questionType === 'Text') return undefined;
  if (question.questionType === 'Rating') {
    const scale = question.maxRating ?? 5;
    const isOnScale = values.every((value) => /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= scale);
    return isOnScale ? undefined : `must be a whole number from 1 to ${scale}`;
  }
  return values.every((value) => question.options.includes(value)) ? undefined : 'must be one of the options';
}
