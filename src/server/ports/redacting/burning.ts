// Pages as pixels, with bars in them before they are written anywhere.
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { mostPixels } from '../cleaning/images.ts'
import { onPage, opened, pixelsOf } from '../pages/pdfium.ts'
import { Refused } from '../pages/work.ts'
import { openPdfJs } from './extracting.ts'
import type { Burned, Place, Source } from './port.ts'

/** The longer side of a page's picture, pixels: 200 dots an inch on letter paper. */
const side = 2200
/** A bar is that much larger than what was asked for, on each side, pixels: letters have soft edges. */
const more = 2
/** Of the pixels of a place the darkest and the lightest differ by more where something can be seen. */
const leastContrast = 40
/** A compressed edge is never quite sharp: what is that far inside a bar has to be black, and no lighter than this. */
const inset = 8
const mostLight = 40

const pictures: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/tiff', 'image/avif']

/** How many pages there are, and whether some of what they hold can be switched off. */
export async function openFile({ path, type }: Source): Promise<{ count: number; hasLayers: boolean }> {
  if (type !== 'application/pdf') {
    if (!pictures.includes(type)) throw new Refused('kind')
    return { count: 1, hasLayers: false }
  }
  const count = await opened(path, async (pdf) => pdf.count)
  return { count, hasLayers: await hasLayers(path) }
}

/** A file that PDF.js can't open is treated as one that has some. */
async function hasLayers(path: string): Promise<boolean> {
  try {
    const pdf = await openPdfJs(await readFile(path))
    try {
      return [...((await pdf.getOptionalContentConfig()) as Iterable<unknown>)].length > 0
    } finally {
      await pdf.loadingTask.destroy()
    }
  } catch {
    return true
  }
}

interface Pixels {
  /** Three bytes a pixel. */
  data: Buffer
  width: number
  height: number
  /** Of the page, points. */
  points: { width: number; height: number }
}

async function ofPdf(path: string, page: number): Promise<Pixels> {
  return opened(path, async (pdf) => {
    if (page >= pdf.count) throw new Refused('damaged')
    const drawn = onPage(pdf, page, (at) => ({
      ...pixelsOf(pdf, at, side),
      points: { width: pdf.pdfium.FPDF_GetPageWidthF(at), height: pdf.pdfium.FPDF_GetPageHeightF(at) },
    }))
    const { width, height, points } = drawn
    const data = await sharp(drawn.pixels, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .raw()
      .toBuffer()
    return { data, width, height, points }
  })
}

/** A picture upright and on white, on a page as wide as a letter's text. */
async function ofPicture(path: string, type: string): Promise<Pixels> {
  if (!pictures.includes(type)) throw new Refused('kind')
  const { data, info } = await sharp(path, { limitInputPixels: mostPixels, failOn: 'error', pages: 1, sequentialRead: true })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const scale = 792 / Math.max(info.width, info.height)
  return { data, width: info.width, height: info.height, points: { width: info.width * scale, height: info.height * scale } }
}

interface Rectangle {
  left: number
  top: number
  right: number
  bottom: number
}

/** A place in pixels. @param by how much larger on each side; smaller where it is negative */
function rectangle({ x, y, w, h }: Place, { width, height }: Pick<Pixels, 'width' | 'height'>, by: number): Rectangle {
  return {
    left: Math.max(0, Math.floor(x * width) - by),
    top: Math.max(0, Math.floor(y * height) - by),
    right: Math.min(width, Math.ceil((x + w) * width) + by),
    bottom: Math.min(height, Math.ceil((y + h) * height) + by),
  }
}

function* rowsIn({ left, top, right, bottom }: Rectangle, width: number): Generator<[from: number, to: number]> {
  if (right > left) for (let row = top; row < bottom; row += 1) yield [(row * width + left) * 3, (row * width + right) * 3]
}

function isSeen({ data, width, height }: Pixels, place: Place): boolean {
  let [least, most] = [255, 0]
  for (const [from, to] of rowsIn(rectangle(place, { width, height }, 0), width))
    for (let at = from; at < to; at += 3) {
      const light = (data[at]! * 299 + data[at + 1]! * 587 + data[at + 2]! * 114) / 1000
      if (light < least) least = light
      if (light > most) most = light
    }
  return most - least > leastContrast
}

async function isBlackIn(file: string, bars: readonly Place[]): Promise<boolean> {
  const { data, info } = await sharp(file).toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return bars.every((bar) => {
    for (const [from, to] of rowsIn(rectangle(bar, info, -inset), info.width))
      for (let at = from; at < to; at += 1) if (data[at]! > mostLight) return false
    return true
  })
}

/** Draws a page, blackens places, and writes what is left. */
export async function burn(
  { path, type }: Source,
  { page, bars, asked, into }: { page: number; bars: readonly Place[]; asked: readonly Place[]; into: string },
): Promise<Omit<Burned, 'state'>> {
  const pixels = type === 'application/pdf' ? await ofPdf(path, page) : await ofPicture(path, type)
  const { data, width, height, points } = pixels
  const seen = asked.map((place) => isSeen(pixels, place))
  for (const bar of bars) for (const [from, to] of rowsIn(rectangle(bar, pixels, more), width)) data.fill(0, from, to)
  await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 82 })
    .toFile(into)
  return { ...points, seen, isBlack: await isBlackIn(into, bars) }
}
