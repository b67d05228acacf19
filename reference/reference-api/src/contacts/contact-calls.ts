import * as contract from 'shared-client/schema/contacts';
import * as v from 'valibot';
import { defineCall } from '../call/call.ts';
import { idText } from '../call/fields.ts';
import { notFound } from '../call/http-problem.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Services } from '../services.ts';
import { clientsOf } from '../worker/clients.ts';

const source = 'docs/reference/api.md#api-contacts';
const params = v.strictObject({ clientId: idText });

/** Requires a client that the user works for. Any other client is reported as not found. */
async function requireClient({ db }: Services, user: SignedInUser, clientId: number): Promise<void> {
  if (clientId === user.clientId) return;
  const clients = await clientsOf(db, user);
  if (!clients.some((client) => client.clientId === clientId)) throw notFound();
}

const contactsOf = ({ db }: Services, clientId: number, kind: 'corporate' | 'msp') =>
  db
    .selectFrom('client_contact')
    .select(['name', 'title', 'phone', 'email'])
    .where('client_id', '=', clientId)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();

const helpDeskOf = ({ db }: Services, clientId: number) =>
  db
    .selectFrom('help_desk_contact')
    .select(['country', 'phone_or_email as phoneOrEmail'])
    .where((e) => e.or([e('client_id', 'is', null), e('client_id', '=', clientId)]))
    .orderBy('country')
    .orderBy('id')
    .execute();

export const readCorporateContacts = defineCall({
  method: 'GET',
  path: '/wand2/api/clients/{clientId}/corporate/contacts',
  summary: 'People to reach at the client.',
  source,
  auth: 'bearer',
  refuses: ['ERR_NOT_FOUND'],
  params,
  response: contract.contacts,
  async handle({ services, user, params }) {
    await requireClient(services, user, params.clientId);
    return contactsOf(services, params.clientId, 'corporate');
  },
});

export const readMspContact = defineCall({
  method: 'GET',
  path: '/wand2/api/clients/{clientId}/contacts/mspContact',
  summary: 'The person to reach at the managed service provider.',
  source,
  auth: 'bearer',
  refuses: ['ERR_NOT_FOUND'],
  params,
  response: contract.contact,
  async handle({ services, user, params }) {
    await requireClient(services, user, params.clientId);
    const [first] = await contactsOf(services, params.clientId, 'msp');
    if (!first) throw notFound('There is no contact at the managed service provider.');
    return first;
  },
});

export const readClientHelpdesk = defineCall({
  method: 'GET',
  path: '/wand2/api/clients/{clientId}/contacts/helpdesk',
  summary: 'The help desk’s numbers and addresses for a client, by country.',
  source,
  auth: 'bearer',
  refuses: ['ERR_NOT_FOUND'],
  params,
  response: contract.helpDeskContacts,
  async handle({ services, user, params }) {
    await requireClient(services, user, params.clientId);
    return helpDeskOf(services, params.clientId);
  },
});

export const readContactConfiguration = defineCall({
  method: 'GET',
  path: '/wand2/api/clients/contacts/configProperty',
  summary: 'Where the support portal is, and whether program contacts are shown.',
  source,
  auth: 'bearer',
  response: contract.contactConfiguration,
  handle: ({ services }) => ({ supportPortalUrl: services.options.supportPortalUrl, showProgramContact: true }),
});

export const readHelpDeskContacts = defineCall({
  method: 'GET',
  path: '/wand2/api/users/help-desk-contacts',
  summary: 'The help desk’s entries by country; a value with an @ is a mail address.',
  source,
  auth: 'bearer',
  response: contract.helpDeskContacts,
  handle: ({ services, user }) => helpDeskOf(services, user.clientId),
});

export const readEngagementContacts = defineCall({
  method: 'GET',
  path: '/wand2/api/users/engagement-contacts',
  summary: 'The supplier of each engagement of the worker.',
  source,
  auth: 'bearer',
  query: v.strictObject({ engagementId: v.optional(idText) }),
  response: contract.engagementContacts,
  handle: ({ services: { db }, user, query }) =>
    db
      .selectFrom('engagement')
      .select(['id as engagementId', 'supplier_name as supplierName'])
      .where('worker_id', '=', user.userId)
      .$if(query.engagementId !== undefined, (select) => select.where('id', '=', query.engagementId ?? 0))
      .orderBy('id')
      .execute(),
});
