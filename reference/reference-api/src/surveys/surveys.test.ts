import { startApi } from '../testing/start-api.ts';
import { noonOfToday } from '../testing/timecard-client.ts';

const server = await startApi({ now: noonOfToday });
afterAll(() => server.close());

test('a worker reads a survey of an engagement, answers it, and it is done', async () => {
  const worker = await server.signedIn('worker');
  const open = (await worker.get('/wand2/api/engagements/surveys?engagementId=5000')).body;
  expect(open[0]).toMatchObject({ completed: false });
  const { surveyId } = open[0];
  const path = `/wand2/api/engagements/5000/survey`;
  const { questions } = (await worker.get(`${path}-questionnaire?surveyId=${surveyId}`)).body;
  expect(new Set(questions.map((one: { questionType: string }) => one.questionType)).size).toBe(4);

  const refused = await worker.post(`${path}?surveyId=${surveyId}`, { answers: [] });
  expect([refused.status, refused.body.errors[0].value]).toEqual([400, 'body.answers']);

  const answers = questions.map((one: { questionId: number; questionType: string; options: string[] }) => ({
    questionId: one.questionId,
    values: [one.questionType === 'Rating' ? '4' : (one.options[0] ?? 'The handover was clear.')],
  }));
  expect((await worker.post(`${path}?surveyId=${surveyId}`, { answers })).body).toEqual({ surveyId, completed: true });
  expect((await worker.post(`${path}?surveyId=${surveyId}`, { answers })).status).toBe(409);
  const after = (await worker.get('/wand2/api/engagements/surveys?engagementId=5000')).body;
  expect(after.find((one: { surveyId: number }) => one.surveyId === surveyId)).toMatchObject({ completed: true });
});

test("not of somebody else's engagement, not one that does not exist", async () => {
  const other = await server.signedIn('worker-email');
  expect((await other.get('/wand2/api/engagements/surveys?engagementId=5000')).status).toBe(404);
  const worker = await server.signedIn('worker');
  expect((await worker.get('/wand2/api/engagements/5000/survey-questionnaire?surveyId=99999')).status).toBe(404);
});
