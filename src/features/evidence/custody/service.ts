import { type CaseDeps, caseHandlers, notFound, writersIn } from '#case/cases/public.ts'
import type { UseGate } from '#case/files/public.ts'
import { openedFacts } from '#evidence/metadata/public.ts'
import type { Actor } from '#access/actor.ts'
import type { Handlers } from '#http/bind.ts'
import { msg } from '#kernel/text.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import { chainOf, factsOf, viewOf } from './chain.ts'
import type { calls } from './contract.ts'

export interface CustodyDeps extends CaseDeps {
  files: SealedFiles
  gates: readonly UseGate[]
}
export interface Asked {
  actor: Actor
  params: { case: string; file: string }
}

/** What stands of an own file, with what a paper says besides. A file is its author's own: row-level security shows nobody else any of it. */
export function reading(deps: CustodyDeps) {
  const on = caseHandlers(deps, 'case', null)
  const read = on.inSeat(async (c, { params }: Asked) => {
    const chain = (await chainOf(c, params.file, deps.gates)) ?? notFound(msg`There is no such file.`)
    const { title, state, zone, memberId, caseId } = c.seat
    const { nameOf } = await writersIn(c.tx, c.caseId)
    return { chain, of: { caseId, authorId: memberId, id: chain.id }, title, state, zone, author: nameOf(memberId, c.now), at: c.at }
  })
  return async (asked: Asked) => {
    const found = await read(asked)
    return { ...found, facts: factsOf(found.chain, await openedFacts(deps, found.chain.metadata)) }
  }
}
export type Read = Awaited<ReturnType<ReturnType<typeof reading>>>

export function service(deps: CustodyDeps): Handlers<typeof calls> {
  const read = reading(deps)
  return {
    of: async (asked) => {
      const { chain, facts } = await read(asked)
      return viewOf(chain, facts)
    },
  }
}
