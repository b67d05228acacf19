import { registerTexts } from 'shared-session';

/** Texts of failed loads, in the scripts of the pages that load something. */
registerTexts({
  ERR_SERVER: 'Something went wrong on the server. Please try again later!',
  ERR_UNAVAILABLE: 'The portal is very busy or is being restarted. Please try again in a moment.',
  ERR_NETWORK_LOAD: 'The server cannot be reached. Check your connection, then try again.',
  ERR_DEADLINE_LOAD: 'The server did not answer in time. Try again.',
});
