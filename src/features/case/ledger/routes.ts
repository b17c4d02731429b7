import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { IsOff } from '#http/bind.ts'
import { type FileDeps, serveFile } from '#http/download.ts'
import type { Limiter } from '#http/limits.ts'
import { readDay } from '#kernel/day.ts'

interface Deps extends FileDeps {
  limiter: Limiter
  isOff: IsOff
  /** The signed note of a head of the site's tree (`txt`), or its timestamp token (`tsr`). */
  headFile: (size: number, kind: Kind) => Promise<string | Uint8Array>
  /** The same of the tree of a day. */
  dayFile: (day: string, kind: Kind) => Promise<string | Uint8Array>
}

type Kind = 'txt' | 'tsr'
const kinds = z.enum(['txt', 'tsr'])
const typeOf = (kind: Kind) => (kind === 'txt' ? 'text/plain; charset=utf-8' : 'application/timestamp-reply')

/** Heads of the public trees as files: the signed note, and what the outside authority said of it. */
export function serveHeads(scope: FastifyInstance, { limiter, isOff, headFile, dayFile, ...deps }: Deps) {
  const call = {
    name: 'ledger.file',
    access: 'public',
    closedWith: { feature: 'ledger', isOff },
    limit: { most: 60, minutes: 10, limiter },
  } as const
  const ofHead = {
    path: '/api/ledger/heads/:size/head.:kind',
    params: z.object({ size: z.string().check(z.regex(/^[1-9]\d{0,14}$/)), kind: kinds }),
  }
  serveFile(scope, { ...call, ...ofHead }, deps, async ({ params: { size, kind } }) => ({
    name: `head-${size}.${kind}`,
    type: typeOf(kind),
    content: await headFile(Number(size), kind),
  }))
  const ofDay = {
    path: '/api/ledger/days/:day/day.:kind',
    params: z.object({ day: z.string().check(z.refine((day) => readDay(day) !== null)), kind: kinds }),
  }
  serveFile(scope, { ...call, ...ofDay }, deps, async ({ params: { day, kind } }) => ({
    name: `day-${day}.${kind}`,
    type: typeOf(kind),
    content: await dayFile(day, kind),
  }))
}
