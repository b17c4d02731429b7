import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readReceipt } from '#domain/receipts/read.ts'
import type { Day } from '#kernel/day.ts'
import type { Engine } from '#ports/reading/port.ts'
import { sampleAt } from './samples.ts'
import type { Scanned } from './sroie.ts'

/** After every receipt of the sets. */
const latest = '2026-12-31' as Day

/** A receipt with what is right. */
export interface Known {
  name: string
  total: number
  day: Day
  merchant: string | null
  tax: number | null
  tip: number | null
  /** Writes its picture somewhere, or says where it is. */
  file: (folder: string) => Promise<string>
}

export interface Outcome {
  name: string
  ms: number
  isTotal: boolean
  isDay: boolean
  /** `null` where it isn't measured. */
  isMerchant: boolean | null
  isTax: boolean | null
  isTip: boolean | null
  /** Why the total is wrong; '' where it is right. */
  cause: '' | 'not read' | 'offered, but not first'
  /** Why the day is wrong. */
  dayCause: '' | 'not read' | 'offered, but not first'
}

export const scannedAsKnown = (of: Scanned): Known => ({ ...of, merchant: null, tax: null, tip: null, file: async () => of.file })

export async function madeUpAsKnown(index: number, seed: number): Promise<Known> {
  const { shape, harm, picture, total, day, merchant, tax, tip } = await sampleAt(index, seed)
  return {
    name: `${index} (${shape}, ${harm})`,
    total,
    day,
    merchant,
    // A card slip has its tax inside, and a refund has it below zero: neither is offered.
    tax: shape === 'card slip' || shape === 'refund' ? null : tax,
    tip,
    file: async (folder) => {
      const file = path.join(folder, `${index}.jpg`)
      await writeFile(file, picture)
      return file
    },
  }
}

/** Reads each receipt and compares the first thing that would be offered with what is right. */
export async function measured(engine: Engine, all: readonly Known[]): Promise<Outcome[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casebalance-receipts-'))
  try {
    const outcomes: Outcome[] = []
    for (const known of all) {
      const file = await known.file(folder)
      const began = performance.now()
      const page = await engine(file)
      const ms = performance.now() - began
      const { total, day, merchant, tax, tip } = readReceipt(page, latest)
      const isTotal = total[0]?.value === known.total
      const isDay = day[0]?.value === known.day
      const isOffered = total.some(({ value }) => value === known.total)
      const same = (a: string | undefined, b: string) => a?.toLowerCase() === b.toLowerCase()
      outcomes.push({
        name: known.name,
        ms,
        isTotal,
        isDay,
        isMerchant: known.merchant === null ? null : same(merchant[0]?.value, known.merchant),
        isTax: known.tax === null ? null : tax[0]?.value === known.tax,
        isTip: known.tip === null ? null : tip[0]?.value === known.tip,
        cause: isTotal ? '' : isOffered ? 'offered, but not first' : 'not read',
        dayCause: isDay ? '' : day.some(({ value }) => value === known.day) ? 'offered, but not first' : 'not read',
      })
    }
    return outcomes
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
