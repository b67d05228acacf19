import type { SurveyQuestion } from 'shared-client/schema/surveys';
import { checkResponses } from './check-responses.ts';

const question = (questionId: number, change: Partial<SurveyQuestion>): SurveyQuestion => ({
  questionId,
  text: `Question ${questionId}`,
  questionType: 'Text',
  required: false,
  options: [],
  maxRating: null,
  ...change,
});

const questions = [
  question(1, { questionType: 'Rating', maxRating: 5, required: true }),
  question(2, { questionType: 'SingleChoice', options: ['Yes', 'No'] }),
  question(3, { questionType: 'MultipleChoice', options: ['Dock', 'Yard'] }),
  question(4, {}),
];
const issues = (...answers: [number, ...string[]][]) =>
  checkResponses(
    questions,
    answers.map(([questionId, ...values]) => ({ questionId, values })),
  ).map((issue) => issue.field);

test('complete answers have no issue', () => {
  expect(issues([1, '5'], [2, 'No'], [3, 'Dock', 'Yard'], [4, 'Fine'])).toEqual([]);
  expect(issues([1, '1'])).toEqual([]);
});

test('a required question needs an answer that is not blank', () => {
  expect(issues()).toEqual(['body.answers']);
  expect(issues([2, 'Yes'])).toEqual(['body.answers']);
});

test.each([
  ['a rating off the scale', [1, '6'], 'body.answers[0].values'],
  ['a rating of zero', [1, '0'], 'body.answers[0].values'],
  ['a rating that is no number', [1, 'five'], 'body.answers[0].values'],
] as const)('%s', (_what, answer, field) => {
  expect(issues([...answer] as [number, string])).toContain(field);
});

test('a choice that does not exist, two of one, an unknown question, the same one twice', () => {
  expect(issues([1, '3'], [2, 'Maybe'])).toEqual(['body.answers[1].values']);
  expect(issues([1, '3'], [2, 'Yes', 'No'])).toEqual(['body.answers[1].values']);
  expect(issues([1, '3'], [9, 'x'])).toEqual(['body.answers[1].questionId']);
  expect(issues([1, '3'], [1, '4'])).toEqual(['body.answers[1].questionId']);
});
