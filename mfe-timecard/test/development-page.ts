import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scriptMinimizer } from '../../platform/webpack-preset/src/shared-settings.ts';
import { sourceRules } from '../../platform/webpack-preset/src/source-rules.ts';
import { type Api, createApi } from '../../reference/reference-api/src/index.ts';

const PACKAGE = join(import.meta.dirname, '..');
// webpack belongs to the preset; a micro-frontend has none of its own.
const webpack = createRequire(join(PACKAGE, '..', 'platform', 'webpack-preset', 'package.json'))('webpack');

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Timecard</title><style>html,body{height:100%;margin:0;background:light-dark(#f6f7f9,#0f1218)}:root{color-scheme:light dark}#page{min-height:100%}</style></head>
<body><main id="page"></main><script src="/page.js"></script></body></html>`;

export interface DevelopmentPage {
  readonly address: string;
  readonly api: Api;
  close(): Promise<void>;
}

/**
 * This package's pages without federation: one bundle with the widgets from their sources, in front of a running reference-api with its
 * sample data in memory. For development and for browser tests of this package.
 */
export async function startDevelopmentPage({ production = false } = {}): Promise<DevelopmentPage> {
  const directory = await mkdtemp(join(tmpdir(), 'timecard-page-'));
  await bundle(directory, production);
  const api = await createApi({
    production: false,
    dataDir: 'memory',
    logLevel: process.env.LOG_LEVEL ?? 'warn',
    rateLimits: false,
  });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path === '/') return void response.setHeader('content-type', 'text/html').end(HTML);
    if (/^\/(page\.js|assets\/[\w.-]+)$/.test(path)) {
      readFile(join(directory, path)).then(
        (content) => {
          response.setHeader('content-type', /\.m?js$/.test(path) ? 'text/javascript' : 'font/woff2').end(content);
        },
        () => response.writeHead(404).end(),
      );
      return;
    }
    api.handler(request, response);
  });
  await new Promise<void>((done) => server.listen(Number(process.env.PORT ?? 0), done));
  return {
    address: `http://localhost:${portOf(server)}`,
    api,
    async close() {
      server.closeAllConnections();
      server.close();
      await api.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function bundle(directory: string, production: boolean): Promise<void> {
  const styles = { directory: PACKAGE, theme: join(PACKAGE, '..', 'mfe-widgets', 'theme.css'), layer: 'app' as const };
  const compiler = webpack({
    mode: production ? 'production' : 'development',
    devtool: false,
    context: PACKAGE,
    target: ['web', 'es2023'],
    entry: { page: './test/page.tsx' },
    output: {
      path: directory,
      filename: '[name].js',
      chunkFilename: 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      publicPath: '/',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { mfe_widgets: join(PACKAGE, '..', 'mfe-widgets', 'src') },
      mainFiles: ['index'],
    },
    module: { rules: sourceRules(styles) },
    optimization: { minimizer: scriptMinimizer() },
    performance: false,
  });
  return new Promise((done, fail) => {
    compiler.run((error: Error | null, stats?: { hasErrors(): boolean; toString(options: object): string }) => {
      compiler.close(() => undefined);
      if (error) fail(error);
      else if (stats?.hasErrors()) fail(new Error(stats.toString({ preset: 'errors-only' })));
      else done();
    });
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

if (process.argv[1] === import.meta.filename) {
  const page = await startDevelopmentPage({ production: process.argv.includes('--production') });
  console.log(`${page.address}/login, then ${page.address}/#/worker/home`);
  process.on('SIGINT', () => void page.close().then(() => process.exit(0)));
}
