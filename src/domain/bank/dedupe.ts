import type { BankLine } from './types.ts'
import { foldText } from './words.ts'

/** A line that was imported before, also one that was corrected since. */
export interface KnownLine {
  id: string
  day: string
  cents: number
  description: string
  fitId: string | null
}

/** What a file adds to what is there. */
export interface Fresh {
  lines: BankLine[]
  /** Lines that are there already. */
  known: number
  /** Earlier lines that the bank has replaced or deleted, by their ids. */
  gone: string[]
  /** Lines of this file that a later one in it replaces or deletes. */
  corrected: number
}

const plainKey = (line: Pick<KnownLine, 'day' | 'cents' | 'description'>) => `${line.day} ${line.cents} ${foldText(line.description)}`

/**
 * What of a file's lines is new in its account. The bank's own id decides (OFX 1.0.2, 11.4.3); a line without one is the same as another
 * with its day, amount and words, and two equal lines of one file are two purchases: so many are new as the file has more of them than there are.
 */
export function freshLines(there: readonly KnownLine[], file: readonly BankLine[]): Fresh {
  const byFitId = new Map<string, string>()
  /** Lines that a line of the file can be the same as by its words: each only once. */
  const open = new Map<string, { any: number; withoutId: number }>()
  for (const line of there) {
    if (line.fitId !== null) byFitId.set(line.fitId, line.id)
    const key = plainKey(line)
    const count = open.get(key) ?? { any: 0, withoutId: 0 }
    count.any += 1
    if (line.fitId === null) count.withoutId += 1
    open.set(key, count)
  }
  const gone = new Set<string>()
  const added = new Map<string, BankLine>()
  const plain: BankLine[] = []
  let [known, corrected] = [0, 0]
  for (const line of file) {
    const { corrects, fitId } = line
    if (corrects) {
      const earlier = byFitId.get(corrects.fitId)
      if (earlier !== undefined) gone.add(earlier)
      if (added.delete(corrects.fitId)) corrected += 1
      if (corrects.action === 'delete') continue
    }
    if (fitId !== null && (byFitId.has(fitId) || added.has(fitId))) {
      known += 1
      continue
    }
    // A line with an id can be one that came without, from a CSV file; never one that has another id.
    const count = open.size === 0 ? undefined : open.get(plainKey(line))
    if (count && (fitId === null ? count.any : count.withoutId) > 0) {
      if (fitId !== null || count.withoutId > 0) count.withoutId -= 1
      count.any -= 1
      known += 1
      continue
    }
    if (fitId === null) plain.push(line)
    else added.set(fitId, line)
  }
  return { lines: [...added.values(), ...plain], known, gone: [...gone], corrected }
}
