import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { type Actor, signedIn } from '#access/actor.ts'
import { type FileDeps, serveFile } from '#http/download.ts'
import { jsonHeaders } from '#http/headers.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'

interface Deps extends FileDeps {
  /** `null` where nothing is for sale: then no event is taken. */
  take: ((raw: Uint8Array, signature: string) => Promise<'done' | 'known' | 'not_ours'>) | null
  csv: (account: string) => Promise<string>
}

/** Events of the provider have some ten thousand bytes. */
const largest = 256 * 1024

/** The one address that the payment provider sends to: no call, because its body must stay as it came, byte for byte. */
export function serveEvents(app: FastifyInstance, { take, csv, ...access }: Deps) {
  serveFile(
    app,
    { name: 'subscriptions.csv', access: 'signedIn', path: '/api/subscriptions/invoices.csv', params: z.object({}) },
    access,
    async (asked: { actor: Actor }) => ({
      name: 'invoices.csv',
      type: 'text/csv; charset=utf-8',
      content: await csv(signedIn(asked.actor).account),
    }),
  )
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largest }, (_request, body, done) => done(null, body))
  // Not closed with the feature: what people paid is noted while its pages are off, too.
  app.post('/api/billing/events', async ({ body, headers }, reply) => {
    if (take === null) throw new Fault('not_found', msg`There is nothing at this address.`)
    const signature = headers['stripe-signature']
    const result = await take(body instanceof Uint8Array ? body : new Uint8Array(), typeof signature === 'string' ? signature : '')
    return reply.headers(jsonHeaders).send({ result })
  })
}
