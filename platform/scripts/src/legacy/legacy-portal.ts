import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UserError } from 'deployments';
import { createApi } from 'reference-api';
import type { Portal, PortalOptions } from '../portal.ts';
import { nginxCommand, startNginx } from '../process/nginx.ts';
import { onFreePort } from '../process/run-service.ts';
import { startTomcat, tomcatHome } from '../process/tomcat.ts';

/** The programs that this machine lacks to render the legacy pages with a real Tomcat behind nginx. */
export function missingForLegacy(): string[] {
  return [...(tomcatHome() ? [] : ['tomcat10']), ...(nginxCommand() ? [] : ['nginx-light'])];
}

/** nginx as the reverse proxy of the store, reference-api and a Tomcat that renders the legacy pages, as in docker-compose.yml. */
export async function startLegacyPortal(options: PortalOptions): Promise<Portal> {
  const home = tomcatHome();
  const nginx = nginxCommand();
  if (!home || !nginx) {
    throw new UserError(
      `The legacy pages need ${missingForLegacy().join(' and ')}. On Debian: apt-get install ${missingForLegacy().join(' ')}`,
    );
  }
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const one of closing.reverse()) await one();
  };
  try {
    const api = await createApi({
      dataDir: options.dataDir,
      databaseUrl: options.databaseUrl,
      smtpUrl: options.smtpUrl,
      ...(options.databaseDeadline ? { databaseDeadline: options.databaseDeadline } : {}),
      logLevel: options.logLevel ?? 'warn',
      rateLimits: options.rateLimits ?? true,
      production: false,
    });
    closing.push(() => api.close());
    const server = createServer(api.handler);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    });
    const tomcat = await startTomcat(home);
    closing.push(() => tomcat.close());
    const startProxy = async (port: number) => {
      const proxy = await startNginx(nginx, {
        port,
        store: options.store,
        apis: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`],
        tomcat: tomcat.url,
      });
      closing.push(() => proxy.close());
      return port;
    };
    const port = options.port ? await startProxy(options.port) : await onFreePort(startProxy);
    return { url: `http://localhost:${port}`, port, close };
  } catch (error) {
    await close();
    throw error;
  }
}
