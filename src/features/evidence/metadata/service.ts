import { type CaseContext, type CaseDeps, caseHandlers, notFound } from '#case/cases/public.ts'
import { type FileAt, fileAt, madeContent } from '#case/files/public.ts'
import { againstUpload } from '#domain/evidence/file-times.ts'
import type { Actor } from '#access/actor.ts'
import type { Handlers } from '#http/bind.ts'
import type { RangedFile } from '#http/ranged-file.ts'
import { msg } from '#kernel/text.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import type { calls } from './contract.ts'
import { openedFacts, storedMetadata } from './facts.ts'

interface Asked {
  actor: Actor
  params: { case: string; file: string }
}
const noFile = () => notFound(msg`There is no such file.`)
const none = { made: [], device: null, position: null, traces: [], tags: 0 }

export function service(deps: CaseDeps & { files: SealedFiles }): {
  handlers: Handlers<typeof calls>
  download: (asked: Asked) => Promise<RangedFile>
} {
  const on = caseHandlers(deps, 'case', null)
  // A file is its author's own: row-level security shows nobody else any of the three.
  const own = on.inSeat(async (c: CaseContext, { params }: Asked) => {
    const of: FileAt = { caseId: c.caseId, authorId: c.seat.memberId, id: params.file }
    const file = await fileAt(c.tx, of)
    if (!file || file.finishedAt === null) return noFile()
    return { file, ...(await storedMetadata(c.tx, of)) }
  })

  return {
    handlers: {
      of: async (asked) => {
        const { file, row, made } = await own(asked)
        const uploaded = file.finishedAt!
        const head = { sha256: file.sha256!, uploadedAt: uploaded.toISOString() }
        if (!row) return { state: 'waiting', refusal: null, ...head, by: null, ...none }
        const by = { tool: row.tool, version: row.version, at: row.at.toISOString(), sha256: made?.sha256 ?? null }
        const facts = await openedFacts(deps, { row, made })
        if (facts === null) return { state: 'cannot', refusal: row.refusal, ...head, by, ...none }
        return {
          state: 'read',
          refusal: null,
          ...head,
          by,
          ...facts,
          made: facts.made.map((time) => ({ ...time, against: againstUpload(time, uploaded.getTime()) })),
        }
      },
    },
    download: async (asked) => {
      const { made } = await own(asked)
      if (!made) return noFile()
      const { bytes, sha256 } = made
      return {
        name: `metadata-${asked.params.file.slice(0, 8)}.json`,
        type: 'text/plain',
        bytes,
        sha256,
        read: (range) => madeContent(deps, made, range),
      }
    },
  }
}
