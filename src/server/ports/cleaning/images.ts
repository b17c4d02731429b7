import { readFile } from 'node:fs/promises'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { Kind } from '#domain/media/kinds.ts'
import { CannotClean } from '#domain/media/reasons.ts'
import type { Written } from './work.ts'

/** The largest sensors of phones have 200 million pixels. Of an animation all frames count together. */
export const mostPixels = 210_000_000

// One image at a time, and nothing stays in memory after it.
sharp.cache(false)
sharp.concurrency(1)
// Formats that can load other files or run long are never asked for: only what kinds.ts knows is opened.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadTiffFile',
    'VipsForeignLoadTiffBuffer',
    'VipsForeignLoadHeifFile',
    'VipsForeignLoadHeifBuffer',
  ],
})

export type ImageKind = Extract<Kind, 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif'>

const imageKinds: readonly Kind[] = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif']

export const isImage = (kind: Kind): kind is ImageKind => imageKinds.includes(kind)

const version = `${sharp.versions.sharp} (libvips ${sharp.versions.vips})`

/** libvips reports what is wrong with a picture as text only. */
function refusal(error: unknown): CannotClean {
  const text = String(error)
  return new CannotClean(/pixel limit|exceeds|too (large|big)|dimensions/i.test(text) ? 'tooLarge' : 'damaged', text.slice(0, 200))
}

/** Fails with the reason instead of libvips' text. A full disk or a missing folder stays an error of this machine. */
export async function reading<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof CannotClean || /unable to (open|write)|No space|ENOSPC|ENOENT|EACCES/i.test(String(error))) throw error
    throw refusal(error)
  }
}

/** An animated PNG has a chunk `acTL` in front of its picture (PNG 3rd edition, 11.3.6.1). libvips sees the first frame only. */
async function refuseAnimatedPng(file: string | Buffer): Promise<void> {
  const bytes = typeof file === 'string' ? await readFile(file) : file
  let at = 8
  while (at + 8 <= bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (name === 'acTL') throw new CannotClean('animation')
    if (name === 'IDAT') return
    at += 12 + bytes.readUInt32BE(at)
  }
}

const isLossless = (head: Buffer) => head.subarray(0, 4096).includes('VP8L')

/** The picture as it is to be seen: turned upright, in sRGB. Without `keep…` sharp writes no metadata at all. */
export function openImage(file: string | Buffer, kind: ImageKind, isAnimated = true): Sharp {
  const pages = isAnimated && (kind === 'gif' || kind === 'webp' || kind === 'tiff') ? -1 : 1
  const image = sharp(file, { limitInputPixels: mostPixels, failOn: 'error', pages, sequentialRead: true })
  // libvips can't turn several frames, and animations have no orientation.
  return pages === 1 ? image.autoOrient() : image
}

function encode(image: Sharp, metadata: Metadata, kind: ImageKind, lossless: boolean): { image: Sharp; written: Written } {
  const written = (type: string, parameters: Written['parameters']): Written => ({ type, tool: 'sharp', version, parameters })
  switch (kind) {
    case 'jpeg': {
      const chromaSubsampling = metadata.chromaSubsampling === '4:4:4' ? '4:4:4' : '4:2:0'
      return { image: image.jpeg({ quality: 92, chromaSubsampling }), written: written('image/jpeg', { quality: 92, chromaSubsampling }) }
    }
    case 'png':
      return { image: image.png({ compressionLevel: 6 }), written: written('image/png', { lossless: true }) }
    case 'webp':
      return lossless
        ? { image: image.webp({ lossless: true, effort: 2 }), written: written('image/webp', { lossless: true }) }
        : { image: image.webp({ quality: 90, effort: 2 }), written: written('image/webp', { quality: 90 }) }
    case 'gif':
      return { image: image.gif({ effort: 3 }), written: written('image/gif', { colors: 256 }) }
    case 'tiff':
      return { image: image.tiff({ compression: 'deflate' }), written: written('image/tiff', { lossless: true }) }
    case 'avif':
      // Encoding AVIF takes a hundred times as long as JPEG, and court staff can open a JPEG.
      return metadata.hasAlpha
        ? { image: image.png({ compressionLevel: 6 }), written: written('image/png', { from: 'image/avif' }) }
        : { image: image.jpeg({ quality: 92 }), written: written('image/jpeg', { quality: 92, from: 'image/avif' }) }
  }
}

async function prepare(file: string | Buffer, kind: ImageKind) {
  if (kind === 'png') await refuseAnimatedPng(file)
  const lossless = kind === 'webp' && isLossless(typeof file === 'string' ? await readFile(file) : file)
  let image = openImage(file, kind)
  let metadata: Metadata
  try {
    metadata = await image.metadata()
  } catch (error) {
    // libvips opens several pages at once only where they have the same size.
    if (kind === 'tiff' && ((await reading(openImage(file, kind, false).metadata())).pages ?? 1) > 1) throw new CannotClean('pages')
    throw refusal(error)
  }
  if ((metadata.pages ?? 1) > 1 && (metadata.orientation ?? 1) > 1) throw new CannotClean('pages')
  // A single frame may have an orientation.
  if ((metadata.pages ?? 1) === 1) image = openImage(file, kind, false)
  return encode(image, metadata, kind, lossless)
}

/**
 * Draws a picture again from its pixels. Nothing of the file itself is copied: no EXIF, XMP, IPTC, maker notes, comments,
 * color profile, gain map, second picture, or what follows its end (a motion photo's video, a ZIP).
 */
export async function cleanImage(file: string | Buffer, kind: ImageKind, into: string): Promise<Written> {
  const { image, written } = await prepare(file, kind)
  await reading(image.toFile(into))
  return written
}

/** Writes a picture of at most `size` pixels on its longer side. The first frame stands for an animation. */
export async function shrink(image: Sharp, into: string, size: number): Promise<{ width: number; height: number }> {
  const small = image.resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true }).webp({ quality: 78, effort: 2 })
  const { width, height } = await reading(small.toFile(into))
  return { width, height }
}
