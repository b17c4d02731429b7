import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { safeParse } from 'zod/mini'
import type { ActorOf, OnRefused } from '#http/bind.ts'
import { asksFor, sendFile } from '#http/download.ts'
import { checkOrigin } from '#http/origin.ts'
import { Fault } from '#kernel/fault.ts'
import { RecordFilter } from './contract.ts'
import type { files } from './files.ts'

interface Deps {
  files: ReturnType<typeof files>
  actorOf: ActorOf
  onRefused: OnRefused
  appUrl: string
}

const send = (reply: FastifyReply, name: string, type: string, content: string | Readable) =>
  sendFile(reply, { name, type: `${type}; charset=utf-8`, content })

/** Serves what is no JSON for a page: the records as CSV, and the text that a digest is made from. */
export function serveAgreementFiles(app: FastifyInstance, { files: from, actorOf, onRefused, appUrl }: Deps) {
  const asking = { actorOf, onRefused }
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries([...new URLSearchParams(String(body))].filter(([, value]) => value !== '')))
  })
  app.get<{ Params: { id: string } }>('/api/terms/hashed/:id', async ({ params: { id } }, reply) =>
    send(reply, `${id}.txt`, 'text/plain', from.hashed(id)),
  )
  app.get('/api/terms/mine.csv', async (request, reply) =>
    send(
      reply,
      'my-agreements.csv',
      'text/csv',
      await from.mine(await asksFor(request, { name: 'agreements.mineFile', access: 'signedIn' }, asking)),
    ),
  )
  // By a form: a filter may hold an e-mail address, which stands in no address of ours.
  app.post('/api/terms/records.csv', async (request, reply) => {
    checkOrigin(request, appUrl)
    const actor = await asksFor(request, { name: 'agreements.allFile', access: { staff: 'admin' } }, asking)
    const filter = safeParse(RecordFilter, request.body ?? {})
    if (!filter.success) throw new Fault('invalid', 'This filter cannot be used. Load the page again.')
    return send(reply, 'agreements.csv', 'text/csv', Readable.from(from.all(actor, filter.data)))
  })
}
