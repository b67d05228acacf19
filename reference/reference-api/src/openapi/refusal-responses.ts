import type { NamedCall } from '../call/call.ts';
import { type Refusal, statusOf } from '../call/refusal.ts';
import { refusalsOf } from './refusals.ts';
import { type Components, pascal, reference, wireSchema } from './schemas.ts';

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  400: 'The request cannot be taken; `errors` names each field.',
  401: 'Nobody is signed in, or no longer.',
  403: 'The caller may not do this.',
  404: 'It is not there, or not for the caller to see.',
  409: 'It has changed meanwhile, or is not in a state that allows this.',
  413: 'What was sent is too large.',
  415: 'The content type is not taken.',
  422: 'The idempotency key was used for another request.',
  429: 'Too many, too soon.',
  500: 'The server failed.',
  501: 'This portal is not set up for it; trying again does not help.',
  502: 'A server that this one depends on failed.',
  503: 'The server is busy or being restarted; nothing is wrong with the request.',
};

/** The refusals of a call by status. Calls with the same refusals share a component, named by its tokens. */
export function refusalResponses(call: NamedCall, components: Components): Record<string, object> {
  const byStatus = Object.groupBy(refusalsOf(call), statusOf) as Record<string, Refusal[]>;
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, tokens]) => {
      const own = ownContent(call, status, tokens, components);
      if (own) return [status, response(status, own)];
      const name = tokens.join('.');
      components.responses[name] ??= response(status, problem(tokens));
      return [status, reference('responses', name)];
    }),
  );
}

function response(status: string, content: object): object {
  const waits = status === '429' || status === '503';
  return {
    description: DESCRIPTIONS[status],
    ...(waits ? { headers: { 'Retry-After': reference('headers', 'RetryAfter') } } : {}),
    content,
  };
}

/** The tokens are the names of the examples. */
function problem(tokens: readonly Refusal[]): object {
  const examples = Object.fromEntries(tokens.map((token) => [token, reference('examples', token)]));
  return { 'application/json': { schema: reference('schemas', 'HttpProblem'), examples } };
}

/** A form gets a page as its response, a stale save the item's version. */
function ownContent(call: NamedCall, status: string, tokens: readonly Refusal[], components: Components) {
  if (call.renderProblem) return { 'text/html': { schema: { type: 'string' } } };
  if (status !== '409' || !call.conflict) return undefined;
  const stale = components.refer(wireSchema(call.conflict), `${pascal(call.operationId)}Conflict`);
  const schema = tokens.length > 1 ? { anyOf: [stale, reference('schemas', 'HttpProblem')] } : stale;
  return { 'application/json': { schema } };
}
