import type { Kysely } from 'kysely';
import { surveyQuestionnaire, surveyReceipt, surveySubmission, surveys } from 'shared-client/schema/surveys';
import * as v from 'valibot';
import { callsOf, defineCall, type NamedCall } from '../call/call.ts';
import { idText } from '../call/fields.ts';
import { forbidden, HttpProblem, httpProblem, notFound } from '../call/http-problem.ts';
import { strictly } from '../call/strictly.ts';
import { readEngagement } from '../engagements/read-engagement.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import { json } from '../storage/json.ts';
import { checkResponses } from './check-responses.ts';

const SOURCE = 'docs/reference/api.md#api-surveys';
const params = v.strictObject({ id: idText });
const surveyQuery = v.strictObject({ surveyId: idText });

/** A survey of an engagement that the user may see. */
async function readSurvey(db: Kysely<Database>, user: SignedInUser, engagementId: number, surveyId: number) {
  await readEngagement(db, user, engagementId);
  const survey = await db
    .selectFrom('survey')
    .selectAll()
    .where('id', '=', surveyId)
    .where('engagement_id', '=', engagementId)
    .executeTakeFirst();
  if (!survey) throw notFound('There is no such survey.');
  return survey;
}

const getSurveys = defineCall({
  method: 'GET',
  path: '/wand2/api/engagements/surveys',
  summary: 'The surveys of an engagement, open ones first.',
  source: SOURCE,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  query: v.strictObject({ engagementId: idText }),
  response: surveys,
  async handle({ query, user, services: { db } }) {
    await readEngagement(db, user, query.engagementId);
    const rows = await db
      .selectFrom('survey as s')
      .leftJoin('survey_response as r', (join) =>
        join.onRef('r.survey_id', '=', 's.id').on('r.user_id', '=', user.userId),
      )
      .select(['s.id', 's.name', 's.due_date', 'r.answered_at'])
      .where('s.engagement_id', '=', query.engagementId)
      .orderBy('s.id')
      .execute();
    return rows
      .map((row) => ({
        surveyId: row.id,
        name: row.name,
        dueDate: row.due_date,
        completed: row.answered_at !== null,
      }))
      .sort((one, other) => Number(one.completed) - Number(other.completed));
  },
});

const getQuestionnaire = defineCall({
  method: 'GET',
  path: '/wand2/api/engagements/{id}/survey-questionnaire',
  summary: 'The questions of one survey.',
  source: SOURCE,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params,
  query: surveyQuery,
  response: surveyQuestionnaire,
  async handle({ params: { id }, query, user, services: { db } }) {
    const { name, introduction, questions } = await readSurvey(db, user, id, query.surveyId);
    return { surveyId: query.surveyId, engagementId: id, name, introduction, questions };
  },
});

const submitSurvey = defineCall({
  method: 'POST',
  path: '/wand2/api/engagements/{id}/survey',
  summary: 'Hands in the answers of one survey, once.',
  source: SOURCE,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND', 'ERR_SURVEY_ANSWER', 'ERR_SURVEY_ANSWERED', 'LBL_REQUIRED_FIELD'],
  params,
  query: surveyQuery,
  body: strictly(surveySubmission),
  response: surveyReceipt,
  async handle({ params: { id }, query, body, user, services: { db, now } }) {
    if (user.userType !== 'Worker') throw forbidden('Only workers answer surveys.');
    const survey = await readSurvey(db, user, id, query.surveyId);
    const issues = checkResponses(survey.questions, body.answers);
    if (issues.length > 0) {
      const errors = issues.map(({ field, sentence }) => ({
        value: field,
        errorText: `${field}: ${sentence}.`,
        errorToken: 'ERR_SURVEY_ANSWER',
        params: [],
      }));
      throw new HttpProblem(400, errors);
    }
    const kept = await db
      .insertInto('survey_response')
      .values({ survey_id: survey.id, user_id: user.userId, answers: json(body.answers), answered_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('survey_id')
      .executeTakeFirst();
    if (!kept) throw httpProblem(409, 'ERR_SURVEY_ANSWERED', 'You have already answered this survey. Thank you.');
    return { surveyId: survey.id, completed: true };
  },
});

/** The survey calls (docs: api#api-surveys). */
export const surveyCalls: readonly NamedCall[] = callsOf({ getSurveys, getQuestionnaire, submitSurvey });
