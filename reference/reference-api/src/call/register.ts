import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { withoutHidden } from '../access/may.ts';
import { authenticate } from '../identity/authenticate.ts';
import { noteUser } from '../identity/request-user.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import { undescribed } from '../openapi/refusals.ts';
import type { ApiOptions } from '../options.ts';
import type { Services } from '../services.ts';
import { withinBudget } from '../storage/call-budget.ts';
import { formatErrors } from '../translations/format-error.ts';
import { localeOf, rememberCaller } from '../translations/request-locale.ts';
import type { AnyCall } from './call.ts';
import { underLimit } from './call-limit.ts';
import { checkRequest, checkResponse } from './check.ts';
import { compressionOf } from './compression.ts';
import { HttpProblem } from './http-problem.ts';
import { ReadyJson } from './ready-json.ts';
import { mayRepeat, repeatWork } from './repeat.ts';

const emptyQuery = v.strictObject({});

/** Converts `/a/{id}/b` to the router's `/a/:id/b`. */
const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Registers every definition on the server. */
export function registerCalls(app: FastifyInstance, calls: readonly AnyCall[], services: Services): void {
  for (const call of calls) {
    app.route({
      method: call.method,
      url: routerPath(call.path),
      exposeHeadRoute: call.answersHead === true,
      ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit }),
      compress: compressionOf(call),
      config: {
        ...(call.renderProblem ? { renderProblem: call.renderProblem } : {}),
      },
      handler: (request, reply) =>
        withinBudget(budgetOf(call, services.options), () => serve(call, services, request, reply)),
    });
  }
}

/** A call also does other work than asking the database, however short the deadline of a statement is. */
const LEAST_BUDGET_MS = 10_000;

const budgetOf = ({ budgetMs = LEAST_BUDGET_MS }: AnyCall, { databaseDeadline }: ApiOptions): number =>
  Math.max(2 * databaseDeadline, budgetMs);

/** Authentication, validation, the work, the response: in this order, so that strangers learn nothing about formats. */
async function serve(
  call: AnyCall,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const user = await repeatWork(() => authenticate(call.auth, request, services), true);
  if (user) {
    noteUser(request, user.userId);
    rememberCaller(request, user);
  }
  const params = call.params ? checkRequest('path', call.params, request.params) : {};
  const query = checkRequest('query', call.query ?? emptyQuery, request.query);
  const body = call.body ? checkRequest('body', call.body, request.body) : undefined;
  const isDear = typeof call.dear === 'function' ? user !== undefined && call.dear(user) : call.dear;
  const work = async () =>
    call.handle({
      params: params as Record<never, never>,
      query: query as Record<never, never>,
      body: body as undefined,
      user: user as SignedInUser,
      services: isDear ? { ...services, db: services.lists } : services,
      request,
      reply,
    });
  const made = await describedRefusals(call, services, () =>
    underLimit(call, { services, user, request, reply }, () =>
      // An upload can be read only once.
      call.bodyType === 'multipart' ? work() : repeatWork(work, mayRepeat(request)),
    ),
  );
  if (reply.sent || call.contentType) return made;
  const response = formatErrors(user ? withoutHidden(made, user) : made, localeOf(request));
  const isReady = response instanceof ReadyJson;
  if (services.options.checkResponses) {
    const content = isReady ? JSON.parse(response.bytes.toString()) : response;
    checkResponse(`${call.method} ${call.path}`, call.response, content);
  }
  // A bare string, number or boolean is also sent as JSON.
  reply.header('content-type', 'application/json; charset=utf-8');
  return isReady ? sendReady(response, request, reply) : JSON.stringify(response);
}

/** Outside production a refusal that openapi.json does not list is a bug of the server. */
async function describedRefusals<T>(call: AnyCall, { options }: Services, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!options.checkResponses || !(error instanceof HttpProblem)) throw error;
    const tokens = error.errors.map(({ errorToken }) => errorToken);
    const token = undescribed(call, error.status, tokens);
    if (token === undefined) throw error;
    throw new Error(
      `${call.method} ${call.path} refuses with ${error.status} ${token}, which its definition does not list.`,
    );
  }
}

function sendReady({ bytes, gzipped }: ReadyJson, request: FastifyRequest, reply: FastifyReply): Buffer {
  reply.header('vary', 'accept-encoding');
  if (!gzipped || !/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(request.headers['accept-encoding'] ?? ''))
    return bytes;
  reply.header('content-encoding', 'gzip');
  return gzipped;
}
