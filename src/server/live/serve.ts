import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { ChangeFeed } from '#live/subscribers.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { type ActorOf, authorize, type IsOff, type OnRefused } from '#http/bind.ts'
import { everywhere } from '#http/headers.ts'
import type { Hub } from './hub.ts'
import { updatesFor, type Updates, placePattern, readPlace } from './updates.ts'
import { sinkOf } from './sink.ts'
import { type Sink, streamOf } from './stream.ts'

/** Server-sent events (WHATWG HTML, 9.2), stored by no proxy and passed on at once. */
const headers = {
  ...everywhere,
  'cache-control': 'no-store, no-transform',
  'content-type': 'text/event-stream; charset=utf-8',
  'x-accel-buffering': 'no',
}

const Query = z.object({
  case: z.guid(),
  after: z.optional(z.string().check(z.regex(placePattern))),
  /** By chance, of one open page: opened again, its stream takes the place of the one that may hang. */
  page: z.optional(z.string().check(z.regex(/^[\w-]{1,36}$/))),
})

const call = { name: 'live.stream', access: 'agreed' } as const
const noCase = () => new Fault('not_found', msg`There is no such case.`)

interface Deps {
  hearing: ChangeFeed
  hub: Hub
  /** Must count a stream as no use of the session: a browser opens it by itself, and can send no header of ours with it. */
  actorOf: ActorOf
  onRefused: OnRefused
  isOff: IsOff
  report: (error: unknown, where: string) => void
}

/**
 * `GET /api/live?case=…&after=…`: what changes in a case from a number on, as it happens. No call, for its answer has no
 * end. It listens before it reads, so nothing falls between the two; a reader that comes back says with `Last-Event-ID`
 * or `after` how far it was.
 */
export function serveLive(app: FastifyInstance, { hearing, hub, actorOf, onRefused, isOff, report }: Deps) {
  app.addHook('onReady', hub.start)
  app.addHook('preClose', hub.stop)
  app.get('/api/live', { exposeHeadRoute: false, schema: { hide: true } }, async (request, reply) => {
    if (isOff('live')) throw new Fault('not_found', msg`There is nothing at this address.`)
    const actor = await actorOf(request)
    authorize(actor, call, onRefused)
    const query = z.safeParse(Query, request.query)
    if (!query.success || actor.kind === 'nobody') throw new Fault('invalid', msg`The address of live changes cannot be used.`)
    const { case: caseId, after: asked, page = null } = query.data
    const known = String(request.headers['last-event-id'] ?? asked ?? '')
    const after = readPlace(known)

    const { raw } = reply
    const who = { account: actor.account, session: actor.session, caseId: caseId.toLowerCase() }
    let out: Sink | null = null
    const sink: Sink = {
      news: (news) => out?.news(news) ?? true,
      taken: async () => out?.taken(),
      end: (why) => (out ? out.end(why) : void raw.destroy()),
    }
    const { stream, begin } = streamOf({ hearing, who, sink, report })
    const leave = hub.add(stream, page)
    if (leave === 'full') throw new Fault('unavailable', msg`Too many pages are open just now. This one goes on without being live.`)
    if (leave === 'too_many')
      throw new Fault('limited', msg`Too many of your pages are open. This one goes on without being live.`, { wait: '60' })
    raw.once('close', leave)
    raw.on('error', () => {})
    let first: Updates | null = null
    try {
      first = await updatesFor(hearing, who, after)
      if (!first) throw noCase()
    } finally {
      if (!first) leave()
    }
    reply.hijack()
    if (raw.destroyed) return leave()
    raw.writeHead(200, headers)
    // The head goes out even where there is nothing to tell yet.
    raw.write(':\n\n')
    out = sinkOf(raw, after)
    begin(first)
    return undefined
  })
}
