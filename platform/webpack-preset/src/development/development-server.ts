import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Configuration } from 'webpack-dev-server';
import { overrideLines } from './override-lines.ts';
import { TypeCheck, typesInWords } from './type-check.ts';

/**
 * The options with which `webpack serve` serves a micro-frontend to a page of another origin, which loads it by an override (root-config,
 * "Overrides"). `PORT` sets the port; by default a free one is used.
 */
export function developmentServer(name: string, directory: string): Configuration {
  const types = new TypeCheck(directory);
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
    onListening: ({ server, compiler }) => {
      if (server) console.log(overrideLines(name, (server.address() as AddressInfo).port));
      compiler?.hooks.done.tap('TypeCheck', () => types.start());
      compiler?.hooks.watchClose.tap('TypeCheck', () => types.end());
      types.start();
      let before: readonly string[] = [];
      types.subscribe((errors) => {
        const words = typesInWords(errors, before);
        before = errors;
        if (words !== undefined) console.error(`\n${words}`);
      });
    },
    // The page gets the type errors as events (`build-errors.js`). The last place is behind the headers.
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      { name: 'type-errors', path: '/type-errors', middleware: typeErrorEvents(types) },
    ],
  };
}

/** Sends the errors of each check as an event. */
function typeErrorEvents(types: TypeCheck) {
  return (_request: IncomingMessage, response: ServerResponse): void => {
    // Compressed events would be held back.
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
    const end = types.subscribe((errors) => void response.write(`data: ${JSON.stringify(errors)}\n\n`));
    response.on('close', end);
  };
}
