/**
 * The places of personal data, by name. The register also names them, but a build of another format may have written it, so a sign-out
 * does not depend on it. A name that is not in this list begins with {@link PREFIX}.
 */
export const PERSONAL_DATABASES: readonly string[] = [
  'timecard-drafts',
  'timecard-draft-secret',
  'timecard-last-engagement',
  'timecard-offline',
  'expense-drafts',
  'expense-receipts',
  'project-drafts',
  'adjustment-drafts',
];

/** Keys of local storage. Other keys there belong to the device: the deployment's manifest, the theme. */
export const PERSONAL_LOCAL_KEYS: readonly string[] = ['portal.approvals.closed-batch', 'portal.home'];

const PREFIX = 'portal.';

/** Names of session storage keys and cookies other than those of the databases. */
const NAMES: readonly string[] = ['timecard.draft-key', 'timecard-draft'];

/** Beginnings of session storage keys. */
const PREFIXES: readonly string[] = [PREFIX, 'recovery-options.'];

/**
 * Whether something of this name belongs to the person.
 *
 * @param register the register's text, in whatever format: what it names in quotes is personal
 */
export function isPersonal(name: string, register: string): boolean {
  return (
    PERSONAL_DATABASES.includes(name) ||
    NAMES.includes(name) ||
    PREFIXES.some((prefix) => name.startsWith(prefix)) ||
    register.includes(JSON.stringify(name))
  );
}
