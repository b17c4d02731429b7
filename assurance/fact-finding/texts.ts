import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Day } from '#kernel/day.ts'

/** A date in a text that a reader would list as a fact: where it stands (UTF-16 units), and its first day. */
export type Label = readonly [from: number, to: number, first: string]
export type Half = 'tune' | 'unseen'

interface Labels {
  documents: { name: string; path: string; sha256: string; half: Half; labels: Label[] }[]
  messages: { file: string; line: number; sha256: string; half: Half; labels: Label[] }[]
}

export interface Labeled {
  set: 'opinions' | 'messages'
  name: string
  half: Half
  text: string
  written: Day | null
  labels: readonly Label[]
}

const root = path.resolve(import.meta.dirname, '../..')
/** Where opinions are: files of freelawproject/eyecite, tests/assets, at 211aa81417fdb3ea5b81ed575be344a42cf95ec7. They are not part of the project. */
const opinions = process.env['FACT_TEXTS'] ?? path.resolve(root, '../shared/data/opinions')
const comments = path.resolve(root, '../shared/data/messages/goemotions')
/** Comments come without their days. This one stands for all of them: what is counted from it is right or wrong all the same. */
const written = '2019-03-13' as Day

const shaOf = (text: string) => createHash('sha256').update(text).digest('hex')
const readLabels = () => JSON.parse(readFileSync(path.join(root, 'corpora/fact-finding/labels.json'), 'utf8')) as Labels

/** The labeled texts that are beside the project, each checked against the hash it was labeled with; and how many are not there. */
export function labeledTexts(): { texts: Labeled[]; missing: string[] } {
  const { documents, messages } = readLabels()
  const texts: Labeled[] = []
  const missing: string[] = []
  const put = (one: Omit<Labeled, 'text'>, sha256: string, text: string | null) => {
    if (text !== null && shaOf(text) === sha256) texts.push({ ...one, text })
    else missing.push(one.name)
  }
  for (const { name, sha256, half, labels } of documents) {
    const file = path.join(opinions, name)
    put({ set: 'opinions', name, half, written: null, labels }, sha256, existsSync(file) ? readFileSync(file, 'utf8') : null)
  }
  const lines = new Map<string, string[]>()
  for (const { file, line, sha256, half, labels } of messages) {
    const place = path.join(comments, file)
    if (!lines.has(file)) lines.set(file, existsSync(place) ? readFileSync(place, 'utf8').split('\n') : [])
    const text = lines.get(file)![line]?.split('\t')[0] ?? null
    put({ set: 'messages', name: `${file}:${line}`, half, written, labels }, sha256, text)
  }
  return { texts, missing }
}
