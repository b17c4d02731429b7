// Receipts of ICDAR 2019 (SROIE): Malaysian, scanned, with what they say. A third of them is for development, the others are held out.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Day } from '#kernel/day.ts'
import { readDay } from '#kernel/day.ts'

const folder = path.resolve(import.meta.dirname, '../../../shared/data/receipts')

export interface Scanned {
  name: string
  /** Path of its picture. */
  file: string
  /** Cents. */
  total: number
  day: Day
}

const isHere = () => existsSync(path.join(folder, 'img'))
const forDevelopment = 30
const hash = (name: string) => createHash('sha256').update(name).digest('hex')

const months = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')
/** The day of a key: with a month's name in front or in the middle, year first, or day first as Malaysia does. */
function keyDay(text: string): Day {
  const [a, b, c] = text.split(/[^\dA-Z]+/i) as [string, string, string]
  const [y, m, d] = a.length === 4 ? [a, b, c] : /^[A-Z]/i.test(a) ? [c, a, b] : [c, b, a]
  const month = /\D/.test(m) ? months.indexOf(m.slice(0, 3).toUpperCase()) + 1 : Number(m)
  const day = readDay(`${y.length === 2 ? `20${y}` : y}-${String(month).padStart(2, '0')}-${d.padStart(2, '0')}`)
  if (day === null) throw new Error(`No day: ${text}`)
  return day
}

/** The receipts of one part, by the hash of their names; `null` where the data set is missing. */
export function scanned(part: 'development' | 'held out'): Scanned[] | null {
  if (!isHere()) return null
  const names = readdirSync(path.join(folder, 'key'))
    .map((file) => path.basename(file, '.json'))
    .toSorted((a, b) => (hash(a) < hash(b) ? -1 : 1))
  const mine = part === 'development' ? names.slice(0, forDevelopment) : names.slice(forDevelopment)
  return mine.map((name) => {
    const key = JSON.parse(readFileSync(path.join(folder, 'key', `${name}.json`), 'utf8')) as { total: string; date: string }
    return {
      name,
      file: path.join(folder, 'img', `${name}.jpg`),
      total: Math.round(Number(key.total.replaceAll(/[^\d.-]/g, '')) * 100),
      day: keyDay(key.date),
    }
  })
}
