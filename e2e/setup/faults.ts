import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Fault, FaultySite } from './fault-test.ts';

/**
 * Another version of a remote is live, as published and listed as the real one, but its scripts are as `edit` leaves them. The
 * version that was live before is not there, so that nothing can stand in.
 */
export function deployedInstead(
  site: FaultySite,
  remote: string,
  edit: (script: string, file: string) => string,
): Fault {
  const folder = site.folder(remote);
  const version = site.live.microFrontends[remote]?.version ?? '';
  const broken = `${version}.broken`;
  const brokenFolder = folder.replace(version, broken);
  const files = Object.entries(site.live.microFrontends[remote]?.files ?? {}).filter(([file]) => /\.m?js$/.test(file));
  let documents: ((text: string) => string) | undefined;
  const scripts = new Map<string, string>();

  async function prepare(): Promise<(text: string) => string> {
    const integrities: [string, string][] = [];
    for (const [file, { integrity }] of files) {
      const script = edit(await site.read(folder + file), file);
      scripts.set(brokenFolder + file, script);
      integrities.push([integrity, `sha384-${createHash('sha384').update(script).digest('base64')}`]);
    }
    return (text) =>
      integrities
        .reduce((all, [from, to]) => all.replaceAll(from, to), text)
        .replaceAll(folder, brokenFolder)
        .replaceAll(`"version":"${version}"`, `"version":"${broken}"`);
  }

  return async (path, response) => {
    documents ??= await prepare();
    if (path === '/' || path === '/deployments.json') {
      response.setHeader('Content-Type', path === '/' ? 'text/html' : 'application/json');
      response.end(documents(await site.read(path)));
    } else if (path === '/deployments-previous.json') {
      response.writeHead(404).end();
    } else if (scripts.has(path)) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(scripts.get(path));
    } else {
      return false;
    }
    return true;
  };
}

/** Every script of a remote fails in a way of the server's; nothing can stand in. */
export function filesFail(
  site: FaultySite,
  remote: string,
  answer: (response: ServerResponse, path: string) => unknown,
): Fault {
  const folder = site.folder(remote);
  return async (path, response) => {
    if (path === '/deployments-previous.json') {
      response.writeHead(404).end();
      return true;
    }
    if (!path.startsWith(folder) || !path.endsWith('.js')) return false;
    await answer(response, path);
    return true;
  };
}
