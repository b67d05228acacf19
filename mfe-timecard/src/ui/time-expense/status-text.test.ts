import { BILLING_ITEM_STATUSES, STATUS_REASONS } from 'shared-client/schema/billing';
import { texts } from '../../texts/en-US.ts';
import { reasonText, statusText } from './status-text.ts';

const t = (key: string) => `translated ${texts[key]}`;

test.each(BILLING_ITEM_STATUSES)('the status %s is said in the language of the reader', (status) =>
  expect(statusText(t, status)).toBe(`translated ${status}`),
);

test.each(STATUS_REASONS)('%s is said in the language of the reader', (reason) =>
  expect(reasonText(t, reason).toLowerCase()).toBe(`translated ${reason}`.toLowerCase()),
);
