import type { FastifyReply } from 'fastify';

/** Leads elsewhere. The response is returned, as every call's is: `reply.redirect` would send it a second time. */
export function seeOther(reply: FastifyReply, location: string): string {
  reply.status(303).header('location', location).type('text/html; charset=utf-8');
  return '';
}
