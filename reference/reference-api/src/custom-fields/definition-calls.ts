import { customFieldDefinitions, customFieldsWithValues } from 'shared-client/schema/custom-fields';
import * as v from 'valibot';
import { defineCall } from '../call/call.ts';
import { flagText, idText, shortText } from '../call/fields.ts';
import { readFields } from './read-fields.ts';

const CLIENT = '/wand2/api/clients/{clientId}';
const SOURCE = 'docs/reference/api.md#api-field-definitions';
const clientParams = v.strictObject({ clientId: idText });
const requestParams = v.strictObject({ clientId: idText, requestId: idText });
const name = shortText(60);

/** Every call here is one of a signed-in user, for what the user may see. */
const shared = { source: SOURCE, auth: 'bearer', refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'] } as const;

export const getActiveFields = defineCall({
  ...shared,
  method: 'GET',
  path: `${CLIENT}/cfs/{type}/activeOnly`,
  summary: 'Active definitions of one type: billing, requisition, worker.',
  params: v.strictObject({ clientId: idText, type: name }),
  response: customFieldDefinitions,
  handle: ({ params, user, services: { db } }) =>
    readFields(db, user, { clientId: params.clientId, objectClass: params.type }),
});

export const getFields = defineCall({
  ...shared,
  method: 'GET',
  path: `${CLIENT}/customFields`,
  summary: 'All definitions of a company; with objectClass and objectId, the values of that object too.',
  params: clientParams,
  query: v.strictObject({ objectClass: v.optional(name), objectId: v.optional(idText) }),
  response: customFieldsWithValues,
  handle: ({ params, query: { objectClass, objectId }, user, services: { db } }) =>
    readFields(db, user, {
      clientId: params.clientId,
      objectClass,
      object: objectClass && objectId !== undefined ? { objectClass, objectId } : undefined,
    }),
});

export const getRequestSection = defineCall({
  ...shared,
  method: 'GET',
  path: `${CLIENT}/requests/{requestId}/customFields/fieldSection`,
  summary: 'Definitions of one section of a request, with its values.',
  params: requestParams,
  query: v.strictObject({ fieldSection: name, reqType: v.optional(name) }),
  response: customFieldsWithValues,
  handle: ({ params, query, user, services: { db } }) =>
    readFields(db, user, {
      clientId: params.clientId,
      section: query.fieldSection,
      requestType: query.reqType,
      object: { objectClass: 'requisition', objectId: params.requestId },
    }),
});

export const getSection = defineCall({
  ...shared,
  method: 'GET',
  path: `${CLIENT}/customFields/fieldSection`,
  summary: 'Definitions of one section, with the values of an object when fetchValue asks for them.',
  params: clientParams,
  query: v.strictObject({
    fieldSection: name,
    reqType: v.optional(name),
    fetchValue: v.optional(flagText),
    objectId: v.optional(idText),
  }),
  response: customFieldsWithValues,
  handle: ({ params, query, user, services: { db } }) =>
    readFields(db, user, {
      clientId: params.clientId,
      section: query.fieldSection,
      requestType: query.reqType,
      object:
        query.fetchValue && query.objectId !== undefined
          ? { objectClass: 'requisition', objectId: query.objectId }
          : undefined,
    }),
});

export const getAssignCandidateFields = defineCall({
  ...shared,
  method: 'GET',
  path: `${CLIENT}/customFields/assigncandidate`,
  summary: 'Fields asked when a candidate is assigned.',
  params: clientParams,
  query: v.strictObject({ reqType: v.optional(name) }),
  response: customFieldDefinitions,
  handle: ({ params, query, user, services: { db } }) =>
    readFields(db, user, { clientId: params.clientId, section: 'assigncandidate', requestType: query.reqType }),
});

export const getValidatedFields = defineCall({
  ...shared,
  method: 'GET',
  path: `${CLIENT}/customFields/validation`,
  summary: 'Definitions that carry a validation.',
  params: clientParams,
  query: v.strictObject({ reqType: v.optional(name) }),
  response: customFieldDefinitions,
  handle: async ({ params, query, user, services: { db } }) =>
    (await readFields(db, user, { clientId: params.clientId, requestType: query.reqType })).filter(
      (field) => field.requireValidation || field.validationType !== null,
    ),
});

export const getWorkerFields = defineCall({
  ...shared,
  method: 'GET',
  path: `${CLIENT}/workerCustomFields`,
  summary: 'Fields of a page of the worker, with the values of the caller.',
  params: clientParams,
  query: v.strictObject({
    pageName: v.optional(name),
    sectionName: v.optional(name),
    userType: v.optional(name),
    displayOnMS: v.optional(flagText),
  }),
  response: customFieldsWithValues,
  handle: ({ params, query, user, services: { db } }) =>
    readFields(db, user, {
      clientId: params.clientId,
      objectClass: 'worker',
      section: query.sectionName,
      object: { objectClass: 'worker', objectId: user.userId },
    }),
});

export const getRequestFields = defineCall({
  ...shared,
  method: 'GET',
  path: `${CLIENT}/cfs/request/{requestId}`,
  summary: 'Fields of a request by section, with its values.',
  params: requestParams,
  query: v.strictObject({ cfSection: v.optional(name), reqType: v.optional(name) }),
  response: customFieldsWithValues,
  handle: ({ params, query, user, services: { db } }) =>
    readFields(db, user, {
      clientId: params.clientId,
      objectClass: 'requisition',
      section: query.cfSection,
      requestType: query.reqType,
      object: { objectClass: 'requisition', objectId: params.requestId },
    }),
});
