/** i18next, in a script of its own: English needs none of it (`federation/late-libraries.ts`). */
import * as i18next from 'i18next';

globalThis.__portalHost?.provideLibrary('i18next', i18next);
