import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Services } from '../services.ts';
import type { HttpProblem } from './http-problem.ts';
import type { ReadyJson } from './ready-json.ts';
import type { Refusal } from './refusal.ts';

/** Any valibot schema; requests and responses are described by these and by nothing else. */
export type Schema = v.GenericSchema;

/**
 * Who may make a call.
 * - `none`: anybody.
 * - `bearer`: an access token (`Authorization: Bearer …`), the way of everything under `/wand2`.
 * - `signed-in`: an access token, or the session cookie; by cookie, every method but GET needs the anti-CSRF header.
 * - `signed-in-strict`: like `signed-in`, but by cookie even GET needs the anti-CSRF header (a GET that changes state).
 */
export type Auth = 'none' | 'bearer' | 'signed-in' | 'signed-in-strict';

type Output<S> = S extends Schema ? v.InferOutput<S> : Record<never, never>;

/** What a handler is given: checked input, the caller, the services, and Fastify's own objects for the rare case. */
export interface CallInput<A extends Auth, P, Q, B> {
  readonly params: Output<P>;
  readonly query: Output<Q>;
  readonly body: B extends Schema ? v.InferOutput<B> : undefined;
  readonly user: A extends 'none' ? undefined : SignedInUser;
  readonly services: Services;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * One call of the product: everything about it in one place. Registration, request checks, response checks and
 * openapi.json are all made from this definition.
 */
export interface Call<
  A extends Auth = Auth,
  P extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  R extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As the reference writes it, parameters in braces: `/wand2/api/billing/billing-items/{id}`. */
  readonly path: string;
  /** One sentence: what the caller gets or changes. */
  readonly summary: string;
  /** The rule it follows: `docs/reference/api.md#api-billing`. */
  readonly source: string;
  readonly auth: A;
  /** Strict object of the path's parameters (all are strings on the wire; see fields.ts). */
  readonly params?: P;
  /** Strict object of the query; absent: a query is refused. */
  readonly query?: Q;
  /** The body; absent: a body is not read. */
  readonly body?: B;
  /** How the body travels; `json` unless said otherwise. `none` leaves it to the handler (uploads). */
  readonly bodyType?: 'json' | 'text' | 'form' | 'multipart';
  /** Bytes of a JSON body at most; absent: the server's limit. */
  readonly bodyLimit?: number;
  /** Schema of the success response (200). A response that does not fit becomes a 500. */
  readonly response: R;
  /** Content type of a response that is not JSON, as openapi.json shows it. The handler sends it itself. */
  readonly contentType?: string;
  /** Says when the call succeeds and yet changes nothing, beyond `Success`. */
  readonly responseDescription?: string;
  /** What the call answers with a 303 instead of a response, in a sentence. */
  readonly redirects?: string;
  /** Tokens it refuses with, beyond those that `openapi/refusals.ts` reads off the definition. Checked outside production. */
  readonly refuses?: readonly Refusal[];
  /** Schema of a 409 that is more than a problem. */
  readonly conflict?: Schema;
  /** Takes an `Idempotency-Key`. */
  readonly idempotent?: boolean;
  /** At most `max` calls, or refused ones, per `windowSeconds` of one user (or address); 429 and Retry-After beyond. */
  readonly rate?: { readonly max: number; readonly windowSeconds: number; readonly counts: 'all' | 'refused' };
  /**
   * Renders a problem for a person: sets what it needs on the reply and returns the content. Status and headers are set
   * already. Default: `{ message, errors }`.
   */
  renderProblem?(problem: HttpProblem, request: FastifyRequest, reply: FastifyReply): string;
  /** Does the work. Throw `httpProblem(…)` to refuse. Return the response. */
  handle(input: CallInput<A, P, Q, B>): Promise<v.InferInput<R> | ReadyJson> | v.InferInput<R>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Renders a problem that is not sent as JSON. */
    renderProblem?: NonNullable<AnyCall['renderProblem']>;
  }
}

/** Gives a definition its types; the list in `calls.ts` registers it. */
export function defineCall<
  const A extends Auth,
  R extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(call: Call<A, P, Q, B, R>): AnyCall {
  return call as unknown as AnyCall;
}

/** A definition with the name that its file exports it by: its `operationId`. */
export interface NamedCall extends AnyCall {
  readonly operationId: string;
}

/** The definitions that modules export, named. */
export const callsOf = (...modules: readonly object[]): NamedCall[] =>
  modules.flatMap((module) =>
    Object.entries(module).flatMap(([operationId, call]) =>
      typeof call === 'object' && call !== null && 'handle' in call ? [{ ...(call as AnyCall), operationId }] : [],
    ),
  );

/** A definition whose exact types no longer matter: what registration and openapi.json work with. */
export type AnyCall = Call<Auth, Schema | undefined, Schema | undefined, Schema | undefined, Schema>;
