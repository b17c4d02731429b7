import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { IsOff } from '#http/bind.ts'
import { sendFile } from '#http/download.ts'
import { everywhere } from '#http/headers.ts'

interface Deps {
  read: (token: string) => Promise<string | null>
  isOff: IsOff
}

const headers = { ...everywhere, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** Private addresses for calendar programs: no call, for they bring no session and want a file. One that was ended is as one that never was. */
export function serveFeeds(app: FastifyInstance, { read, isOff }: Deps) {
  app.get<{ Params: { file: string } }>('/feeds/:file', async ({ params, headers: asked }, reply) => {
    const token = /^([0-9a-f]{64})\.ics$/.exec(params.file)?.[1]
    const text = token === undefined || isOff('calendar') ? null : await read(token)
    if (text === null)
      return reply
        .code(404)
        .headers({ ...headers, 'content-type': 'text/plain; charset=utf-8' })
        .send(`${english(msg`There is no such calendar.`)}\n`)
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
    void reply.headers({ ...headers, etag })
    if (asked['if-none-match'] === etag) return reply.code(304).send()
    return sendFile(reply, { name: 'calendar.ics', type: 'text/calendar; charset=utf-8', content: text }, 'inline')
  })
}
