import { stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { processes } from '../processes.ts'
import { byExiftool, exiftoolVersion } from './exiftool.ts'
import type { MetadataReader, MetadataRead, Source } from './port.ts'
import type { Answer, Work } from './work.ts'

const { version: ofExifreader } = createRequire(import.meta.url)('exifreader/package.json') as { version: string }

interface Settings {
  /** The program of exiftool; `null`: it is not asked. */
  exiftool: string | null
  /** Time for one file, ms. */
  patience: number
  /** Memory of what reads, MB. */
  megabytes: number
  /** What exiftool may write, bytes. */
  most: number
}

const usual: Settings = { exiftool: 'exiftool', patience: 60_000, megabytes: 1000, most: 8 * 2 ** 20 }

/** Kinds that exifreader knows, and the largest file that it is given: it reads a file whole. Bytes. */
const pictures = /^image\/(?:jpeg|png|tiff|heic|heif|avif|webp|gif|jxl)$/
const largestPicture = 200 * 2 ** 20

/** Reads by exiftool where it is installed, else pictures by exifreader: each in processes of their own, which are ended when they take too much. */
export function metadataReader(changed: Partial<Settings> = {}): MetadataReader {
  const settings = { ...usual, ...changed }
  const { exiftool, patience, megabytes } = settings
  const limits = { atOnce: 1, megabytes, idle: 60_000, worksEach: 200 }
  const pool = processes<Work, Answer>('metadata reader', new URL('./exifreader.process.ts', import.meta.url), limits)
  let version: Promise<string | null> | undefined
  let isClosed = false
  let last: Promise<unknown> = Promise.resolve()

  async function byExifreader({ path: file, type }: Source): Promise<MetadataRead> {
    const by = { tool: 'exifreader', version: ofExifreader } as const
    if (!pictures.test(type)) return { ...by, state: 'cannot', reason: 'kind' }
    if ((await stat(file)).size > largestPicture) return { ...by, state: 'cannot', reason: 'tooLarge' }
    const done = await pool.run({ path: file }, patience)
    if ('stopped' in done) return { ...by, state: 'cannot', reason: done.stopped === 'stopped' ? 'damaged' : done.stopped }
    if ('fault' in done.answer) throw new Error(`A file’s metadata could not be read: ${done.answer.fault}`)
    return 'tags' in done.answer ? { ...by, state: 'read', tags: done.answer.tags } : { ...by, state: 'cannot', reason: done.answer.reason }
  }

  async function one(source: Source): Promise<MetadataRead> {
    if (isClosed) throw new Error('The metadata reader is closed.')
    const file = path.resolve(source.path)
    await stat(file)
    const found = exiftool === null ? null : await (version ??= exiftoolVersion(exiftool))
    return found === null ? byExifreader({ ...source, path: file }) : byExiftool(exiftool!, found, file, settings)
  }

  return {
    // One file at a time: the other core answers people.
    read(source) {
      const next = last.then(() => one(source))
      last = next.catch(() => {})
      return next
    },
    async close() {
      isClosed = true
      await pool.close()
    },
  }
}
