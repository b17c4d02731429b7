import { type FileHandle, open } from 'node:fs/promises'
import { headOf } from '#domain/media/boxes.ts'
import { beginning, type Placed, readFilm, type Track } from '#domain/media/film.ts'
import { neededUnits } from '#domain/media/nals.ts'
import { CannotClean } from '#domain/media/reasons.ts'
import type { Chunk } from '#domain/media/samples.ts'
import { pieceBytes, writer, type Writer } from './writer.ts'
import type { Written } from './work.ts'

/** The description of 24 hours of film has some 30 MB. Bytes. */
const mostMoov = 128 * 2 ** 20
/** The largest picture: one of 8K in ProRes has some 20 MB. Bytes. */
const mostSample = 64 * 2 ** 20

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  let done = 0
  while (done < length) {
    const { bytesRead } = await file.read(bytes, done, length - done, at + done)
    if (bytesRead === 0) throw new CannotClean('damaged', 'cut off')
    done += bytesRead
  }
  return bytes
}

interface Layout {
  moov: { at: number; bytes: number }
  /** Where samples can be. */
  media: { from: number; to: number }[]
  isQuickTime: boolean
}

/** The boxes of a film, the outer ones only. What follows them, and is no box, is not read. */
async function layoutOf(file: FileHandle, size: number): Promise<Layout> {
  let moov: Layout['moov'] | null = null
  let brand = 'qt  '
  const media: Layout['media'] = []
  for (let at = 0; at < size;) {
    const head = headOf(await readAt(file, at, Math.min(16, size - at)), size - at)
    if (head === null) break
    if (head.type === 'moof') throw new CannotClean('fragments')
    if (head.type === 'ftyp') brand = (await readAt(file, at + head.from, 4)).toString('latin1')
    if (head.type === 'mdat') media.push({ from: at + head.from, to: at + head.bytes })
    // A second one belongs to something that was put after the film.
    if (head.type === 'moov') moov ??= { at: at + head.from, bytes: head.bytes - head.from }
    at += head.bytes
  }
  if (moov === null || media.length === 0) throw new CannotClean('damaged', 'no moov or mdat')
  if (moov.bytes > mostMoov) throw new CannotClean('tooLarge')
  return { moov, media, isQuickTime: brand === 'qt  ' }
}

async function copyBytes(file: FileHandle, { offset, bytes }: Chunk, out: Writer): Promise<void> {
  for (let done = 0; done < bytes; done += pieceBytes)
    await out.write(await readAt(file, offset + done, Math.min(pieceBytes, bytes - done)))
}

/** The pictures of a chunk, each without what a decoder does not need. Their new sizes are written into the track's. */
async function copyPictures(file: FileHandle, chunk: Chunk, { units, samples }: Track, out: Writer): Promise<void> {
  const { coding, lengthBytes } = units!
  const sizes = samples.sizes!
  let at = chunk.offset
  for (let index = chunk.first; index < chunk.first + chunk.samples; index += 1) {
    const size = sizes[index]!
    if (size > mostSample) throw new CannotClean('tooLarge')
    const parts = neededUnits(await readAt(file, at, size), coding, lengthBytes)
    at += size
    sizes[index] = parts.reduce((sum, { length }) => sum + length, 0)
    for (const part of parts) await out.write(part)
  }
}

/** Samples must be where films have them: a table could point at any other bytes, and no sample needs to be written twice. */
function checkPlaces(tracks: readonly Track[], { media }: Layout, size: number): void {
  let sum = 0
  for (const { offset, bytes } of tracks.flatMap(({ samples }) => samples.chunks)) {
    sum += bytes
    if (bytes > 0 && !media.some(({ from, to }) => offset >= from && offset + bytes <= to)) throw new CannotClean('damaged', 'place')
  }
  if (sum > size) throw new CannotClean('damaged', 'samples')
}

/**
 * Writes a film or a recording again: its pictures and its sound, without the position, times, names, and tracks of anything else.
 * Samples are copied in pieces, in the order of the file, so that memory does not depend on its length.
 */
export async function cleanFilm(path: string, into: string): Promise<Written> {
  const file = await open(path)
  const out = await writer(into)
  try {
    const { size } = await file.stat()
    const layout = await layoutOf(file, size)
    const film = readFilm(await readAt(file, layout.moov.at, layout.moov.bytes), layout.isQuickTime)
    checkPlaces(film.tracks, layout, size)
    const { type, ftyp } = beginning(film, layout.isQuickTime)
    await out.write(ftyp)
    const head = out.at()
    // Its size is known at the end.
    await out.write(Buffer.from('\0\0\0\u{1}mdat\0\0\0\0\0\0\0\0', 'latin1'))
    const placed = film.tracks.map(({ samples }): Placed & { offsets: number[] } => ({ offsets: [], sizes: samples.sizes }))
    const chunks = film.tracks.flatMap((track, index) => track.samples.chunks.map((chunk, place) => ({ track, index, chunk, place })))
    for (const { track, index, chunk, place } of chunks.toSorted((a, b) => a.chunk.offset - b.chunk.offset)) {
      placed[index]!.offsets[place] = out.at()
      await (track.units ? copyPictures(file, chunk, track, out) : copyBytes(file, chunk, out))
    }
    const bytes = Buffer.alloc(8)
    bytes.writeBigUInt64BE(BigInt(out.at() - head))
    await out.write(film.write(placed))
    await out.patch(head + 8, bytes)
    return { type, tool: 'film', version: '1', parameters: { tracks: film.tracks.length } }
  } finally {
    await file.close()
    await out.close()
  }
}
