import type { AddressInfo } from 'node:net';
import type { Configuration } from 'webpack-dev-server';

/**
 * The options with which `webpack serve` serves a micro-frontend to a page of another origin, which loads it by an override (root-config,
 * "Overrides"). `PORT` sets the port; by default a free one is used.
 */
export function developmentServer(name: string): Configuration {
  return {
    host: 'localhost',
    port: process.env.PORT ?? 'auto',
    // The page has another origin and must be allowed to read the scripts, and to connect for reloads.
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    // An edit that no component accepts reloads the page (`refresh/`).
    hot: true,
    static: false,
    // `build-errors.js` shows errors instead, in a way that the page's policy allows.
    client: { overlay: false },
    onListening: ({ server }) => console.log(overrideLines(name, server?.address() as AddressInfo)),
  };
}

/** Prints the URL of the build and how to load it in a portal. */
function overrideLines(name: string, { port }: AddressInfo): string {
  const build = `http://localhost:${port}/build.json`;
  return `\n${name} is served from ${build}\nOpen the portal with ?override=${name}@${build} in front of the "#".\n`;
}
