import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Services } from '../services.ts';
import type { HttpProblem } from './http-problem.ts';
import type { ReadyJson } from './ready-json.ts';
import type { Refusal } from './refusal.ts';

/** Any valibot schema. Requests and responses are described only by these. */
export type Schema = v.GenericSchema;

/**
 * The callers of a call.
 * - `none`: anybody.
 * - `bearer`: an access token (`Authorization: Bearer …`), used by everything under `/wand2`.
 * - `signed-in`: an access token, or the session cookie; by cookie, every method but GET needs the anti-CSRF header.
 * - `signed-in-strict`: like `signed-in`, but by cookie even GET needs the anti-CSRF header (a GET that changes state).
 */
export type Auth = 'none' | 'bearer' | 'signed-in' | 'signed-in-strict';

type Output<S> = S extends Schema ? v.InferOutput<S> : Record<never, never>;

/** The input of a handler: validated input, the caller, the services, and Fastify's own objects for rare cases. */
export interface CallInput<A extends Auth, P, Q, B> {
  readonly params: Output<P>;
  readonly query: Output<Q>;
  readonly body: B extends Schema ? v.InferOutput<B> : undefined;
  readonly user: A extends 'none' ? undefined : SignedInUser;
  readonly services: Services;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The definition of one call of the product. Registration, validation of requests and responses, and openapi.json all use it. */
export interface Call<
  A extends Auth = Auth,
  P extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  R extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Whether it is a link that programs try with HEAD before somebody follows it. */
  readonly answersHead?: true;
  /** As in the reference, with parameters in braces: `/wand2/api/billing/billing-items/{id}`. */
  readonly path: string;
  /** One sentence about the data that the caller gets or changes. */
  readonly summary: string;
  /** The rule it follows: `docs/reference/api.md#api-billing`. */
  readonly source: string;
  readonly auth: A;
  /** Strict object of the path's parameters, which are all texts (see fields.ts). */
  readonly params?: P;
  /** Strict object of the query; if absent, a query is refused. */
  readonly query?: Q;
  /** The body; if absent, a body is not read. */
  readonly body?: B;
  /** The format of the body; `json` by default. `none` leaves it to the handler (uploads). */
  readonly bodyType?: 'json' | 'text' | 'form' | 'multipart';
  /** The largest JSON body in bytes; by default the server's limit. */
  readonly bodyLimit?: number;
  /** Schema of the success response (200). A response that does not match becomes a 500. */
  readonly response: R;
  /** Content type of a response that is not JSON, for openapi.json. The handler sends it itself. */
  readonly contentType?: string;
  /** When the call succeeds without changing anything, in addition to `Success`. */
  readonly responseDescription?: string;
  /** When the call responds with a 303 instead, in a sentence. */
  readonly redirects?: string;
  /** Tokens it refuses with, in addition to those that `openapi/refusals.ts` derives from the definition. Checked outside production. */
  readonly refuses?: readonly Refusal[];
  /** Schema of a 409 that has more than the problem. */
  readonly conflict?: Schema;
  /** Whether a call that needs no token returns nothing secret, so that its responses are compressed (`compression.ts`). */
  readonly public?: boolean;
  /** Accepts an `Idempotency-Key`. */
  readonly idempotent?: boolean;
  /**
   * The most calls, or refused calls, per `windowSeconds` of one user (or IP address): `max`. Beyond it the response is 429 with
   * Retry-After.
   */
  readonly rate?: { readonly max: number; readonly windowSeconds: number; readonly counts: 'all' | 'refused' };
  /**
   * Renders a problem for a person: sets what it needs on the reply and returns the content. Status and headers are already set. Default:
   * `{ message, errors }`.
   */
  renderProblem?(problem: HttpProblem, request: FastifyRequest, reply: FastifyReply): string;
  /**
   * Whether the call may read much, such as a list over a company, or an export. It then uses connections of its own, so that it
   * takes none from other calls (`storage/call-pool.ts`).
   */
  readonly dear?: boolean | ((user: SignedInUser) => boolean);
  /** How long it may use PostgreSQL in total, in milliseconds, if longer than other calls. A front waits for 40 s. */
  readonly budgetMs?: number;
  /** Does the work and returns the response. Throw `httpProblem(…)` to refuse. */
  handle(input: CallInput<A, P, Q, B>): Promise<v.InferInput<R> | ReadyJson> | v.InferInput<R>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Renders a problem that is not sent as JSON. */
    renderProblem?: NonNullable<AnyCall['renderProblem']>;
  }
}

/** Infers the types of a definition. The list in `calls.ts` registers it. */
export function defineCall<
  const A extends Auth,
  R extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(call: Call<A, P, Q, B, R>): AnyCall {
  return call as unknown as AnyCall;
}

/** A definition with the name of its export, which is its `operationId`. */
export interface NamedCall extends AnyCall {
  readonly operationId: string;
}

/** The definitions that modules export, with their names. */
export const callsOf = (...modules: readonly object[]): NamedCall[] =>
  modules.flatMap((module) =>
    Object.entries(module).flatMap(([operationId, call]) =>
      typeof call === 'object' && call !== null && 'handle' in call ? [{ ...(call as AnyCall), operationId }] : [],
    ),
  );

/** A definition without its exact types, for registration and openapi.json. */
export type AnyCall = Call<Auth, Schema | undefined, Schema | undefined, Schema | undefined, Schema>;
