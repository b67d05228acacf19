import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { HttpProblem, httpProblem, unavailable } from './call/http-problem.ts';
import { DEEPEST_JSON, isNestedDeeper } from './call/json-depth.ts';
import { FILE_LIMIT } from './documents/upload.ts';
import type { Lifecycle } from './health/lifecycle.ts';
import { userIdOf } from './identity/request-user.ts';
import { safeError } from './log-safety.ts';
import type { ApiOptions } from './options.ts';
import { faultOf } from './storage/outage.ts';
import { formatError } from './translations/format-error.ts';
import type { LocaleName } from './translations/locales.ts';
import { localeOf } from './translations/request-locale.ts';

/** The largest JSON or text body in bytes; the largest timecard needs a tenth of it. */
const BODY_LIMIT = 2 * 1024 * 1024;

/** A request that takes longer to arrive is aborted. */
const REQUEST_MILLISECONDS = 120_000;

/** Receives log lines; the process's output unless a test listens. */
export interface LogTarget {
  write(line: string): void;
}

/** The longest parameter of a path: the token of a mail's link, which has the address of a page in it. */
export const LONGEST_PARAMETER = 300;

/** The HTTP server without calls: parsers, security headers, limits, errors, logs. */
export async function createServer(
  options: ApiOptions,
  lifecycle: Lifecycle,
  logTo?: LogTarget,
): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    routerOptions: { caseSensitive: true, maxParamLength: LONGEST_PARAMETER },
    exposeHeadRoutes: false,
    trustProxy: options.trustedProxies,
    logger: { level: options.logLevel, serializers: { err: safeError }, ...(logTo ? { stream: logTo } : {}) },
    requestTimeout: REQUEST_MILLISECONDS,
    // Requests that arrive before the last connection is closed are handled normally.
    return503OnClosing: false,
    // No hook runs for an address that the router cannot read, nor one with a longer parameter.
    frameworkErrors: (_error, request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      return sendProblem(unknownAddress(), request, reply);
    },
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.decorate('publicOrigin', options.publicOrigin);
  // Each call says whether its responses are compressed (`call/compression.ts`).
  await app.register(compress, { global: false });
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: 16_384 });
  await app.register(multipart, { limits: { files: 1, fields: 10, fieldSize: 1000, fileSize: FILE_LIMIT } });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    referrerPolicy: { policy: 'same-origin' },
    // As nginx sends it: other sites below the portal's host are not ours to decide about.
    strictTransportSecurity: { includeSubDomains: false },
  });
  readJson(app);
  endConnectionsOnClose(app, lifecycle);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    // The pattern of the route, never the URL: paths contain ids, and queries contain what people typed.
    const route = request.routeOptions.url ?? 'unknown';
    const [user, status] = [userIdOf(request), reply.statusCode];
    request.log.info({ method: request.method, route, status, user, ms: reply.elapsedTime }, 'answered');
  });
  app.setNotFoundHandler(() => {
    throw unknownAddress();
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = asHttpProblem(error);
    // A draining process is not ready, which is nothing to look at.
    if (problem.status === 503) {
      const err = error instanceof HttpProblem ? error.cause : error;
      if (err) request.log.warn({ err }, 'the database is unavailable');
    } else if (problem.status >= 500) request.log.error({ err: error }, 'failed');
    // The response does not say which value it is; a check of the request should have.
    else if (faultOf(error) === 'value') request.log.warn({ err: error }, 'refused by the database');
    const page = request.routeOptions.config.renderProblem?.(problem, request, reply);
    if (page !== undefined) return reply.status(problem.status).headers(problem.headers).send(page);
    return sendProblem(problem, request, reply);
  });
  return app;
}

const unknownAddress = () => httpProblem(404, 'ERR_UNKNOWN_ADDRESS', 'There is nothing at this address.');

const sendProblem = (problem: HttpProblem, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .status(problem.status)
    .headers(problem.headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(httpProblemBody(problem, localeOf(request))));

/**
 * `{ message, errors }`: a sentence, and the error items of billing. A 400 also has `items`, which have field names for form code; a token
 * call has OAuth's `error`.
 */
function httpProblemBody({ status, message: english, errors: found }: HttpProblem, locale: LocaleName): object {
  const errors = found.map((item) => formatError(item, locale));
  const message = errors[0]?.errorText ?? english;
  const code = errors[0]?.value;
  return {
    message,
    ...(code === 'invalid_grant' || code === 'invalid_client' ? { error: code } : {}),
    errors,
    ...(status === 400
      ? { items: errors.map((item) => ({ field: item.value, code: item.errorToken, message: item.errorText })) }
      : {}),
  };
}

function asHttpProblem(error: FastifyError): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error.statusCode === 413) return httpProblem(413, 'ERR_TOO_LARGE', 'What you sent is too large.');
  if (error.statusCode === 415) return httpProblem(415, 'ERR_MEDIA_TYPE', 'This kind of content is not accepted here.');
  if (error.statusCode && error.statusCode < 500) {
    return httpProblem(error.statusCode, 'ERR_REQUEST_INVALID', 'The request could not be read.', { value: 'body' });
  }
  const fault = faultOf(error);
  if (fault === 'value') {
    return httpProblem(400, 'ERR_REQUEST_INVALID', 'The request could not be read.', { value: 'body' });
  }
  if (fault) return unavailable();
  return httpProblem(500, 'ERR_SERVER', 'Something went wrong on the server. Please try again later!');
}

/**
 * A server that is ending closes each connection with its response. A kept-alive connection would last 72 seconds longer, and the process
 * with it, and a proxy would send its next request to a server that no longer listens.
 */
function endConnectionsOnClose(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('preClose', async () => {
    lifecycle.isDraining = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.isDraining) reply.header('connection', 'close');
  });
}

/**
 * Some clients announce JSON and send nothing; that counts as no body, not as an invalid one. JSON that is nested too deep is refused
 * before it is parsed into objects, because traversing those would overflow the stack.
 */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (isNestedDeeper(body as string, DEEPEST_JSON)) done(nestedTooDeep(), undefined);
    else parse(request, body as string, done);
  });
}

const nestedTooDeep = () =>
  httpProblem(400, 'ERR_REQUEST_INVALID', 'body: this is nested too deep.', { value: 'body', params: ['body'] });
