import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { IsOff } from '#http/bind.ts'
import { type FileDeps, serveFile } from '#http/download.ts'
import type { Limiter } from '#http/limits.ts'
import { Taken } from './contract.ts'
import type { exported } from './exporting.ts'

interface Deps extends FileDeps {
  limiter: Limiter
  isOff: IsOff
  make: ReturnType<typeof exported>
}

/** Serves the list as an archive. Its paper is drawn while its reader waits, in a thread of its own. */
export function serveCaseload(app: FastifyInstance, { limiter, isOff, make, ...deps }: Deps) {
  const call = {
    name: 'caseload.export',
    access: 'agreed',
    path: '/api/caseload/export.zip',
    params: z.object({}),
    query: Taken,
    closedWith: { feature: 'caseload', isOff },
    limit: { most: 30, minutes: 10, limiter },
  } as const
  serveFile(app, call, deps, async ({ actor, query: { q } }) => ({
    name: 'caseload.zip',
    type: 'application/zip',
    content: await make({ actor, q: q ?? '' }),
  }))
}
