import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from 'deployments';
import { hasOpenssl, localCertificate } from 'scripts/process/certificate';
import { nginxCommand, startNginx } from 'scripts/process/nginx';
import { onFreePort, type Service } from 'scripts/process/run-service';

/** The server that browsers talk to: that of `npm start`, or nginx as it is shipped, with TLS and HTTP/2, before the API. */
export type Front = 'node' | 'nginx';

export type Side = 'federated' | 'single';

interface Fronts {
  readonly urls: Readonly<Record<Side, string>>;
  /** Arguments of Chromium that are needed to reach them. */
  readonly browserArguments: readonly string[];
  close(): Promise<void>;
}

type Behind = Readonly<Record<Side, { readonly url: string; readonly store: string }>>;

/** Starts the fronts of both portals. */
export async function startFronts(front: Front, { federated, single }: Behind): Promise<Fronts> {
  if (front === 'node')
    return {
      urls: { federated: federated.url, single: single.url },
      browserArguments: [],
      close: async () => undefined,
    };
  const command = nginxCommand();
  if (!command || !hasOpenssl())
    throw new UserError('This needs nginx and openssl. On Debian: apt-get install nginx-light openssl');
  const folder = await mkdtemp(join(tmpdir(), 'portal-front-'));
  const tls = localCertificate(folder);
  const services: Service[] = [];
  const start = ({ url, store }: Behind[Side]) =>
    onFreePort(async (port) => {
      services.push(await startNginx(command, { port, store, apis: [url], tomcat: url, tls }));
      return `https://localhost:${port}`;
    });
  return {
    urls: { federated: await start(federated), single: await start(single) },
    // An exception for the key: without one, Chromium refuses the certificate; by a general one, it would store no response.
    browserArguments: [`--ignore-certificate-errors-spki-list=${tls.keyHash}`],
    async close() {
      for (const service of services) await service.close();
      await rm(folder, { recursive: true });
    },
  };
}
