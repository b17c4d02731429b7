import { createRequire } from 'node:module'
import path from 'node:path'
import sharp from 'sharp'
import { createWorker, OEM, PSM } from 'tesseract.js'
import type { ReadPage } from '#domain/receipts/words.ts'
import { upright } from '#ports/reading/picture.ts'
import type { Engine } from '#ports/reading/port.ts'

const require = createRequire(import.meta.url)
const data = path.join(path.dirname(require.resolve('@tesseract.js-data/eng')), '4.0.0_best_int')
/** Found on the receipts for development: without the empty border, letters about 20 pixels tall. */
const width = 1100
const border = 20

/** Tesseract in WebAssembly, with the data of its npm package: the engine that PP-OCR is measured against. */
export async function tesseract(): Promise<Engine> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, { langPath: data, cacheMethod: 'none', gzip: true })
  // One block of text: lines go across the receipt, from a name to its price.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, user_defined_dpi: '200' })
  return async (file): Promise<ReadPage> => {
    const gray = await upright(file, 2400).grayscale().toBuffer()
    const { data: picture, info } = await trimmed(gray)
    const { data: read } = await worker.recognize(picture, {}, { text: false, blocks: true })
    const lines = (read.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines))
    const slopes = lines.map(({ baseline: { x0, y0, x1, y1 } }) => Math.atan2(y1 - y0, x1 - x0)).toSorted((a, b) => a - b)
    const words = lines
      .flatMap((line) => line.words)
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
        text,
        confidence: confidence / 100,
        x: x0,
        y: y0,
        w: x1 - x0,
        h: y1 - y0,
      }))
    return { width: info.width, height: info.height, slope: slopes[Math.floor(slopes.length / 2)] ?? 0, words }
  }
}

async function trimmed(gray: Buffer) {
  const inner = await sharp(gray).trim({ threshold: 40 }).png().toBuffer()
  const framed = await sharp(inner)
    .extend({ top: border, bottom: border, left: border, right: border, background: '#fff' })
    .png()
    .toBuffer()
  return sharp(framed).resize({ width, kernel: 'cubic' }).png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })
}
