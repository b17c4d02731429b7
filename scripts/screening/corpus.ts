import { readFileSync } from 'node:fs'
import path from 'node:path'
import { judge, type Judged, labelledIn } from '../../src/domain/screening/labelled.ts'
import { root } from '../build.ts'

/** A part of the labelled set with what the checks make of it. */
export const judgedIn = (part: 'tuned' | 'held-out'): Judged[] =>
  labelledIn(readFileSync(path.join(root, 'src/domain/screening/corpus', `${part}.jsonl`), 'utf8')).map(judge)
