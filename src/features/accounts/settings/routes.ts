import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { confirmed } from '#access/confirmed.ts'
import { type FileDeps, serveFile } from '#http/download.ts'
import type { Clock } from '#kernel/clock.ts'

interface Deps extends FileDeps {
  clock: Clock
  /** Notes in the audit that it was given out, and gives it. */
  give: (whose: { account: string; email: string; withSensitive: boolean }) => Promise<{ name: string; content: Readable }>
}

/** What was marked as sensitive goes along where that is said twice. */
const asked = z.object({ sensitive: z.optional(z.literal('yes')), sure: z.optional(z.literal('yes')) })

/** The download of everything that is stored of an account. */
export function serveExport(app: FastifyInstance, { clock, give, ...deps }: Deps) {
  const call = { name: 'settings.export', access: 'signedIn', path: '/api/settings/export', params: z.object({}), query: asked } as const
  serveFile(app, call, deps, async ({ actor, query }) => {
    const { account, email } = confirmed(actor, clock)
    return {
      type: 'application/zip',
      ...(await give({ account, email, withSensitive: query.sensitive === 'yes' && query.sure === 'yes' })),
    }
  })
}
