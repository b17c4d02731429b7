// What a person who sees a request is given: the paper, a picture of one of its pages, and the signed copy.
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Actor } from '#access/actor.ts'
import { caseHandlers, notFound } from '#case/cases/public.ts'
import type { RangedFile } from '#http/ranged-file.ts'
import { dayInZone } from '#kernel/dates.ts'
import { msg } from '#kernel/text.ts'
import { storedFor } from './made.ts'
import { type SigningDeps, topic } from './signing-deps.ts'
import { requestAt } from './store.ts'

interface OneRequest {
  actor: Actor
  params: { case: string; request: string }
}
type Fetch = (asked: OneRequest) => Promise<RangedFile>

/** The longer side of a page's picture, pixels. */
const side = 1400
const noPaper = () => notFound(msg`There is no such paper.`)

export function looking(deps: SigningDeps): {
  paper: Fetch
  signed: Fetch
  page: (asked: OneRequest, page: number) => Promise<Uint8Array>
} {
  const on = caseHandlers(deps, topic)
  const seen = on.inSeat(async (c, { params }: OneRequest) => {
    const row = (await requestAt(c.tx, c.caseId, params.request)) ?? noPaper()
    // A parent's own copy is sealed with their own key; a granted seat reads that of who asked.
    const mine = c.seat.role === 'parent' ? c.seat.memberId : row.authorId
    return { row, mine, caseId: c.caseId }
  })

  const paper: Fetch = async (asked) => {
    const { row, caseId } = await seen(asked)
    const file = await storedFor(deps, { caseId, authorId: row.authorId, id: row.id }, row.sha256)
    return file ? { ...file, name: `paper-${dayInZone('UTC', row.at)}.pdf`, type: 'application/pdf' } : noPaper()
  }
  return {
    paper,
    signed: async (asked) => {
      const { row, mine, caseId } = await seen(asked)
      if (!row.signed) return noPaper()
      const at = (authorId: string) => storedFor(deps, { caseId, authorId, id: row.id }, row.signed!.sha256)
      const file = (await at(mine)) ?? (await at(row.authorId))
      return file ? { ...file, name: `signed-${dayInZone('UTC', row.settledAt!)}.pdf`, type: 'application/pdf' } : noPaper()
    },
    /** Draws a page as a JPEG. @param page from 1 on @throws Fault `not_found` for one that there isn't */
    page: async (asked, page) => {
      const file = await paper(asked)
      const folder = await mkdtemp(join(tmpdir(), 'casebalance-sign-'))
      try {
        const [path, into] = [join(folder, 'file'), join(folder, 'page.jpg')]
        await pipeline(Readable.from(await file.read()), createWriteStream(path, { mode: 0o600 }))
        const drawn = await deps.pages.draw({ path }, page - 1, side, into)
        return drawn.state === 'drawn' ? await readFile(into) : noPaper()
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}
