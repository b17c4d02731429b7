import type { FastifyInstance } from 'fastify'
import type { IsOff } from '#http/bind.ts'
import { type FileDeps, serveFile } from '#http/download.ts'
import type { Limiter } from '#http/limits.ts'
import { OnePage, sized } from './contract.ts'
import type { looking } from './looking.ts'

interface Deps extends FileDeps {
  limiter: Limiter
  isOff: IsOff
  draw: ReturnType<typeof looking>['draw']
}

/** Serves pictures of the pages of a PDF that its reader sees. They are drawn while their reader waits, in a process of its own. */
export function servePages(app: FastifyInstance, { limiter, isOff, draw, ...deps }: Deps) {
  const call = {
    name: 'texts.draw',
    access: 'agreed',
    path: '/api/cases/:case/files/:file/pages/:page.jpg',
    params: OnePage,
    query: sized,
    closedWith: { feature: 'texts', isOff },
    limit: { most: 1200, minutes: 60, limiter },
  } as const
  serveFile(app, call, deps, async ({ actor, params: { page, ...params }, query: { size } }) => ({
    name: `page-${page}.jpg`,
    type: 'image/jpeg',
    content: await draw({ actor, params }, page, size),
  }))
}
