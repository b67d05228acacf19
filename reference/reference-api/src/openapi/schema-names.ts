import * as approvals from 'shared-client/schema/approvals';
import * as billing from 'shared-client/schema/billing';
import * as contacts from 'shared-client/schema/contacts';
import * as countries from 'shared-client/schema/countries';
import * as customFields from 'shared-client/schema/custom-fields';
import * as delegates from 'shared-client/schema/delegates';
import * as documents from 'shared-client/schema/documents';
import * as engagements from 'shared-client/schema/engagements';
import * as exported from 'shared-client/schema/exports';
import * as jobs from 'shared-client/schema/jobs';
import * as links from 'shared-client/schema/links';
import * as locale from 'shared-client/schema/locale';
import * as payroll from 'shared-client/schema/payroll';
import * as records from 'shared-client/schema/records';
import * as recovery from 'shared-client/schema/recovery';
import * as surveys from 'shared-client/schema/surveys';
import * as translation from 'shared-client/schema/translation';
import * as users from 'shared-client/schema/users';
import * as worker from 'shared-client/schema/worker';

const modules = [
  ...[
    approvals,
    billing,
    contacts,
    countries,
    customFields,
    delegates,
    documents,
    engagements,
    exported,
    payroll,
    jobs,
    links,
    locale,
    records,
    recovery,
    surveys,
  ],
  ...[translation, users, worker],
];

/** The names of schemas in openapi.json: those of their exports from shared-client. */
export const schemaNames: ReadonlyMap<object, string> = new Map(
  modules.flatMap((module) =>
    Object.entries(module as Record<string, unknown>).flatMap(([name, schema]) =>
      typeof schema === 'object' && schema !== null && 'kind' in schema && schema.kind === 'schema'
        ? [[schema, name.charAt(0).toUpperCase() + name.slice(1)] as const]
        : [],
    ),
  ),
);
