/** The contact calls (docs: api#api-contacts): one typed function each. All throw a CallError. */

import { api } from 'shared-client';
import { contact, contactConfiguration, contacts, engagementContacts, helpDeskContacts } from './schema.ts';

export type * from './schema.ts';

const CLIENTS = '/wand2/api/clients';
const USERS = '/wand2/api/users';

export type Signal = { readonly signal?: AbortSignal };

export const getCorporateContacts = (clientId: number, options: Signal = {}) =>
  api.get(`${CLIENTS}/${clientId}/corporate/contacts`, contacts, options);

export const getMspContact = (clientId: number, options: Signal = {}) =>
  api.get(`${CLIENTS}/${clientId}/contacts/mspContact`, contact, options);

export const getClientHelpdesk = (clientId: number, options: Signal = {}) =>
  api.get(`${CLIENTS}/${clientId}/contacts/helpdesk`, helpDeskContacts, options);

export const getContactConfiguration = (options: Signal = {}) =>
  api.get(`${CLIENTS}/contacts/configProperty`, contactConfiguration, options);

/** The help desk's entries by country, for the Contact Us dialog. */
export const getHelpDeskContacts = (options: Signal = {}) =>
  api.get(`${USERS}/help-desk-contacts`, helpDeskContacts, options);

/** The supplier of each of the worker's engagements, for the Contact Us dialog. */
export const getEngagementContacts = (options: Signal = {}) =>
  api.get(`${USERS}/engagement-contacts`, engagementContacts, options);
