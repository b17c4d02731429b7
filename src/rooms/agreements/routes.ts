import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { safeParse } from 'zod/mini'
import { type Actor, refusalOf } from '#access/actor.ts'
import type { ActorOf, OnRefused } from '#http/bind.ts'
import type { Access } from '#kernel/access.ts'
import { refuseForeign } from '#http/foreign.ts'
import { everywhere } from '#http/headers.ts'
import { Fault } from '#kernel/fault.ts'
import { RecordFilter } from './contract.ts'
import type { files } from './files.ts'

interface Needs {
  files: ReturnType<typeof files>
  actorOf: ActorOf
  onRefused: OnRefused
  appUrl: string
}

/** Files that a browser keeps where the person says; none is kept on the way. */
function send(reply: FastifyReply, name: string, type: string, content: string | Readable) {
  return reply
    .headers({
      ...everywhere,
      'cache-control': 'no-store',
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
    })
    .send(content)
}

/** Serves what is no JSON for a page: the records as CSV, and the text that a digest is made from. */
export function serveAgreementFiles(app: FastifyInstance, { files: from, actorOf, onRefused, appUrl }: Needs) {
  const admitted = async (request: FastifyRequest, access: Access, name: string): Promise<Actor> => {
    const actor = await actorOf(request)
    const why = refusalOf(actor, access)
    if (why === null) return actor
    onRefused(actor, name, why)
    throw new Fault(why === 'sign_in' ? 'unauthenticated' : 'forbidden', 'This file is not open to your account.', { why })
  }
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries([...new URLSearchParams(String(body))].filter(([, value]) => value !== '')))
  })
  app.get<{ Params: { id: string } }>('/api/terms/hashed/:id', async ({ params: { id } }, reply) =>
    send(reply, `${id}.txt`, 'text/plain', from.hashed(id)),
  )
  app.get('/api/terms/mine.csv', async (request, reply) =>
    send(reply, 'my-agreements.csv', 'text/csv', await from.mine(await admitted(request, 'signedIn', 'agreements.mineFile'))),
  )
  // By a form: a filter may hold an e-mail address, which stands in no address of ours.
  app.post('/api/terms/records.csv', async (request, reply) => {
    refuseForeign(request, appUrl)
    const actor = await admitted(request, { staff: 'admin' }, 'agreements.allFile')
    const filter = safeParse(RecordFilter, request.body ?? {})
    if (!filter.success) throw new Fault('invalid', 'This filter cannot be used. Load the page again.')
    return send(reply, 'agreements.csv', 'text/csv', Readable.from(from.all(actor, filter.data)))
  })
}
