/** i18next for the micro-frontends that import it, in a script of its own (`federation/late-libraries.ts`). */
import * as i18next from 'i18next';

globalThis.__portalHost?.provideLibrary('i18next', i18next);
