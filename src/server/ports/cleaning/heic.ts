import { readFile } from 'node:fs/promises'
import libheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs'
import sharp from 'sharp'
import { CannotClean } from '#domain/media/reasons.ts'
import { mostPixels, reading } from './images.ts'
import type { Written } from './work.ts'

const { HeifDecoder } = libheif()

/** The pixels of the picture that a file shows first, turned as it says (ISO/IEC 23008-12, 6.5.10). */
async function pixelsOf(path: string) {
  // The picture's auxiliaries are not among them: depth, gain map, the preview.
  const images = new HeifDecoder().decode(await readFile(path))
  const image = images.find((each) => each.is_primary()) ?? images[0]
  if (!image) throw new CannotClean('damaged')
  const [width, height, isClear] = [image.get_width(), image.get_height(), image.has_alpha_channel()]
  if (width * height > mostPixels) throw new CannotClean('tooLarge')
  const data = new Uint8ClampedArray(width * height * 4)
  const isWhole = await new Promise<boolean>((done) => image.display({ data, width, height }, (into) => done(into !== null)))
  if (!isWhole) throw new CannotClean('damaged')
  return { data, width, height, isClear }
}

/** Draws a HEIC again as JPEG, or as PNG where it is transparent: browsers and court staff can open those. */
export async function cleanHeic(path: string, into: string): Promise<Written> {
  const { data, width, height, isClear } = await pixelsOf(path)
  const image = sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 }, limitInputPixels: mostPixels })
  await reading((isClear ? image.png({ compressionLevel: 6 }) : image.removeAlpha().jpeg({ quality: 92 })).toFile(into))
  const parameters = { from: 'image/heic', ...(isClear ? { lossless: true } : { quality: 92 }) }
  return { type: isClear ? 'image/png' : 'image/jpeg', tool: 'libheif', version: '1.23.2', parameters }
}
