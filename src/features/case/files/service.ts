import { type CaseTx, lockCase } from '#access/cases.ts'
import { type CaseContext, caseHandlers, type InCase, notFound, type ParentContext } from '#case/cases/public.ts'
import { largestFile, longestName, mostUploads, quota } from '#domain/files/limits.ts'
import { fileName, fitsIn } from '#domain/files/names.ts'
import { sizeText } from '#domain/files/sizes.ts'
import type { Handlers } from '#http/bind.ts'
import { pageOf, readCursor } from '#http/cursor.ts'
import { mustBePrintable } from '#http/printable.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { notAvailable, opened, type Opening, openingOf } from './content.ts'
import type { calls } from './contract.ts'
import {
  addFile,
  type Arrived,
  confirmCopy,
  type FileAt,
  fileAt,
  type FileRow,
  filesOf,
  finishFile,
  removeFile,
  type UploadRow,
  uploadsOf,
  usedBy,
} from './store.ts'
import { takeParts } from './store.parts.ts'
import { seenIn, seenOf } from './known.ts'
import { noFile, viewOf } from './present.ts'
import { preparing, type PreparingDeps } from './preparing.ts'
import { reporting, type ReportingDeps } from './reporting.ts'
import type { FileHolder } from './slots.ts'
import { dropBeside } from './beside.ts'
import { useOfFile } from './store.uses.ts'

const onPage = 50
const otherBytes = () => new Fault('conflict', msg`What arrived is not the file that was sent. Upload it again.`, { why: 'other_bytes' })
const noUpload = () => notFound(msg`There is no such upload. Choose the file again.`)

type InUpload = InCase & { params: { case: string; upload: string } }

export interface FilesDeps extends PreparingDeps, ReportingDeps {
  arrived: readonly ((tx: CaseTx, file: FileAt) => Promise<void>)[]
  holders: readonly FileHolder[]
}

/** Deletes the pieces of an upload or a file of which nothing is needed any more. */
export async function dropParts({ cases, files }: Pick<FilesDeps, 'cases' | 'files'>, of: FileAt): Promise<void> {
  for (const address of await cases.asSystem('pieces of a file', (tx) => takeParts(tx, of))) await files.remove(address)
}

export function service(deps: FilesDeps): Handlers<typeof calls> {
  const { files, scanner, holders } = deps
  const on = caseHandlers(deps, 'case', null)
  const mine = (c: CaseContext, id: string): FileAt => ({ caseId: c.caseId, authorId: c.seat.memberId, id })

  async function checkSpace(c: ParentContext, bytes: number, uploads: readonly UploadRow[]): Promise<void> {
    if (uploads.length >= mostUploads)
      throw new Fault('conflict', msg`${{ most: mostUploads }} uploads are not finished yet. Finish or cancel one first.`)
    const used = await usedBy(c.tx, mine(c, ''))
    if (used + bytes <= quota) return
    const [most, left] = [sizeText(quota), sizeText(Math.max(0, quota - used))]
    throw new Fault(
      'conflict',
      msg`Not enough space: you have ${{ left }} left of ${{ most }} in this case. Delete files that you don’t need.`,
    )
  }

  /** What arrived: its hash must be the one that the sender computed. */
  async function arrivedAs(of: FileRow, opening: Opening, sha256: string): Promise<Arrived> {
    const read = () => opened(files, opening, 'file', of)
    const seen = seenOf(of) ?? (await seenIn(await read(), of.name))
    const known = await seen.known()
    if (known.sha256 !== sha256 || known.bytes !== of.bytes) throw otherBytes()
    const scan = await scanner.scan(await read())
    if (scan !== 'infected') return { type: known.type, sha256, address: null, scan, isMisnamed: known.isMisnamed }
    throw new Fault('forbidden', msg`The virus scanner found malicious software in this file, so it was not saved.`, { why: 'infected' })
  }

  const loaded = on.readAsParent(async (c, { params }: InUpload) => {
    const of = mine(c, params.upload)
    const file = (await fileAt(c.tx, of)) ?? noUpload()
    return { file, opening: await openingOf(c.tx, files, file, c.at) }
  })
  /** Of two that finish one upload the second one changes nothing. */
  const finished = on.change(async (c, { params, arrived }: InUpload & { arrived: Arrived }) => {
    const of = mine(c, params.upload)
    const isNow = await finishFile(c.tx, of, arrived, c.at)
    const file = (await fileAt(c.tx, of)) ?? noUpload()
    if (isNow) for (const follow of deps.arrived) await follow(c.tx, of)
    // Its name can say what its author keeps to themselves, so the record has none.
    const record = { file: of.id, bytes: file.bytes, type: arrived.type, sha256: arrived.sha256 }
    return { reply: file, publish: isNow && 'author', record }
  })
  const canceled = on.change(async (c, { params }: InUpload) => {
    const of = mine(c, params.upload)
    const file = (await fileAt(c.tx, of, true)) ?? noUpload()
    if (file.finishedAt !== null) throw new Fault('conflict', msg`This file was uploaded already.`)
    await removeFile(c.tx, of, c.at)
    return { reply: of, publish: 'author', isRecorded: false }
  })
  const removed = on.change(async (c, { params }: InCase & { params: { case: string; file: string } }) => {
    const of = mine(c, params.file)
    const file = (await fileAt(c.tx, of, true)) ?? noFile()
    if (file.finishedAt === null) noFile()
    if (file.blocked !== null) throw notAvailable(file.blocked)
    const use = await useOfFile(c.tx, of)
    if (use === 'shared') throw new Fault('conflict', msg`You sent this file to others, so it can’t be deleted.`)
    if (use === 'draft')
      throw new Fault('conflict', msg`This file is attached to a draft, or to a message that is about to go out. Remove it there first.`)
    for (const holder of holders) {
      const why = await holder(c.tx, of)
      if (why) throw new Fault('conflict', why)
    }
    await removeFile(c.tx, of, c.at)
    return { reply: file, publish: 'author', record: { file: file.id, sha256: file.sha256 } }
  })

  return {
    list: on.inSeatOr(
      async (c, { query }) => {
        const whose = mine(c, '')
        const asked = ['files', c.caseId, c.seat.memberId]
        const at = readCursor(asked, query.cursor, ['instant', 'id'])
        const found = await filesOf(c.tx, whose, { before: at && { at: new Date(at[0]), id: at[1] }, most: onPage + 1 })
        const page = pageOf(found, onPage, asked, (last) => [last.createdAt.getTime(), last.id])
        return {
          caseId: c.caseId,
          files: page.items.map(viewOf),
          next: page.next,
          uploads: (await uploadsOf(c.tx, whose)).map(({ id, name, bytes, received, isSensitive }) => ({
            id,
            name,
            bytes,
            received,
            isSensitive,
          })),
          used: await usedBy(c.tx, whose),
          most: quota,
          largest: largestFile,
          can: { add: c.isActiveParent },
        }
      },
      () => ({ caseId: null, files: [], next: null, uploads: [], used: 0, most: quota, largest: largestFile, can: { add: false } }),
    ),

    begin: on.change(async (c, { body }) => {
      const id = c.newId()
      if (await fileAt(c.tx, mine(c, id))) return { reply: { id } }
      const name = fileName(body.name)
      mustBePrintable(body.name.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, ''), 'name')
      if (name === '') throw new Fault('invalid', msg`The file needs a name.`, { field: 'name' })
      if (!fitsIn(name, longestName))
        throw new Fault('invalid', msg`The name of this file is too long. Shorten it and try again.`, { field: 'name' })
      if (body.bytes === 0) throw new Fault('invalid', msg`This file is empty.`, { field: 'bytes' })
      const largest = sizeText(largestFile)
      if (body.bytes > largestFile)
        throw new Fault('invalid', msg`This file is larger than ${{ largest }}, the most that can be uploaded.`, { field: 'bytes' })
      // Of two that begin at once the second counts the first.
      await lockCase(c.tx, c.caseId)
      await checkSpace(c, body.bytes, await uploadsOf(c.tx, mine(c, '')))
      const isNew = await addFile(c.tx, c.authored(id), { name, bytes: body.bytes, isSensitive: body.isSensitive ?? false })
      return { reply: { id }, publish: isNew && 'author', isRecorded: false }
    }),

    finish: async (asked) => {
      const { sha256 } = asked.body
      const { file, opening } = await loaded(asked)
      if (file.finishedAt !== null) {
        if (file.sha256 !== sha256) throw otherBytes()
        return viewOf(file)
      }
      if (opening.parts.reduce((sum, part) => sum + part.bytes, 0) !== file.bytes)
        throw new Fault('conflict', msg`This file hasn’t arrived completely. Continue the upload.`, { why: 'unfinished' })
      const arrived = await arrivedAs(file, opening, sha256).catch(async (error: unknown) => {
        // What was refused is not worth going on with.
        if (error instanceof Fault) await dropParts(deps, await canceled(asked))
        throw error
      })
      return viewOf(await finished({ ...asked, arrived }))
    },

    prepare: preparing(deps),
    report: reporting(deps),

    confirmCopy: on.change(async (c, { params }) => {
      const of = mine(c, params.file)
      const file = (await fileAt(c.tx, of, true)) ?? noFile()
      if (file.blocked !== null) throw notAvailable(file.blocked)
      const isNow = await confirmCopy(c.tx, of)
      return { reply: { confirmed: isNow || file.isCopyConfirmed }, publish: isNow && 'author', record: { file: of.id, copy: 'confirmed' } }
    }),

    cancel: async (asked) => {
      await dropParts(deps, await canceled(asked))
      return { canceled: true }
    },

    remove: async (asked) => {
      const file = await removed(asked)
      if (file.address !== null) await files.remove(file.address)
      await dropParts(deps, file)
      if (file.copy) await files.remove(file.copy.address)
      await dropBeside(deps, file)
      return { removed: true }
    },
  }
}
