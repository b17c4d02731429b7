import type { Actor } from '#access/actor.ts'
import { caseHandlers, notFound } from '#case/cases/public.ts'
import { captionIn, versionAt } from '#evidence/documents/public.ts'
import type { CourtKind } from '#domain/signing/kinds.ts'
import { msg } from '#kernel/text.ts'
import { pageByHand } from './by-hand.ts'
import type { SigningDeps } from './signing-deps.ts'

interface Asked {
  actor: Actor
  params: { case: string; document: string; version: string }
  kind: CourtKind
}

/** The page to be signed by hand for a paper for a court, of the author's documents. It is read at one moment, and drawn after that. */
export function printing(deps: SigningDeps): (asked: Asked) => Promise<Uint8Array> {
  const read = caseHandlers(deps, 'case', null).inSeat(async (c, { params: { document, version }, kind }: Asked) => {
    const found = await versionAt(c.tx, { caseId: c.caseId, authorId: c.seat.memberId, document, version })
    if (!found) return notFound(msg`There is no such version of your documents.`)
    const { title, ...caption } = await captionIn(c)
    return pageByHand(kind, c.seat.state, found.title, { ...caption, caseTitle: title })
  })
  return async (asked) => (await deps.papers.draw(await read(asked))).bytes
}
