import type { Actor } from '#access/actor.ts'
import { type CaseDeps, caseHandlers, notFound, ownerOf } from '#case/cases/public.ts'
import type { Paper } from '#domain/papers/paper.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Papers } from '#ports/papers/port.ts'
import { certificatePaper } from './certificate.ts'
import { type LeavingPaper, partAs } from '#evidence/filing/public.ts'
import { Filters } from './contract.ts'
import { captionIn, indexIn, indexPaper } from './index-of.ts'
import { documentAt } from './store.ts'
import { stepsOf } from './store.parts.ts'

interface OneStep {
  case: string
  document: string
  step: string
}

/** The index of documents as it would be printed now. */
const indexReader = (deps: CaseDeps) =>
  caseHandlers(deps, 'case', null).inSeat(async (c, { part }: { actor: Actor; query: { case: string }; part: Filters }) =>
    indexPaper(await indexIn(c, part)),
  )

/** The same to be checked before it leaves. */
export function leavingIndex(deps: CaseDeps): LeavingPaper {
  const read = indexReader(deps)
  return {
    name: 'documents',
    file: 'documents.pdf',
    read: ({ actor, caseId, part }) => read({ actor, query: { case: caseId }, part: partAs(Filters, part) }),
  }
}

/** Papers about documents. Each is read at one moment, and drawn after that without a connection to the database. */
export function printed({ papers, ...deps }: CaseDeps & { papers: Papers }) {
  const on = caseHandlers(deps, 'case', null)
  const index = indexReader(deps)
  const certificate = on.inSeat(async (c, { params }: { actor: Actor; params: OneStep }): Promise<Paper> => {
    const document = await documentAt(c.tx, ownerOf(c), params.document)
    if (!document || document.removedAt !== null) return notFound(msg`There is no such document.`)
    const step =
      (await stepsOf(c.tx, ownerOf(c), [document.id])).find(({ id }) => id === params.step) ?? notFound(msg`There is no such step.`)
    if (step.how === null || step.takenBackAt !== null)
      throw new Fault('conflict', msg`Only a proof of service that counts has a certificate.`)
    const { title: caseTitle, ...caption } = await captionIn(c)
    return certificatePaper({ ...step, ...caption, how: step.how, caseTitle, document: document.title })
  })
  return {
    index: async (asked: Parameters<typeof index>[0]) => (await papers.draw(await index(asked))).bytes,
    certificate: async (asked: Parameters<typeof certificate>[0]) => (await papers.draw(await certificate(asked))).bytes,
  }
}
