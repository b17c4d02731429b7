import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seededNumbers } from '#kernel/seeded.ts'
import { ppocr } from '#ports/reading/ppocr.ts'
import { type Example, fitted } from './fit.ts'
import { madeUp } from './made-up.ts'
import { shapes } from './rows.ts'
import { pageOf } from './page-of.ts'
import { sampleAt } from './samples.ts'
import { scanned } from './sroie.ts'
import { tesseract } from './tesseract.ts'

const seed = 1
const photos = 40
/** Receipts that are read without a mistake. */
const plain = 160
const plainWeight = 0.25

/** Trains the ranker of totals, and writes its weights. The receipts that are held out, and those of the run, have no part in it. */
export async function train(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-train-'))
  const [fine, coarse] = [await ppocr(), await tesseract()]
  const examples: Example[] = []
  for (const { file, total } of scanned('development') ?? [])
    for (const engine of [fine, coarse]) examples.push({ page: await engine(file), total, weight: 1 })
  for (let index = 0; index < photos; index += 1) {
    const { picture, total } = await sampleAt(index, seed)
    const file = path.join(folder, 'photo.jpg')
    writeFileSync(file, picture)
    examples.push({ page: await fine(file), total, weight: 1 })
  }
  for (let index = 0; index < plain; index += 1) {
    const { rows, total } = madeUp(shapes[index % shapes.length]!, seededNumbers(7_000_000 + index))
    examples.push({ page: pageOf(rows), total, weight: plainWeight })
  }
  rmSync(folder, { recursive: true })
  const written = `// Written by \`node assurance/receipts/main.ts --train\`. Do not edit.
export const totalWeights: readonly number[] = [${fitted(examples).join(', ')}]
`
  writeFileSync(path.resolve(import.meta.dirname, '../../src/domain/receipts/weights.generated.ts'), written)
  console.log(`Trained on ${examples.length} receipts.`)
}
