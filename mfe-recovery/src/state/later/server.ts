/**
 * The part that talks to the server, or reads what a former page has kept: all that checks data with schemas, and the actions of
 * phone-email-setup.
 */

export { getCountries } from 'shared-client/countries';
export {
  authenticate,
  getGoogleApiKey,
  getRecoveryOptions,
  register,
  removeMobile,
  sendEmailCode,
  sendMobileCode,
} from 'shared-client/recovery';
export { contactActions } from '../contact-actions.ts';
export { locate } from '../geolocation.ts';
export { readDraft } from '../read-draft.ts';
