import type { FastifyReply } from 'fastify';

/** Redirects. The response is returned, as in every call: `reply.redirect` would send it a second time. */
export function seeOther(reply: FastifyReply, location: string): string {
  reply.status(303).header('location', location).type('text/html; charset=utf-8');
  return '';
}
