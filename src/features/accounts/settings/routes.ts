import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { confirmed } from '#access/confirmed.ts'
import { type FileDeps, serveFile } from '#http/download.ts'
import type { Clock } from '#kernel/clock.ts'

interface Deps extends FileDeps {
  clock: Clock
  /** Notes in the audit that it was given out, and gives it. */
  give: (whose: { account: string; email: string }) => Promise<{ name: string; content: Readable }>
}

/** The download of everything that is stored of an account. */
export function serveExport(app: FastifyInstance, { clock, give, ...deps }: Deps) {
  const call = { name: 'settings.export', access: 'signedIn', path: '/api/settings/export', params: z.object({}) } as const
  serveFile(app, call, deps, async ({ actor }) => {
    return { type: 'application/zip', ...(await give(confirmed(actor, clock))) }
  })
}
