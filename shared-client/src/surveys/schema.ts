/** Schemas of the survey calls (docs: api#api-surveys). */
import * as v from 'valibot';

const text = v.nullish(v.string(), null);

export const survey = v.object({
  surveyId: v.number(),
  name: v.string(),
  dueDate: text,
  completed: v.boolean(),
});
export type Survey = v.InferOutput<typeof survey>;

/** Response of `GET /wand2/api/engagements/surveys`. */
export const surveys = v.array(survey);

export const QUESTION_TYPES = ['Text', 'SingleChoice', 'MultipleChoice', 'Rating'] as const;

export const surveyQuestion = v.object({
  questionId: v.number(),
  text: v.string(),
  questionType: v.picklist(QUESTION_TYPES),
  required: v.nullish(v.boolean(), false),
  /** Of the two choice types. */
  options: v.nullish(v.array(v.string()), []),
  /** Of Rating: 1 to maxRating. */
  maxRating: v.nullish(v.number(), null),
});
export type SurveyQuestion = v.InferOutput<typeof surveyQuestion>;

/** Response of `GET /wand2/api/engagements/{id}/survey-questionnaire`. */
export const surveyQuestionnaire = v.object({
  surveyId: v.number(),
  engagementId: v.number(),
  name: v.string(),
  introduction: text,
  questions: v.array(surveyQuestion),
});
export type SurveyQuestionnaire = v.InferOutput<typeof surveyQuestionnaire>;

/** `values`: one text of Text and SingleChoice, several of MultipleChoice, one number as text of Rating. */
export const surveyResponse = v.object({
  questionId: v.pipe(v.number(), v.integer()),
  values: v.pipe(v.array(v.pipe(v.string(), v.maxLength(2000))), v.maxLength(50)),
});
export type SurveyResponse = v.InferOutput<typeof surveyResponse>;

/** Body of `POST /wand2/api/engagements/{id}/survey`. */
export const surveySubmission = v.object({ answers: v.pipe(v.array(surveyResponse), v.maxLength(200)) });
export type SurveySubmission = v.InferOutput<typeof surveySubmission>;

/** Its response. */
export const surveyReceipt = v.object({ surveyId: v.number(), completed: v.boolean() });
export type SurveyReceipt = v.InferOutput<typeof surveyReceipt>;
