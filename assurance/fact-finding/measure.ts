import { findCandidates } from '#domain/suggestions/find.ts'
import type { Candidate } from '#domain/suggestions/types.ts'
import type { Labeled } from './texts.ts'

export interface Miss {
  name: string
  is: 'not found' | 'wrong day' | 'no fact'
  text: string
  from: number
}

export interface Measured {
  texts: number
  labels: number
  proposed: number
  /** Proposed and labeled. */
  found: number
  /** And with its first day. */
  right: number
  misses: Miss[]
}

const dateOf = ({ marks }: Candidate) => marks.find(({ kind }) => kind === 'date')!

/** Goes through texts as the product does, each alone, and compares with the labels. @param withLow counts what is proposed behind the others too */
export function measured(texts: readonly Labeled[], withLow: boolean): Measured {
  const sum: Measured = { texts: texts.length, labels: 0, proposed: 0, found: 0, right: 0, misses: [] }
  for (const { name, text, written, labels } of texts) {
    const miss = (is: Miss['is'], from: number, to: number) => sum.misses.push({ name, is, from, text: text.slice(from, to) })
    const proposed = findCandidates([{ text, written }], []).filter(({ isLow }) => withLow || !isLow)
    const used = new Set<Candidate>()
    sum.labels += labels.length
    sum.proposed += proposed.length
    for (const [from, to, first] of labels) {
      const over = proposed.filter((one) => dateOf(one).from < to && from < dateOf(one).to)
      for (const one of over) used.add(one)
      const [one] = over
      if (!one) miss('not found', from, to)
      else {
        sum.found += 1
        if (one.when.first === first) sum.right += 1
        else miss('wrong day', from, to)
      }
    }
    for (const one of proposed) if (!used.has(one)) miss('no fact', dateOf(one).from, dateOf(one).to)
  }
  return sum
}
