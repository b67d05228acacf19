/** The part that talks to the server, or reads what a former page has kept: all that checks data with schemas. */

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
export { locate } from '../geolocation.ts';
export { readDraft } from '../read-draft.ts';
