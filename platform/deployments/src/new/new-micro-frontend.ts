import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { route as routeSchema } from '../manifest/index.ts';
import { UserError } from '../user-error.ts';
import { fillTemplates } from './fill-template.ts';
import { workspaceWith } from './join-workspace.ts';
import { templateNames } from './template-names.ts';

export interface NewMicroFrontend {
  /** `mfe-notes` */
  readonly packageName: string;
  /** `/notes` */
  readonly route: string;
  /** The repository: the folder of `pnpm-workspace.yaml`. */
  readonly repository: string;
}

/**
 * Writes a micro-frontend from the template and adds it to the workspace. Nothing is written if any check fails. The import table
 * has a row for every micro-frontend already (ARCHITECTURE.md).
 *
 * @returns the paths written, relative to the repository
 * @throws UserError if the name or the route is not valid
 */
export async function writeMicroFrontend({ packageName, route, repository }: NewMicroFrontend): Promise<string[]> {
  const names = templateNames(packageName, checkedRoute(route));
  if (existsSync(join(repository, packageName)))
    throw new UserError(`${packageName} exists already. Choose another name.`);
  const owner = ownerOf(repository, route);
  if (owner) throw new UserError(`The route ${route} belongs to ${owner} already. Choose another.`);

  const workspaceFile = join(repository, 'pnpm-workspace.yaml');
  const workspace = workspaceWith(await readFile(workspaceFile, 'utf8'), packageName);

  const written = await fillTemplates(['micro-frontend'], join(repository, packageName), names);
  await writeFile(workspaceFile, workspace);
  return [...written.map((path) => `${packageName}/${path}`), basename(workspaceFile)];
}

/** The route, if it is one. @throws UserError otherwise */
export function checkedRoute(route: string): string {
  const checked = v.safeParse(routeSchema.entries.path, route);
  if (checked.success) return route;
  throw new UserError(`The route "${route}" ${checked.issues[0].message}, for example /notes.`);
}

function ownerOf(repository: string, route: string): string | undefined {
  return readdirSync(repository).find((packageName) => {
    const file = join(repository, packageName, 'micro-frontend.json');
    if (!existsSync(file)) return false;
    try {
      const { applications = [] } = JSON.parse(readFileSync(file, 'utf8')) as {
        applications?: { region?: string; routes?: { path: string }[] }[];
      };
      return applications.some((one) => one.region === 'page' && one.routes?.some(({ path }) => path === route));
    } catch {
      // Publishing that package reports what is wrong with its declaration.
      return false;
    }
  });
}
