import { approvals } from './approvals/approvals.ts';
import { records } from './approvals/records.ts';
import { routedItems } from './approvals/routed-items.ts';
import { billing } from './billing/billing.ts';
import { contacts } from './contacts.ts';
import { customFields } from './custom-fields.ts';
import { delegates } from './delegates.ts';
import { engagements } from './engagements/engagements.ts';
import { notifications } from './notifications.ts';
import { recovery } from './recovery.ts';
import type { Sample } from './sample.ts';
import { surveys } from './surveys.ts';
import { users } from './users.ts';
import { year } from './year/year.ts';

/** All sample data, in the order of insertion (a subject comes after the ones it refers to). */
export const samples: readonly Sample[] = [
  users,
  recovery,
  contacts,
  engagements,
  billing,
  customFields,
  surveys,
  approvals,
  delegates,
  records,
  routedItems,
  year,
  notifications,
];
