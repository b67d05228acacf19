import * as v from 'valibot';
import { type Route, route } from './activation.ts';

/** A `micro-frontend.json` as it is written: omitted fields stay out. */
export interface WrittenDeclaration {
  readonly applications?: readonly { readonly name?: unknown; readonly region?: unknown; readonly routes?: unknown }[];
}

/** A page's route, and the application it belongs to where the micro-frontend has several in the region "page". */
export type DeclaredRoute = Route & { readonly application?: string };

/** A page's other declarations (its component) are no part of its route. */
const declared = v.array(v.object(route.entries));

/**
 * A declaration whose applications in the region "page" have the routes that the micro-frontend's pages declare.
 *
 * @throws Error where there is no such application, where a page names none of several, or where a route is invalid
 */
export function withRoutes<D extends WrittenDeclaration>(declaration: D, pages: readonly DeclaredRoute[]): D {
  const { applications = [] } = declaration;
  const names = applications.filter(({ region }) => region === 'page').map(({ name }) => name);
  const [only] = names;
  const homeless = pages.filter(({ application }) => !names.includes(application ?? (names.length === 1 ? only : '')));
  if (names.length === 0 || homeless.length > 0) {
    const what = homeless.map(({ path }) => path).join(', ') || 'The pages';
    throw new Error(`${what}: name one of the applications in the region "page" (${names.join(', ') || 'none'}).`);
  }
  const routesOf = (name: unknown) =>
    v.parse(
      declared,
      pages.filter(({ application = only }) => application === name),
    );
  return {
    ...declaration,
    applications: applications.map((one) => (one.region === 'page' ? { ...one, routes: routesOf(one.name) } : one)),
  };
}
