import * as v from 'valibot';
import { textOrNone } from '../no-value.ts';

/** Contacts (docs: api#api-contacts). */

export const contact = v.object({ name: v.string(), title: textOrNone, phone: textOrNone, email: textOrNone });
export const contacts = v.array(contact);

/** `phoneOrEmail` is a mail address when it contains an @. */
export const helpDeskContact = v.object({ phoneOrEmail: v.string(), country: v.string() });
export const helpDeskContacts = v.array(helpDeskContact);

export const engagementContact = v.object({ engagementId: v.number(), supplierName: v.string() });
export const engagementContacts = v.array(engagementContact);

export const contactConfiguration = v.object({
  /** An https address. */
  supportPortalUrl: v.string(),
  showProgramContact: v.boolean(),
});

export type Contact = v.InferOutput<typeof contact>;
export type HelpDeskContact = v.InferOutput<typeof helpDeskContact>;
export type EngagementContact = v.InferOutput<typeof engagementContact>;
export type ContactConfiguration = v.InferOutput<typeof contactConfiguration>;
