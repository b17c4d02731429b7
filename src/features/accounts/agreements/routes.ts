import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { asksFor, type FileDeps, sendFile, serveFile } from '#http/download.ts'
import { checkOrigin } from '#http/origin.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { RecordFilter } from './contract.ts'
import type { files } from './files.ts'

interface Deps extends FileDeps {
  files: ReturnType<typeof files>
  appUrl: string
}

const send = (reply: FastifyReply, name: string, type: string, content: string | Readable) =>
  sendFile(reply, { name, type: `${type}; charset=utf-8`, content })

/** Serves what is no JSON for a page: the records as CSV, and the text that a digest is made from. */
export function serveAgreementFiles(app: FastifyInstance, { files: from, appUrl, ...deps }: Deps) {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries([...new URLSearchParams(String(body))].filter(([, value]) => value !== '')))
  })
  app.get<{ Params: { id: string } }>('/api/terms/hashed/:id', async ({ params: { id } }, reply) =>
    send(reply, `${id}.txt`, 'text/plain', from.hashed(id)),
  )
  const mine = { name: 'agreements.mineFile', access: 'signedIn', path: '/api/terms/mine.csv', params: z.object({}) } as const
  serveFile(app, mine, deps, async ({ actor }) => ({
    name: 'my-agreements.csv',
    type: 'text/csv; charset=utf-8',
    content: await from.mine(actor),
  }))
  // By a form: a filter may hold an e-mail address, which stands in no address of ours.
  app.post('/api/terms/records.csv', async (request, reply) => {
    checkOrigin(request, appUrl)
    const actor = await asksFor(request, { name: 'agreements.allFile', access: { staff: 'admin' } }, deps)
    const filter = z.safeParse(RecordFilter, request.body ?? {})
    if (!filter.success) throw new Fault('invalid', msg`This filter cannot be used. Load the page again.`)
    return send(reply, 'agreements.csv', 'text/csv', Readable.from(from.all(actor, filter.data)))
  })
}
