import { join } from 'node:path';
import { repository } from '../paths.ts';

const host = join(repository, 'reference', 'legacy-host');

/** The web application of legacy pages, and its pages as a Tomcat rendered them. */
export const legacyFolders = {
  application: join(host, 'webapps', 'legacy'),
  rendition: join(host, 'rendition'),
} as const;
