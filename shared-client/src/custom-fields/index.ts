/** The custom-field service and filter options (docs: api#api-custom-fields). */
import { api } from 'shared-client';
import {
  allLevelValues,
  customFieldDefinitions,
  customFieldsWithValues,
  type DrillDownPath,
  drillDownDisplay,
  drillDownItems,
  drillDownValue,
  filterOptions,
  referenceListLookup,
  referenceListValues,
} from './schema.ts';

export type * from './schema.ts';

type Signal = { readonly signal?: AbortSignal };

const client = (clientId: number) => `/wand2/api/clients/${clientId}`;
const referenceList = (listId: number) => `/wand2/api/configuration/cfReferenceList/${listId}`;
const LISTS = '/wand2/api/configuration/cfReferenceList';

/** Active definitions of one type (`billing`, `requisition`, `worker`). */
export const getActiveCustomFields = (clientId: number, type: string, options: Signal = {}) =>
  api.get(`${client(clientId)}/cfs/${encodeURIComponent(type)}/activeOnly`, customFieldDefinitions, options);

/** All definitions of a client; with an object, its values too. */
export const getCustomFields = (
  clientId: number,
  object?: { readonly objectClass: string; readonly objectId: number },
  options: Signal = {},
) => api.get(`${client(clientId)}/customFields`, customFieldsWithValues, { query: object ?? {}, ...options });

/** Definitions of one section of a request's page. */
export const getRequestSectionFields = (
  clientId: number,
  requestId: number,
  query: { readonly fieldSection: string; readonly reqType?: string },
  options: Signal = {},
) =>
  api.get(`${client(clientId)}/requests/${requestId}/customFields/fieldSection`, customFieldsWithValues, {
    query,
    ...options,
  });

/** Definitions of one section of a page, with an object's values when asked for. */
export const getSectionFields = (
  clientId: number,
  query: {
    readonly fieldSection: string;
    readonly reqType?: string;
    readonly fetchValue?: boolean;
    readonly objectId?: number;
  },
  options: Signal = {},
) => api.get(`${client(clientId)}/customFields/fieldSection`, customFieldsWithValues, { query, ...options });

/** Fields asked when a candidate is assigned. */
export const getAssignCandidateFields = (clientId: number, reqType: string, options: Signal = {}) =>
  api.get(`${client(clientId)}/customFields/assigncandidate`, customFieldDefinitions, {
    query: { reqType },
    ...options,
  });

/** Fields that carry a validation. */
export const getValidatedFields = (clientId: number, reqType: string, options: Signal = {}) =>
  api.get(`${client(clientId)}/customFields/validation`, customFieldDefinitions, { query: { reqType }, ...options });

/** Fields of a worker page. */
export const getWorkerCustomFields = (
  clientId: number,
  query: {
    readonly pageName: string;
    readonly sectionName?: string;
    readonly userType?: string;
    readonly displayOnMS?: boolean;
  },
  options: Signal = {},
) => api.get(`${client(clientId)}/workerCustomFields`, customFieldsWithValues, { query, ...options });

/** Fields of a request, by section. */
export const getRequestFields = (
  clientId: number,
  requestId: number,
  query: { readonly cfSection: string; readonly reqType?: string },
  options: Signal = {},
) => api.get(`${client(clientId)}/cfs/request/${requestId}`, customFieldsWithValues, { query, ...options });

/** Every value of a list, at most 200 a page. */
export const getReferenceListValues = (
  listId: number,
  query: { readonly page?: number; readonly pageSize?: number; readonly filterByInactiveDate?: boolean } = {},
  options: Signal = {},
) => api.get(`${referenceList(listId)}/values`, referenceListValues, { query, ...options });

/** Values that contain the text; the allocation editor asks for 10. `*` and `?` are wild cards when allowed. */
export const searchReferenceList = (
  listId: number,
  {
    searchKey,
    pageSize = 10,
    filterByInactiveDate,
    allowWCSearch,
    signal,
  }: Signal & {
    readonly searchKey: string;
    readonly pageSize?: number;
    readonly filterByInactiveDate?: boolean;
    readonly allowWCSearch?: boolean;
  },
) =>
  api.get(`${referenceList(listId)}/values/search`, referenceListValues, {
    query: {
      searchKey,
      pageSize,
      ...(filterByInactiveDate === undefined ? {} : { filterByInactiveDate }),
      ...(allowWCSearch === undefined ? {} : { allowWCSearch }),
    },
    ...(signal ? { signal } : {}),
  });

/** Values that start with the text. */
export const searchReferenceListStart = (listId: number, searchKey: string, pageSize = 10, options: Signal = {}) =>
  api.get(`${referenceList(listId)}/values/searchStartWithKey`, referenceListValues, {
    query: { searchKey, pageSize },
    ...options,
  });

/** Whether a value is in a list. */
export const findReferenceListValue = (listId: number, value: string, isCaseSensitive = false, options: Signal = {}) =>
  api.get(`${referenceList(listId)}/value`, referenceListLookup, { query: { value, isCaseSensitive }, ...options });

type Drill = Signal & { readonly engBillingCostAllocationFieldId?: number };
const drillQuery = ({ engBillingCostAllocationFieldId, signal }: Drill) => ({
  query: engBillingCostAllocationFieldId === undefined ? {} : { engBillingCostAllocationFieldId },
  ...(signal ? { signal } : {}),
});

/** The choices of the level below a path. */
export const getDrillDownLevel = (listId: number, path: Partial<DrillDownPath>, options: Drill = {}) =>
  api.put(`${referenceList(listId)}/idname`, drillDownItems, { json: path, ...drillQuery(options) });

/** The value at the end of a path. */
export const getDrillDownValue = (listId: number, path: Partial<DrillDownPath>, options: Drill = {}) =>
  api.put(`${referenceList(listId)}/refvalue`, drillDownValue, { json: path, ...drillQuery(options) });

/** The choices of the first three levels along a path, and the values below it. */
export const getAllLevelValues = (listId: number, path: Partial<DrillDownPath>, options: Drill = {}) =>
  api.put(`${referenceList(listId)}/allLevelValues`, allLevelValues, { json: path, ...drillQuery(options) });

/** Values valid for a worked date. */
export const getValuesByWorkedDate = (
  listId: number,
  query: {
    readonly requisitionId: number;
    readonly workedDate: string;
    readonly billingCostAllocationFieldId: number;
  },
  options: Signal = {},
) =>
  api.get(`${referenceList(listId)}/filteredCostAllocationCFRefValuesByWorkedDate`, referenceListValues, {
    query,
    ...options,
  });

/** Values valid at the end of a billing item; `billingItemEndDateInTime` is milliseconds since 1970. */
export const getValuesByBillingItem = (
  listId: number,
  query: {
    readonly requisitionId?: number;
    readonly billingItemId?: number;
    readonly billingItemEndDateInTime: number;
    readonly billingCostAllocationFieldId: number;
  },
  options: Signal = {},
) => api.get(`${referenceList(listId)}/filteredCostAllocationCFRefValues`, referenceListValues, { query, ...options });

/** Level names and help of a drill-down field of a requisition. */
export const getRequisitionDrillDown = (fieldId: number, options: Signal = {}) =>
  api.get(`${LISTS}/drillDownDisplayData/${fieldId}/requisition`, drillDownDisplay, options);

/** Level names and help of a drill-down field of billing: of an item, or of new ones. */
export const getBillingDrillDown = (fieldId: number, ofBillingItem = false, options: Signal = {}) =>
  api.get(
    `${LISTS}/billingDrillDownDisplayData/${fieldId}${ofBillingItem ? '/billingItem' : ''}`,
    drillDownDisplay,
    options,
  );

/** Where the filters of the lists load their options. */
export const filterOptionsPath = (filterKey: string) =>
  `/wand2/api/configuration/filterOptions/${encodeURIComponent(filterKey)}`;

/** Options of a list filter. */
export const getFilterOptions = (path: string, options: Signal = {}) =>
  api.get(path, filterOptions, { query: { aggregateOptions: true }, ...options });

/** Options of a typeahead filter. */
export const searchFilterOptions = (path: string, searchText: string, options: Signal = {}) =>
  api.get(path, filterOptions, { query: { searchText }, ...options });
