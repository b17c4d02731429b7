import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CaseTx } from '#access/cases.ts'
import { caseHandlers, type InCase } from '#case/cases/public.ts'
import { kindOfType } from '#domain/media/kinds.ts'
import { reasonText } from '#domain/media/reasons.ts'
import type { Handlers } from '#http/bind.ts'
import { english } from '#kernel/english.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Cleaner } from '#ports/cleaning/port.ts'
import type { Scanner } from '#ports/scan/port.ts'
import type { ArrivingDeps } from './arriving.ts'
import { contentOf, keyFor, notAvailable, sealedAs } from './content.ts'
import type { calls } from './contract.ts'
import { noFile, viewOf } from './present.ts'
import { isSafe, mayGoOut, notSure, onlyPictures } from './sharing.ts'
import { addSmall } from './small.ts'
import { addCopy, type Arrived, type CopiedBy, type Copy, type FileAt, type FileRow, fileAt } from './store.ts'

interface Made {
  copy: Copy & Pick<Arrived, 'scan'>
  by: CopiedBy
}

/** A folder that is there for a piece of work alone: what reads files for the copy needs them as they were, and only their owner may. */
async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'casebalance-copy-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export interface PreparingDeps extends ArrivingDeps {
  scanner: Scanner
  cleaner: Cleaner
  copied: readonly ((tx: CaseTx, file: FileAt, copy: { type: string }) => Promise<void>)[]
}

/** Makes the copy of a file that others are given: never the original, which can say where and when a photo was taken. */
export function preparing(deps: PreparingDeps): Handlers<typeof calls>['prepare'] {
  const { files, scanner, cleaner } = deps
  const on = caseHandlers(deps, 'case', null)
  type One = InCase & { params: { case: string; file: string } }

  const loaded = on.readAsParent(async (c, { params }: One) => {
    const at = { caseId: c.caseId, authorId: c.seat.memberId, id: params.file }
    const file = await fileAt(c.tx, at)
    if (!file || file.finishedAt === null) return noFile()
    if (file.blocked !== null) throw notAvailable(file.blocked)
    return { file, key: await keyFor(c.tx, files, at, c.at) }
  })
  const saved = on.change(async (c, { params, made }: One & { made: Made }) => {
    const at = { caseId: c.caseId, authorId: c.seat.memberId, id: params.file }
    const isNow = await addCopy(c.tx, at, made.copy, made.by, c.at)
    if (isNow) for (const follow of deps.copied) await follow(c.tx, at, made.copy)
    const { bytes, sha256 } = made.copy
    const record = { file: params.file, copy: { bytes, sha256 }, ...made.by }
    return { reply: { file: (await fileAt(c.tx, at)) ?? noFile(), isNow }, publish: isNow && 'author', record }
  })

  /** What the scanner says, asked again where it could not say before. */
  async function scanned(file: FileRow): Promise<Arrived['scan'] | Text> {
    if (file.scan !== null && isSafe(file.scan)) return file.scan
    // Of a kind that no copy can be made of, that is the reason.
    if (!scanner.isOn) return mayGoOut({ scan: null, type: file.type! }) || kindOfType(file.type!) === null ? 'not_scanned' : onlyPictures
    const verdict = await scanner.scan(await contentOf(deps, 'file', file))
    if (verdict === 'infected') return msg`The virus scanner found malicious software in this file, so it can’t be sent.`
    if (verdict === 'clean') return 'clean'
    return msg`This file couldn’t be checked for viruses, so it can’t be sent now. Try again later.`
  }

  async function make(file: FileRow, key: Uint8Array): Promise<Made | Text> {
    if (file.isMisnamed) return msg`This file isn’t the type that its name says, so it can’t be sent.`
    const scan = await scanned(file)
    if (typeof scan !== 'string') return scan
    return inFolder(async (folder) => {
      const [path, into] = [join(folder, 'original'), join(folder, 'copy')]
      await writeFile(path, await contentOf(deps, 'file', file), { mode: 0o600 })
      const cleaned = await cleaner.cleanCopy({ path, type: file.type! }, into)
      if (cleaned.state === 'cannot') return reasonText(cleaned.reason)
      const { type, bytes, sha256, tool, version, parameters } = cleaned
      if (!file.isSensitive) await addSmall(deps, file, cleaned, folder)
      const { sha256: address } = await files.put(sealedAs(key, file, 'copy of'), createReadStream(into))
      return { copy: { address, bytes, type, sha256, scan }, by: { tool, version, parameters } }
    })
  }

  return async (asked) => {
    const { file, key } = await loaded(asked)
    if (file.isSensitive && !file.isCopyConfirmed) return { file: viewOf(file), refusal: english(notSure) }
    if (file.copy) {
      // Its copy was made while no scanner was set.
      const why = scanner.isOn ? msg`This file was never checked for viruses, so it can’t be sent. Upload it again.` : onlyPictures
      return { file: viewOf(file), refusal: mayGoOut({ scan: file.scan, type: file.copy.type }) ? null : english(why) }
    }
    const made = await make(file, key)
    if (!('copy' in made)) return { file: viewOf(file), refusal: english(made) }
    const now = await saved({ ...asked, made })
    if (!now.isNow) await files.remove(made.copy.address)
    return { file: viewOf(now.file), refusal: null }
  }
}
