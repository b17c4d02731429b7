import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { Fault, type FaultCode } from '#kernel/fault.ts'
import { isOutOfReach } from '#ports/db/port.ts'
import type { FaultBody } from './contract.ts'
import { jsonHeaders } from './headers.ts'

/** The one table from the kinds of failure to HTTP's. */
const statusOf: Readonly<Record<FaultCode, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  reused: 422,
  limited: 429,
  unavailable: 503,
}

const sentence: Readonly<Record<number, [FaultCode, string]>> = {
  400: ['invalid', 'The request could not be read. Check it and send it again.'],
  404: ['not_found', 'There is nothing at this address.'],
  405: ['invalid', 'This address does not take that method.'],
  413: ['invalid', 'The request is too large.'],
  414: ['invalid', 'The address is too long.'],
  415: ['invalid', 'The request must be JSON.'],
  429: ['limited', 'Too many requests. Wait a minute and try again.'],
  503: ['unavailable', 'The service is busy. Wait a minute and try again.'],
}

/**
 * PostgreSQL keeps no U+0000, in a text (22021) or in JSON (22P05). A feature that says nothing of it itself leaves the
 * refusal to the database: that is what the caller sent, and no bug of ours.
 */
const cannotBeStored: readonly unknown[] = ['22021', '22P05']

/** Seconds after which it is worth asking again while the database is out of reach. */
const retryAfter = 5

/**
 * The reply to anything that a handler or the framework threw. What we did not mean to say is not said.
 * `retryAfter` (seconds) stands where the database is out of reach: whether the last change was made is not known then.
 */
export function answerTo(error: unknown): { status: number; body: FaultBody; retryAfter?: number } {
  if (error instanceof Fault) {
    const { code, message, detail } = error
    return { status: statusOf[code], body: detail ? { code, message, detail } : { code, message } }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const first = error.validation[0]
    const field = first?.instancePath.replace(/^\//, '').replaceAll('/', '.') ?? ''
    const why = first?.keyword === 'invalid_type' ? 'it is missing, or not of the right kind' : (first?.message ?? 'it is wrong')
    const message = `${field === '' ? 'The request' : `The field "${field}"`} cannot be used: ${why}.`
    return { status: 400, body: { code: 'invalid', message, detail: { field } } }
  }
  // The framework's own refusals first: that a caller hung up half-way bears the same code as a database that did.
  const status = (error as { statusCode?: unknown } | null)?.statusCode
  if (typeof status === 'number' && status >= 400 && status < 500) {
    const [code, message] = sentence[status] ?? sentence[400]!
    return { status, body: { code, message } }
  }
  if (isOutOfReach(error)) {
    const message = 'Our records cannot be reached right now. Wait a moment and try again.'
    return { status: 503, body: { code: 'unavailable', message }, retryAfter }
  }
  if (cannotBeStored.includes((error as { code?: unknown } | null)?.code)) {
    return { status: 400, body: { code: 'invalid', message: 'A text holds characters that cannot be kept. Type that part again.' } }
  }
  return {
    status: 500,
    body: { code: 'unavailable', message: 'Something went wrong on our side. Nothing was changed. Try again in a moment.' },
  }
}

/** A file that nobody is there to take any more: its reader closed the connection half-way. */
const isHungUp = (error: unknown, { raw }: FastifyRequest) =>
  raw.socket.destroyed && (error as { code?: unknown } | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE'

/** Makes every failure of the server a JSON body of one shape, with the headers of every reply; the address does not come back in it. */
export function useFaults(app: FastifyInstance, report: (error: unknown, where: string) => void) {
  app.setErrorHandler((error, request, reply) => {
    const { status, body, retryAfter: seconds } = answerTo(error)
    if (seconds !== undefined) void reply.header('retry-after', seconds)
    // The route's pattern, never the address: an address can hold a name.
    if (status >= 500 && !isHungUp(error, request)) report(error, `${request.method} ${request.routeOptions.url ?? '?'}`)
    // Made of the clock and the limit (http/limits.ts): it is the same for every caller.
    if (body.code === 'limited' && body.detail?.['wait'] !== undefined) void reply.header('retry-after', body.detail['wait'])
    void reply.code(status).headers(jsonHeaders).send(body)
  })
  app.setNotFoundHandler((_request, reply) => {
    const [code, message] = sentence[404]!
    void reply
      .code(404)
      .headers(jsonHeaders)
      .send({ code, message } satisfies FaultBody)
  })
}
