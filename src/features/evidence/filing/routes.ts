import type { FastifyInstance } from 'fastify'
import type { IsOff } from '#http/bind.ts'
import { type FileDeps, serveFile } from '#http/download.ts'
import type { Limiter } from '#http/limits.ts'
import { Choice, OnePaper } from './contract.ts'
import type { printed } from './printing.ts'

interface Deps extends FileDeps {
  limiter: Limiter
  isOff: IsOff
  print: ReturnType<typeof printed>
}

/** Serves papers with replacements as PDF. They are drawn while their reader waits, in a thread of its own. */
export function servePapers(app: FastifyInstance, { limiter, isOff, print, ...deps }: Deps) {
  const call = {
    name: 'filing.print',
    access: 'agreed',
    path: '/api/cases/:case/filing/papers/:paper.pdf',
    params: OnePaper,
    query: Choice,
    closedWith: { feature: 'filing', isOff },
    limit: { most: 30, minutes: 10, limiter },
  } as const
  serveFile(app, call, deps, async (asked) => ({ ...(await print(asked)), type: 'application/pdf' }))
}
