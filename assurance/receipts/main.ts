// How well receipts are read, by the engine of the product and by tesseract.js: scans that are held out, and made-up ones that were harmed.
import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import path from 'node:path'
import { ppocr } from '#ports/reading/ppocr.ts'
import { conclude, metOf } from '../found.ts'
import { madeUpAsKnown, type Known, measured, scannedAsKnown } from './measure.ts'
import { type Measured, page } from './page.ts'
import { scanned } from './sroie.ts'
import { tesseract } from './tesseract.ts'
import { train } from './train.ts'

if (process.argv.includes('--train')) {
  await train()
  process.exit()
}
const isSmall = process.argv.includes('--small')
/** Not that of the receipts for training. */
const seed = 2
const number = isSmall ? 7 : 60

const scans = isSmall ? null : scanned('held out')
if (!scans && !isSmall) console.log('Skipped: the scanned receipts are not beside the project.')
const madeUp: Known[] = []
for (let index = 0; index < number; index += 1) madeUp.push(await madeUpAsKnown(index, seed))
const sets = [...(scans ? [{ set: 'scans', of: scans.map(scannedAsKnown) }] : []), { set: 'made up', of: madeUp }]
const engines = [{ engine: 'PP-OCRv4', make: ppocr }, ...(isSmall ? [] : [{ engine: 'tesseract.js', make: tesseract }])]

const all: Measured[] = []
for (const { engine, make } of engines) {
  const reads = await make()
  for (const { set, of } of sets) {
    const outcomes = await measured(reads, of)
    all.push({ engine, set, outcomes, megabytes: Math.round(process.memoryUsage().rss / 2 ** 20) })
    const right = (is: 'isTotal' | 'isDay') => outcomes.filter((outcome) => outcome[is]).length
    console.log(`${engine}, ${set}: total ${right('isTotal')} and day ${right('isDay')} of ${outcomes.length}`)
  }
}

if (!isSmall) {
  const machine = `${cpus().length} cores (${cpus()[0]!.model}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync(path.resolve(import.meta.dirname, '../../docs/receipts.md'), page({ day, machine, all, isWithoutScans: scans === null }))
}
const share = (engine: string, set: string, is: 'isTotal' | 'isDay') => {
  const { outcomes } = all.find((one) => one.engine === engine && one.set === set)!
  return outcomes.filter((outcome) => outcome[is]).length / outcomes.length
}
const goal = (engine: string, set: string, total: number, day: number) =>
  (['isTotal', 'isDay'] as const).map((is) => {
    const least = is === 'isTotal' ? total : day
    return { goal: `${engine}, ${set}: ${is === 'isTotal' ? 'total' : 'day'} at least ${least}`, isMet: share(engine, set, is) >= least }
  })
const goals = all.filter(({ engine, set }) => engine === 'PP-OCRv4' || set === 'scans')
conclude(
  'receipts',
  metOf(goals.flatMap(({ engine, set }) => goal(engine, set, engine === 'PP-OCRv4' ? 0.9 : 0.8, engine === 'PP-OCRv4' ? 0.9 : 0.88))),
)
// The worker of tesseract.js goes on otherwise.
process.exit()
