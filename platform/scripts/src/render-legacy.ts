import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from 'deployments';
import { main } from './main.ts';
import { repository } from './paths.ts';
import { startTomcat, tomcatHome } from './process/tomcat.ts';

export const legacyPages = ['home.jsp', 'recovery-modal.jsp', 'recovery-inline.jsp', 'forgot-password.jsp'] as const;

/** Stores the pages that Tomcat renders, so that `npm start` can show the legacy pages without a Tomcat. */
await main(async () => {
  const home = tomcatHome();
  if (!home) throw new UserError('Tomcat 10 is needed to render the legacy pages. On Debian: apt-get install tomcat10');
  const tomcat = await startTomcat(home);
  const rendition = join(repository, 'reference', 'legacy-host', 'rendition');
  try {
    await rm(rendition, { recursive: true, force: true });
    await mkdir(rendition, { recursive: true });
    for (const page of legacyPages) {
      const response = await fetch(`${tomcat.url}/legacy/${page}`);
      await writeFile(join(rendition, page), await response.text());
    }
    for (const folder of ['css', 'js', 'pages']) {
      await cp(join(repository, 'reference/legacy-host/webapps/legacy', folder), join(rendition, folder), {
        recursive: true,
      });
    }
  } finally {
    await tomcat.close();
  }
  return 0;
});
