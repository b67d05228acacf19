import type { AddressInfo } from 'node:net';
import type { Configuration } from 'webpack-dev-server';

/**
 * How `webpack serve` serves a micro-frontend: to a page of another origin, which loads it from here by an override
 * (root-config, "Overrides"). `PORT` chooses the port; a free one otherwise.
 */
export function developmentServer(name: string): Configuration {
  return {
    host: 'localhost',
    port: process.env.PORT ?? 'auto',
    // The page has another origin: it must be allowed to read the scripts, and to connect for reloads.
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    // An edit that no component takes loads the page again (`refresh/`).
    hot: true,
    static: false,
    // `build-errors.js` shows errors instead, in a way that the page's policy allows.
    client: { overlay: false },
    onListening: ({ server }) => console.log(overrideLines(name, server?.address() as AddressInfo)),
  };
}

/** Says where the build is and how a portal takes it. */
function overrideLines(name: string, { port }: AddressInfo): string {
  const build = `http://localhost:${port}/build.json`;
  return `\n${name} is served from ${build}\nOpen the portal with ?override=${name}@${build} in front of the "#".\n`;
}
