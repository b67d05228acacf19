import * as v from 'valibot';
import { type Route, route } from './activation.ts';

/** A `micro-frontend.json` as it is written: what is left out stays out. */
export interface WrittenDeclaration {
  readonly applications?: readonly { readonly region?: unknown; readonly routes?: unknown }[];
}

/** What else a page declares (its component) is no part of its route. */
const declared = v.array(v.object(route.entries));

/**
 * A declaration whose application in the region "page" has the routes that the micro-frontend's pages declare.
 *
 * @throws Error where there is not exactly one such application, or where a route is invalid
 */
export function withRoutes<D extends WrittenDeclaration>(declaration: D, pages: readonly Route[]): D {
  const { applications = [] } = declaration;
  const count = applications.filter(({ region }) => region === 'page').length;
  if (count !== 1)
    throw new Error(`The routes of pages belong to one application in the region "page", not to ${count}.`);
  const routes = v.parse(declared, pages);
  return {
    ...declaration,
    applications: applications.map((one) => (one.region === 'page' ? { ...one, routes } : one)),
  };
}
