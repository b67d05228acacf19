import type { EditMetadata } from 'shared-client/schema/billing';
import { TIMECARD_TEMPLATES } from 'shared-client/timecard-templates';
import { withoutHidden } from '../access/may.ts';
import { ENGAGEMENTS } from '../sample-data/engagements/engagement-ids.ts';
import { sampleMetadata } from './sample-metadata.ts';
import { startApi } from './start-api.ts';
import { noonOfToday } from './timecard-client.ts';

const api = await startApi({ now: noonOfToday });
afterAll(() => api.close());
const worker = await api.signedIn('worker-templates');

/** Without what depends on the worker's other timecards. */
function ownPart(metadata: EditMetadata): unknown {
  return JSON.parse(
    JSON.stringify({ ...metadata, previouslySubmittedList: [] }, (key, value) =>
      key === 'totalWorkerHourByDate' ? undefined : value,
    ),
  );
}

test.each(TIMECARD_TEMPLATES)(
  'the metadata of template $id made without a database is what the API returns',
  async ({ id }) => {
    const { body } = await worker.get(
      `/wand2/api/billing/billing-items/0/metadata?engagementId=${ENGAGEMENTS.ofTemplate(id)}`,
    );
    const made = withoutHidden(sampleMetadata(id, noonOfToday()), { userType: 'Worker' });
    expect(ownPart(made)).toEqual(ownPart(body));
  },
);
