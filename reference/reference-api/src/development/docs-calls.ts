import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { defineCall } from '../call/call.ts';

const SOURCE = 'docs/reference/api.md#api-docs';

/** As strict as the policy of the portal's own pages. Swagger UI's icons are `data:` images. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Worker portal API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<body>
<div id="docs"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

/** Calls that are tried out are made as the signed-in user, with the anti-CSRF header. */
const START = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  requestInterceptor(request) {
    const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie);
    if (token) request.headers['X-XSRF-TOKEN'] = decodeURIComponent(token[1]);
    return request;
  },
});
`;

/** A page to browse and try out openapi.json, without a network. Swagger UI is not a dependency of production. */
export const browseDocs = defineCall({
  method: 'GET',
  path: '/docs',
  summary: 'This description as a page. Development only.',
  source: SOURCE,
  auth: 'none',
  response: v.string(),
  contentType: 'text/html',
  handle: ({ reply }) => send(reply, 'text/html; charset=utf-8', PAGE),
});

const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'start.js'] as const;

export const readDocsFile = defineCall({
  method: 'GET',
  path: '/docs/{file}',
  summary: 'A file of that page. Development only.',
  source: SOURCE,
  auth: 'none',
  params: v.strictObject({ file: v.picklist(FILES) }),
  response: v.string(),
  contentType: 'text/javascript',
  async handle({ params: { file }, reply }) {
    const type = file.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8';
    return send(reply, type, file === 'start.js' ? START : await ofSwaggerUi(file));
  },
});

function ofSwaggerUi(file: string): Promise<string> {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  return readFile(join(folder, file), 'utf8');
}

function send(reply: FastifyReply, type: string, content: string): string {
  reply.header('content-security-policy', POLICY).type(type);
  return content;
}
