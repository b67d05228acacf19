import * as v from 'valibot';
import { type Manifest, manifest } from '../manifest/index.ts';
import { UserError } from '../user-error.ts';
import { type Claiming, takenRoutes } from './taken-routes.ts';

/**
 * A portal that shows a developer's build: it responds, its page may load from this machine, and no other micro-frontend has the routes.
 * @returns what is live there
 * @throws UserError in one sentence otherwise
 */
export async function requirePortal(portal: string, claiming: Claiming): Promise<Manifest> {
  if (!URL.canParse(portal)) throw new UserError(`"${portal}" is no address. Say --portal http://localhost:9000.`);
  const [page, live] = await Promise.all([textOf(portal, '/'), textOf(portal, '/deployments.json')]);
  const found = v.safeParse(manifest, json(live));
  if (!found.success) throw new UserError(`${portal} is no portal: it has no /deployments.json.`);
  if (!page.includes('http://localhost:*'))
    throw new UserError(
      `The page of ${portal} may not load from this machine. Use a portal for development (npm start, or mfe activate --development).`,
    );
  const [taken] = takenRoutes(found.output, claiming);
  if (taken) throw new UserError(taken);
  return found.output;
}

async function textOf(portal: string, path: string): Promise<string> {
  return (await answerOf(portal, path)).text();
}

/** The answer of a portal. @throws UserError if there is none */
export function answerOf(portal: string, path = '/'): Promise<Response> {
  return fetch(new URL(path, portal)).catch((error: Error) => {
    const why = (error.cause as Error | undefined)?.message || error.message;
    throw new UserError(`${portal} does not answer (${why}). Start that portal, or name another one.`);
  });
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
