/// <reference types="@fastify/swagger" />
// Pages, pictures and files of an opened link. Nothing is shown by its own address: a browser saves each of them, and runs none.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { addressOf } from '#http/address.ts'
import type { IsOff } from '#http/bind.ts'
import { sendFile } from '#http/download.ts'
import type { Limiter } from '#http/limits.ts'
import { sendRanged } from '#http/ranged-file.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { showing } from './showing.ts'

interface Deps {
  limiter: Limiter
  isOff: IsOff
  report: (error: unknown, where: string) => void
  viewed: Pick<ReturnType<typeof showing>, 'save' | 'picture' | 'draw'>
}

const OneFile = z.object({ visit: z.string().check(z.maxLength(100)), file: z.uuid() })
const OnePage = z.extend(OneFile, { page: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5000)) })
/** A long paper is looked at page by page. */
const most = { most: 1200, minutes: 60 }
const nothingHere = () => new Fault('not_found', msg`There is nothing at this address.`)

export function serveShared(app: FastifyInstance, { limiter, isOff, report, viewed }: Deps) {
  function asked<P extends z.ZodMiniObject>(request: FastifyRequest, schema: P): z.output<P> {
    if (isOff('shares')) throw nothingHere()
    limiter.take('shares.fetch', most, addressOf(request))
    const read = z.safeParse(schema, request.params)
    if (!read.success) throw nothingHere()
    return read.data
  }
  const at = (rest: string) => `/api/shared-files/:visit/:file/${rest}`
  const options = { schema: { hide: true } }
  app.get(at('content'), options, async (request, reply) => {
    const { visit, file } = asked(request, OneFile)
    return sendRanged(request, reply.header('x-robots-tag', 'noindex'), await viewed.save(visit, file), report)
  })
  app.get(at('picture'), options, async (request, reply) => {
    const { visit, file } = asked(request, OneFile)
    return sendRanged(request, reply.header('x-robots-tag', 'noindex'), await viewed.picture(visit, file), report)
  })
  app.get(at('pages/:page.jpg'), options, async (request, reply) => {
    const { visit, file, page } = asked(request, OnePage)
    const content = await viewed.draw(visit, file, page)
    return sendFile(reply.header('x-robots-tag', 'noindex'), { name: `page-${page}.jpg`, type: 'image/jpeg', content })
  })
}
