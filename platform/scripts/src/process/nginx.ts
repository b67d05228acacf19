import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxSite, redirectingSite, serverAt } from './nginx-site.ts';
import { runService, type Service } from './run-service.ts';

/** The nginx on PATH, or where Debian's package puts it. */
export function nginxCommand(): string | undefined {
  return ['nginx', '/usr/sbin/nginx'].find((command) => spawnSync(command, ['-v']).status === 0);
}

export interface NginxOptions {
  readonly port: number;
  readonly store: string;
  /** The API's processes. */
  readonly apis: readonly string[];
  readonly tomcat: string;
  /** URL of `mfe receive`; without it, browsers' reports get a response and are dropped. */
  readonly events?: string;
  /** The port on which plain HTTP leads to TLS. */
  readonly plainPort?: number;
  /** The file of the access log. */
  readonly accessLog?: string;
  /** Files with a certificate and its key, for TLS and HTTP/2. */
  readonly tls?: { readonly certificate: string; readonly key: string };
}

/** Listens on this machine only. (Before nginx 1.25, `http2` belongs in `listen`.) */
const listen = ({ port, tls }: NginxOptions): string =>
  tls
    ? `listen 127.0.0.1:${port} ssl http2; ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key};`
    : `listen 127.0.0.1:${port};`;

/** nginx with the configuration template of docker-compose.yml. */
export async function startNginx(command: string, options: NginxOptions): Promise<Service> {
  const base = await mkdtemp(join(tmpdir(), 'portal-nginx-'));
  const ACCESS_LOG = options.accessLog ?? join(base, 'access.log');
  const site = await nginxSite({
    FRONT_LISTEN: listen(options),
    STORE: options.store,
    API_SERVERS: options.apis.map((url) => serverAt(new URL(url).host)).join(' '),
    TOMCAT_SERVERS: serverAt(new URL(options.tomcat).host),
    EVENTS: options.events ? `proxy_pass ${options.events};` : 'return 204;',
    ACCESS_LOG,
  });
  const redirect = options.plainPort
    ? (await redirectingSite({ ACCESS_LOG })).replace('listen 80;', `listen 127.0.0.1:${options.plainPort};`)
    : '';
  return startNginxWith(command, { base, site: `${site}\n${redirect}`, ready: () => accepts(options.port) });
}

/** nginx with these sites, in the folder `base`, which is removed with it. */
export async function startNginxWith(
  command: string,
  { base, site, ready }: { readonly base: string; readonly site: string; readonly ready: () => Promise<boolean> },
): Promise<Service> {
  await mkdir(join(base, 'temp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(base, 'temp', kind)};`)
    .join('\n  ');
  await writeFile(
    join(base, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 1;
daemon off;
pid ${join(base, 'nginx.pid')};
error_log ${join(base, 'error.log')} warn;
events {}
http {
  access_log off;
  ${temporary}
  ${site}
}
`,
  );
  return runService({
    name: 'nginx',
    command,
    args: ['-p', base, '-c', join(base, 'nginx.conf'), '-e', join(base, 'error.log')],
    folder: base,
    ready,
  });
}

/** Whether a port of this machine is in use. */
const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
