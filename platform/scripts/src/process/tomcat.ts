import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TAG_LIBRARY, tagLibrary } from '../embedding/tag-library.ts';
import { repository } from '../paths.ts';
import { oldLibraries } from './old-libraries.ts';
import { ownFolder } from './owned-process.ts';
import { onFreePort, runService, type Service } from './run-service.ts';

/** The installation of Tomcat 10: CATALINA_HOME, or that of Debian's package. */
export function tomcatHome(): string | undefined {
  return [process.env.CATALINA_HOME, '/usr/share/tomcat10'].find(
    (home) => home && existsSync(join(home, 'bin', 'catalina.sh')),
  );
}

/** A Tomcat with the legacy pages at `url/legacy/`, in a temporary base folder. */
export async function startTomcat(home: string): Promise<Service & { readonly url: string }> {
  const own = await ownFolder(tmpdir(), 'portal-tomcat-');
  const base = own.path;
  for (const folder of ['conf', 'logs', 'temp', 'work']) await mkdir(join(base, folder));
  await cp(join(repository, 'reference', 'legacy-host', 'tomcat'), join(base, 'conf'), { recursive: true });
  await cp(join(repository, 'reference', 'legacy-host', 'webapps'), join(base, 'webapps'), { recursive: true });
  for (const [name, file] of Object.entries(oldLibraries())) {
    await cp(file, join(base, 'webapps', 'legacy', 'lib', `${name}.js`), { dereference: true });
  }
  const libraries = join(base, 'webapps', 'legacy', 'WEB-INF', 'lib');
  await mkdir(libraries);
  await writeFile(join(libraries, TAG_LIBRARY), tagLibrary());
  const { url, service } = await onFreePort(async (port) => {
    const url = `http://127.0.0.1:${port}`;
    const properties = [
      ...['-Dorg.apache.catalina.startup.EXIT_ON_INIT_FAILURE=true', `-Dportal.tomcat.port=${port}`],
      ...['-Dportal.tomcat.address=127.0.0.1', '-Xmx128m', '-XX:TieredStopAtLevel=1'],
    ];
    const running = await runService({
      name: 'Tomcat',
      command: join(home, 'bin', 'catalina.sh'),
      args: ['run'],
      env: { CATALINA_HOME: home, CATALINA_BASE: base, CATALINA_OPTS: properties.join(' ') },
      ready: async () => (await fetch(`${url}/legacy/home.jsp`)).ok,
    });
    return { url, service: running };
  });
  return {
    url,
    async close() {
      await service.close();
      await own.close();
    },
  };
}
