import type { SurveyQuestion } from 'shared-client/schema/surveys';
import { addDays, dateIn } from '../billing/calendar.ts';
import { json } from '../storage/json.ts';
import type { Sample } from './sample.ts';

const question = (questionId: number, text: string, change: Partial<SurveyQuestion> = {}): SurveyQuestion => ({
  questionId,
  text,
  questionType: 'Text',
  required: false,
  options: [],
  maxRating: null,
  ...change,
});

const firstWeeks = [
  question(1, 'How was your first month?', { questionType: 'Rating', maxRating: 5, required: true }),
  question(2, 'Was your workplace ready on the first day?', {
    questionType: 'SingleChoice',
    options: ['Yes', 'Partly', 'No'],
    required: true,
  }),
  question(3, 'What would have helped?', {
    questionType: 'MultipleChoice',
    options: ['A named contact', 'A plan for the first week', 'Access to systems', 'Safety training'],
  }),
  question(4, 'What should we know?'),
];

/** Two surveys of the journey's engagement, one of them answered. */
export const surveys: Sample = {
  subject: 'surveys',
  async insert(db, now) {
    const today = dateIn('America/Los_Angeles', now);
    await db
      .insertInto('survey')
      .values([
        {
          id: 401,
          engagement_id: 5000,
          name: 'Your first month',
          introduction: 'Four questions, two minutes.',
          due_date: addDays(today, 14),
          questions: json(firstWeeks),
        },
        {
          id: 402,
          engagement_id: 5000,
          name: 'Safety briefing',
          introduction: null,
          due_date: addDays(today, -10),
          questions: json(firstWeeks.slice(0, 1)),
        },
      ])
      .execute();
    await db
      .insertInto('survey_response')
      .values({
        survey_id: 402,
        user_id: 1001,
        answers: json([{ questionId: 1, values: ['5'] }]),
        answered_at: new Date(now.getTime() - 12 * 86_400_000),
      })
      .execute();
  },
};
