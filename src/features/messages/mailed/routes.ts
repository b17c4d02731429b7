import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { addressOf } from '#http/address.ts'
import { jsonHeaders } from '#http/headers.ts'
import type { IsOff } from '#http/bind.ts'
import type { Limiter } from '#http/limits.ts'
import { Fault } from '#kernel/fault.ts'
import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import type { Bounced } from './bounces.ts'
import { largestReport } from './contract.ts'

interface Deps {
  stop: (token: string) => Promise<void>
  take: (raw: Uint8Array) => Promise<Bounced>
  /** Empty: no bounce reports are taken, and their address does not exist. */
  secret: string
  limiter: Limiter
  isOff: IsOff
}

/** Secrets that are wrong, from one network. */
const tries = { most: 30, minutes: 15 }
/** Mail providers press the button of many readers from one network. */
const stops = { most: 300, minutes: 60 }
const nothing = () => new Fault('not_found', msg`There is nothing at this address.`)

const digest = (text: string) => createHash('sha256').update(text).digest()

/** What mail programs and mail servers send: no calls, because they bring no session and no JSON. */
export function serveMail(app: FastifyInstance, { stop, take, secret, limiter, isOff }: Deps) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestReport }, (_request, body, done) => done(null, body))
  const mustBeOn = () => {
    if (isOff('messages')) throw nothing()
  }

  // One press of the mail program's own button (RFC 8058): it is posted without a session, and is answered alike for every link.
  app.post<{ Querystring: { token?: unknown } }>('/for-you/stop', { bodyLimit: 4096 }, async ({ query, ...request }, reply) => {
    mustBeOn()
    limiter.take('mailed.stop', stops, addressOf(request as never))
    await stop(String(query.token ?? '').slice(0, 200))
    return reply
      .headers({ ...jsonHeaders, 'content-type': 'text/plain; charset=utf-8' })
      .send(`${english(msg`You get no more of these mails.`)}\n`)
  })
  // A mail program without that button opens the address instead, which stops nothing: scanners do it too.
  app.get<{ Querystring: { token?: unknown } }>('/for-you/stop', async ({ query }, reply) =>
    reply.headers({ ...jsonHeaders }).redirect(`/for-you?token=${encodeURIComponent(String(query.token ?? '').slice(0, 200))}`, 303),
  )

  app.post('/api/mail/bounces', {
    // Before its body is read.
    onRequest: async (request) => {
      mustBeOn()
      if (secret === '') throw nothing()
      limiter.take('mailed.bounces', tries, addressOf(request))
      const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
      if (!timingSafeEqual(digest(given), digest(secret))) throw new Fault('unauthenticated', msg`The secret is wrong.`)
      limiter.giveBack('mailed.bounces', addressOf(request))
    },
    handler: async ({ body }, reply) => {
      const result = await take(body instanceof Uint8Array ? body : new Uint8Array())
      // Not taken by a mail server as far as we know: worth sending again.
      return reply
        .code(result === 'not_sent' ? 409 : 200)
        .headers(jsonHeaders)
        .send({ result })
    },
  })
}
