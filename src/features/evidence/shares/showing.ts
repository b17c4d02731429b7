// The files of an opened link: what is looked at and what is downloaded. Each is noted for the link's author, once an opening.
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { accountOfSeat, type CaseDeps, parentSeats } from '#case/cases/public.ts'
import { outgoingContent } from '#case/files/public.ts'
import { type LookKind, lookKind } from '#domain/evidence/shares.ts'
import type { Reply } from '#http/contract.ts'
import { idOf } from '#http/key-id.ts'
import type { RangedFile } from '#http/ranged-file.ts'
import { Fault } from '#kernel/fault.ts'
import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import { mostPdfBytes, type Pages } from '#ports/pages/port.ts'
import type { calls } from './contract.ts'
import { overText } from './present.ts'
import { hashOfVisit } from './secrets.ts'
import type { LinkDbRow } from './store.ts'
import { filesOfLink, noteLook, notePages, openedBy, type SharedFileRow } from './store.opened.ts'

export interface ShowDeps extends CaseDeps {
  files: SealedFiles
  pages: Pages
  /** Whether an account is open. */
  mayShare: (account: string) => Promise<boolean>
}

const reason = 'a share link'
const hours = 2
/** Of a plain text, in bytes; the rest is downloaded. */
const mostText = 200_000
/** The longer side of a page's picture, pixels. */
const side = 1600

type Viewed = NonNullable<Reply<typeof calls.open>['viewed']>
type Visit = LinkDbRow & { opening: string; files: (SharedFileRow & { shows: LookKind | null })[] }

const noSuch = () => new Fault('not_found', msg`There is nothing at this address.`)

async function beginning(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of content) {
    parts.push(part)
    bytes += part.byteLength
    if (bytes >= mostText) break
  }
  return Buffer.concat(parts).subarray(0, mostText)
}

export function showing(deps: ShowDeps) {
  const { cases, clock } = deps
  const contentOf = (link: LinkDbRow, { file }: SharedFileRow) =>
    outgoingContent(deps, { caseId: link.caseId, authorId: link.authorId, id: file }, link.isOriginal)

  /** Whether its author still shares it: their part in the case has not ended, and their account is open. */
  async function isGiven({ caseId, authorId }: LinkDbRow): Promise<boolean> {
    const account = await cases.asSystem(reason, async (tx) => {
      const isIn = (await parentSeats(tx, caseId)).some(({ id, endedAt }) => id === authorId && endedAt === null)
      return isIn ? accountOfSeat(tx, caseId, authorId) : null
    })
    return account !== null && deps.mayShare(account)
  }

  /** The files of a link; `null` where one of them is deleted, or became another: then nothing is shown of the link. */
  async function whole(link: LinkDbRow): Promise<SharedFileRow[] | null> {
    const rows = await cases.asSystem(reason, (tx) => filesOfLink(tx, link))
    for (const row of rows) if ((await contentOf(link, row))?.sha256 !== row.sha256) return null
    return rows
  }

  /** @throws Fault `gone` for an opening that is over, or whose link is */
  async function opened(token: string): Promise<Visit> {
    const at = new Date(clock())
    const since = new Date(at.getTime() - hours * 3_600_000)
    const link = await cases.asSystem(reason, (tx) => openedBy(tx, hashOfVisit(token), { since, at }))
    const rows = link && (await isGiven(link)) && (await whole(link))
    if (!link || !rows) throw new Fault('gone', overText)
    return { ...link, files: rows.map((row) => ({ ...row, shows: row.bytes > mostPdfBytes ? null : lookKind(row.type) })) }
  }

  const fileIn = ({ files }: Visit, id: string) => {
    const file = files.find((one) => one.id === id)
    if (!file) throw noSuch()
    return file
  }

  async function read(visit: Visit, file: SharedFileRow): Promise<RangedFile> {
    const content = await contentOf(visit, file)
    if (!content) throw new Fault('gone', overText)
    return content
  }

  async function note(visit: Visit, file: SharedFileRow, what: 'viewed' | 'saved') {
    const at = new Date(clock())
    await cases.asSystem(reason, (tx) => noteLook(tx, visit, { id: idOf(visit.opening, `${what} ${file.id}`), file: file.id, what, at }))
  }

  /** Hands the work the file as it lies on this machine, until it is done. */
  async function onDisk<T>(content: RangedFile, work: (path: string, folder: string) => Promise<T>): Promise<T> {
    const folder = await mkdtemp(join(tmpdir(), 'casebalance-shared-'))
    try {
      const path = join(folder, 'file')
      await pipeline(Readable.from(await content.read()), createWriteStream(path, { mode: 0o600 }))
      return await work(path, folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  /** How many pages a PDF has: counted once. `null` for one that can’t be opened. */
  async function countOf(visit: Visit, file: SharedFileRow): Promise<number | null> {
    if (file.pages !== null) return file.pages
    const found = await onDisk(await read(visit, file), (path) => deps.pages.layers({ path }, 0, 0))
    if (found.state !== 'read') return null
    await cases.asSystem(reason, (tx) => notePages(tx, visit.caseId, file.id, found.count))
    return found.count
  }

  async function viewOf(visit: Visit, asked: { file: string; from: number }): Promise<Viewed> {
    const file = fileIn(visit, asked.file)
    if (file.shows === null) throw noSuch()
    const viewed: Viewed = { file: file.id, pages: 0, from: 1, text: null, isCut: false, problem: null }
    if (file.shows === 'pages') {
      const pages = await countOf(visit, file)
      if (pages === null)
        return { ...viewed, problem: english(msg`We can’t show the pages of this file. Ask the person who sent the link.`) }
      await note(visit, file, 'viewed')
      return { ...viewed, pages, from: Math.max(1, Math.min(asked.from, pages)) }
    }
    await note(visit, file, 'viewed')
    if (file.shows === 'picture') return viewed
    const text = await beginning(await (await read(visit, file)).read())
    // A letter that is cut in two at the end is left out.
    return { ...viewed, text: new TextDecoder().decode(text, { stream: true }), isCut: file.bytes > mostText }
  }

  return {
    isGiven,
    opened,
    whole,
    withView: async (visit: Visit, token: string, asked: { file: string; from: number } | null): Promise<Reply<typeof calls.open>> => ({
      visit: token,
      until: visit.endsAt.toISOString(),
      maySave: visit.maySave,
      files: visit.files.map(({ id, name, bytes, shows }) => ({ id, name, bytes, shows })),
      viewed: asked && (await viewOf(visit, asked)),
    }),
    /** A file to be saved. @throws Fault `not_found` where it may only be looked at */
    save: async (token: string, id: string): Promise<RangedFile> => {
      const visit = await opened(token)
      if (!visit.maySave) throw noSuch()
      const file = fileIn(visit, id)
      const content = await read(visit, file)
      await note(visit, file, 'saved')
      return content
    },
    /** The picture itself, for the page of the link. */
    picture: async (token: string, id: string): Promise<RangedFile> => {
      const visit = await opened(token)
      const file = fileIn(visit, id)
      if (file.shows !== 'picture') throw noSuch()
      await note(visit, file, 'viewed')
      return read(visit, file)
    },
    /** One page of a PDF, drawn as a JPEG. Nothing of it is stored. @param page from 1 on */
    draw: async (token: string, id: string, page: number): Promise<Uint8Array> => {
      const visit = await opened(token)
      const file = fileIn(visit, id)
      if (file.shows !== 'pages') throw noSuch()
      const picture = await onDisk(await read(visit, file), async (path, folder) => {
        const into = join(folder, 'page.jpg')
        const drawn = await deps.pages.draw({ path }, page - 1, side, into)
        return drawn.state === 'drawn' ? readFile(into) : null
      })
      if (!picture) throw noSuch()
      await note(visit, file, 'viewed')
      return picture
    },
  }
}
