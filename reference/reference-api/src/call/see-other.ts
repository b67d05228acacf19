import type { FastifyReply } from 'fastify';

const refused = new WeakSet<FastifyReply>();

/** Redirects. The response is returned, as in every call: `reply.redirect` would send it a second time. */
export function seeOther(reply: FastifyReply, location: string): string {
  reply.status(303).header('location', location).type('text/html; charset=utf-8');
  return '';
}

/** Redirects to a page that says why not. A limit of refused calls counts it. */
export function refuseTo(reply: FastifyReply, location: string): string {
  refused.add(reply);
  return seeOther(reply, location);
}

export const wasRefused = (reply: FastifyReply): boolean => refused.has(reply);
