import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MultiCompiler } from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';

/**
 * Serves a package for development and prints the override with which the portal loads it from here instead of the deployed version
 * (root-config, "Overrides").
 */
export async function servePackage(
  compiler: MultiCompiler,
  packageFolder: string,
  port = process.env.PORT,
): Promise<void> {
  const options: Configuration = {
    host: 'localhost',
    port: port ?? 'auto',
    // The page has another origin: it must be allowed to read the scripts, and to connect for reloads.
    allowedHosts: 'all',
    setupExitSignals: false,
    headers: { 'Access-Control-Allow-Origin': '*' },
    hot: false,
    liveReload: true,
    static: false,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false, trustedTypesPolicyName: 'portal' } },
  };
  const server = new WebpackDevServer(options, compiler);
  await server.start();
  const address = server.server?.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  const { name } = JSON.parse(readFileSync(join(packageFolder, 'micro-frontend.json'), 'utf8')) as { name: string };
  const build = `http://localhost:${listening}/build.json`;
  console.log(
    `\n${name} is served from ${build}\nOpen the portal with ?override=${name}@${build} in front of the "#".\n`,
  );
  // Does not wait for connections that pages keep open for reloads.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
}
