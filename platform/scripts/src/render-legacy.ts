import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from 'deployments';
import { legacyFolders } from './legacy/legacy-folders.ts';
import { main } from './main.ts';
import { startTomcat, tomcatHome } from './process/tomcat.ts';

const legacyPages = [
  'home.jsp',
  'recovery-modal.jsp',
  'recovery-inline.jsp',
  'forgot-password.jsp',
  'notifications.jsp',
] as const;

/** Stores the pages that Tomcat renders, so that `npm start` can show the legacy pages without a Tomcat. Other files need no rendering. */
await main(async () => {
  const home = tomcatHome();
  if (!home) throw new UserError('Tomcat 10 is needed to render the legacy pages. On Debian: apt-get install tomcat10');
  const tomcat = await startTomcat(home);
  const { rendition } = legacyFolders;
  try {
    await rm(rendition, { recursive: true, force: true });
    await mkdir(rendition, { recursive: true });
    for (const page of legacyPages) {
      const response = await fetch(`${tomcat.url}/legacy/${page}`);
      await writeFile(join(rendition, page), await response.text());
    }
  } finally {
    await tomcat.close();
  }
  return 0;
});
