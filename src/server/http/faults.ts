import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { Fault, type FaultCode } from '#kernel/fault.ts'
import { english } from '#kernel/english.ts'
import { msg, type Text } from '#kernel/text.ts'
import { isOutOfReach } from '#ports/db/port.ts'
import type { FaultBody } from './contract.ts'
import { jsonHeaders } from './headers.ts'
import { reasonOf, refusal } from '#kernel/reason.ts'

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

const texts: Readonly<Record<number, [FaultCode, Text]>> = {
  400: ['invalid', msg`The request could not be read. Check it and send it again.`],
  404: ['not_found', msg`There is nothing at this address.`],
  405: ['invalid', msg`This address does not take that method.`],
  413: ['invalid', msg`The request is too large.`],
  414: ['invalid', msg`The address is too long.`],
  415: ['invalid', msg`The request must be JSON.`],
  429: ['limited', msg`Too many requests. Wait a minute and try again.`],
  503: ['unavailable', msg`The service is busy. Wait a minute and try again.`],
}

/**
 * PostgreSQL keeps no U+0000, in a text (22021) or in JSON (22P05). A feature that says nothing of it itself leaves the
 * refusal to the database: that is what the caller sent, and no bug of ours.
 */
const cannotBeStored: readonly unknown[] = ['22021', '22P05']

/** A text as programs read it: which one, and what it was filled in with. */
const forPrograms = ({ id, values }: Text): NonNullable<FaultBody['text']> => ({
  id,
  ...(values && {
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? english(value) : value])),
  }),
})

/** The body of a refusal: its code, its sentence, and the text that this is. */
const bodyOf = (code: FaultCode, text: Text, detail?: FaultBody['detail']): FaultBody => ({
  code,
  message: english(text),
  text: forPrograms(text),
  ...(detail && { detail }),
})

/** Seconds after which it is worth asking again while the database is out of reach. */
const retryAfter = 5

/**
 * The reply to anything that a handler or the framework threw. What we did not mean to say is not said.
 * `retryAfter` (seconds) stands where the database is out of reach: whether the last change was made is not known then.
 */
export function answerTo(error: unknown): { status: number; body: FaultBody; retryAfter?: number } {
  if (error instanceof Fault) return { status: statusOf[error.code], body: bodyOf(error.code, error.text, error.detail) }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const first = error.validation[0]
    const field = first?.instancePath.replace(/^\//, '').replaceAll('/', '.') ?? ''
    return { status: 400, body: bodyOf('invalid', refusal(field, reasonOf({ code: first?.keyword, message: first?.message })), { field }) }
  }
  // The framework's own refusals first: that a caller hung up half-way bears the same code as a database that did.
  const status = (error as { statusCode?: unknown } | null)?.statusCode
  if (typeof status === 'number' && status >= 400 && status < 500) return { status, body: bodyOf(...(texts[status] ?? texts[400]!)) }
  if (isOutOfReach(error)) {
    const text = msg`Our records cannot be reached right now. Wait a moment and try again.`
    return { status: 503, body: bodyOf('unavailable', text), retryAfter }
  }
  if (cannotBeStored.includes((error as { code?: unknown } | null)?.code)) {
    return { status: 400, body: bodyOf('invalid', msg`A text holds characters that cannot be saved. Type that part again.`) }
  }
  return { status: 500, body: bodyOf('unavailable', msg`Something went wrong on our side. Nothing was changed. Try again in a moment.`) }
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
    void reply
      .code(404)
      .headers(jsonHeaders)
      .send(bodyOf(...texts[404]!))
  })
}
