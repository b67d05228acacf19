import type { FastifyRequest } from 'fastify';

const userIds = new WeakMap<FastifyRequest, number>();

/** Stores who sent a request, for the log. */
export const noteUser = (request: FastifyRequest, userId: number): void => void userIds.set(request, userId);

/** The id of the user who sent a request; undefined if nobody is signed in. */
export const userIdOf = (request: FastifyRequest): number | undefined => userIds.get(request);
