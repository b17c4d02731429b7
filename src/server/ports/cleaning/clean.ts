import { createHash } from 'node:crypto'
import { copyFile, open, rm, stat } from 'node:fs/promises'
import { isKind, kindOfType, type Kind } from '#domain/media/kinds.ts'
import { plainText } from '#domain/media/plain.ts'
import { CannotClean } from '#domain/media/reasons.ts'
import { cleanFilm } from './film.ts'
import { cleanImage, isImage, openImage, shrink } from './images.ts'
import type { Cleaned, Thumbnail } from './port.ts'
import type { Answer, Work, Written } from './work.ts'

/** The length of a file and its hash, read in pieces. */
async function measure(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  const file = await open(path)
  try {
    for await (const piece of file.readableWebStream()) {
      hash.update(piece)
      bytes += piece.byteLength
    }
  } finally {
    await file.close()
  }
  return { bytes, sha256: hash.digest('hex') }
}

async function kindOf({ path, type }: Work): Promise<Kind> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(4096)
    const { bytesRead } = await file.read(head, 0, head.length, 0)
    if (bytesRead === 0) throw new CannotClean('empty')
    const kind = kindOfType(type)
    if (kind === null) throw new CannotClean('kind')
    if (!isKind(kind, head.subarray(0, bytesRead))) throw new CannotClean('otherType')
    return kind
  } finally {
    await file.close()
  }
}

/**
 * Plain text has no place for anything but what a person reads: the copy is the original, and says so. Text that has a photo in
 * it, as a mail or a saved page can, is another kind of file.
 */
async function copyText(path: string, type: string, into: string): Promise<Written> {
  const { size } = await stat(path)
  const isPlain = plainText()
  const file = await open(path)
  try {
    const piece = Buffer.alloc(65_536)
    for (let at = 0; at < size; at += piece.length) {
      const { bytesRead } = await file.read(piece, 0, piece.length, at)
      const read = piece.subarray(0, bytesRead)
      if (!isKind('text', read)) throw new CannotClean('otherType')
      if (!isPlain(read.toString('latin1'))) throw new CannotClean('kind')
    }
  } finally {
    await file.close()
  }
  await copyFile(path, into)
  return { type: type.split(';')[0]!.trim().toLowerCase(), tool: 'none', version: '1', parameters: { unchanged: true } }
}

async function write(work: Work, kind: Kind): Promise<Written> {
  if (isImage(kind)) return cleanImage(work.path, kind, work.into)
  if (kind === 'film') return cleanFilm(work.path, work.into)
  // Large libraries are loaded for the files that need them.
  if (kind === 'pdf') return (await import('./pdf.ts')).cleanPdf(work.path, work.into)
  if (kind === 'heic') return (await import('./heic.ts')).cleanHeic(work.path, work.into)
  if (kind === 'office') return (await import('./office.ts')).cleanOffice(work.path, work.type, work.into)
  return copyText(work.path, work.type, work.into)
}

async function cleanCopy(work: Work): Promise<Cleaned> {
  try {
    const written = await write(work, await kindOf(work))
    return { state: 'clean', ...written, ...(await measure(work.into)) }
  } catch (error) {
    await rm(work.into, { force: true })
    if (error instanceof CannotClean) return { state: 'cannot', reason: error.reason }
    throw error
  }
}

async function thumbnail(work: Work, size: number): Promise<Thumbnail | null> {
  try {
    const kind = await kindOf(work)
    if (!isImage(kind)) return null
    const measures = await shrink(openImage(work.path, kind, false), work.into, size)
    return { type: 'image/webp', ...measures, ...(await measure(work.into)) }
  } catch (error) {
    await rm(work.into, { force: true })
    if (error instanceof CannotClean) return null
    throw error
  }
}

/** One piece of work, as the process of cleaning.process.ts does it. */
export async function run(work: Work): Promise<Answer> {
  try {
    return work.size === null ? { cleaned: await cleanCopy(work) } : { thumbnail: await thumbnail(work, work.size) }
  } catch (error) {
    return { fault: String(error) }
  }
}
