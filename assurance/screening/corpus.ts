import { readFileSync } from 'node:fs'
import path from 'node:path'
import { judge, type Judged, type Labelled, labelledIn } from '#domain/screening/labelled.ts'
import { look } from '#domain/screening/model/served.ts'
import { root } from '#scripts/build.ts'
import { type Learned, learnedIn } from './learning.ts'

/** A part of the labelled set with what the server makes of it: the words and the model. */
export const judgedIn = (part: 'tuned' | 'held-out' | 'outside'): Judged[] =>
  labelledIn(readFileSync(path.join(root, 'corpora/screening', `${part}.jsonl`), 'utf8')).map((row) => judge(row, look))

const labelled = ({ id, kind, language, text }: Learned): Labelled => ({
  id,
  kind,
  language,
  about: { name: '', role: 'judge' },
  action: kind === 'threat' ? 'block' : 'publish',
  checks: kind === 'threat' ? ['C1'] : [],
  text,
})

/** The exam, by words alone and with the model, of what sort each text is, and how clear. */
export interface Exam {
  byWords: readonly Judged[]
  byBoth: readonly Judged[]
  sortOf: ReadonlyMap<string, string>
  clarityOf: ReadonlyMap<string, string>
}

export function judgedExam(): Exam {
  const all = learnedIn('exam')
  const rows = all.map(labelled)
  return {
    byWords: rows.map((row) => judge(row)),
    byBoth: rows.map((row) => judge(row, look)),
    sortOf: new Map(all.map(({ id, about }) => [id, about])),
    clarityOf: new Map(all.map(({ id, clarity }) => [id, clarity ?? 'not told'])),
  }
}
