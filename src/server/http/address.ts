import type { FastifyRequest } from 'fastify'

/** The address that a request came from; `''` where its connection was closed before it was read, for then Fastify knows none. */
export const addressOf = (request: FastifyRequest): string => (request.ip as string | undefined) ?? ''
