import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { IsOff } from '#http/bind.ts'
import { type FileDeps, serveFile } from '#http/download.ts'
import type { Limiter } from '#http/limits.ts'

interface Deps extends FileDeps {
  limiter: Limiter
  isOff: IsOff
  /** The signed note of a head (`txt`), or its timestamp token (`tsr`). */
  fileOf: (size: number, kind: 'txt' | 'tsr') => Promise<string | Uint8Array>
}

/** A head of the public tree as a file: its signed note, and what the outside authority said of it. */
export function serveHeads(scope: FastifyInstance, { limiter, isOff, fileOf, ...deps }: Deps) {
  const call = {
    name: 'ledger.file',
    access: 'public',
    path: '/api/ledger/heads/:size/head.:kind',
    params: z.object({ size: z.string().check(z.regex(/^[1-9]\d{0,14}$/)), kind: z.enum(['txt', 'tsr']) }),
    closedWith: { feature: 'ledger', isOff },
    limit: { most: 60, minutes: 10, limiter },
  } as const
  serveFile(scope, call, deps, async ({ params: { size, kind } }) => ({
    name: `head-${size}.${kind}`,
    type: kind === 'txt' ? 'text/plain; charset=utf-8' : 'application/timestamp-reply',
    content: await fileOf(Number(size), kind),
  }))
}
