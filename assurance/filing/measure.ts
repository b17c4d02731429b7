import { families, readPaper, type Written } from '#corpora/filing-privacy/paper.ts'
import { findPrivate } from '#domain/filing/find.ts'
import { type Finding, type FindingKind, findingKinds } from '#domain/filing/types.ts'

/** What was found of the papers of one kind. */
export interface Tally {
  papers: number
  planted: Record<FindingKind, number>
  found: Record<FindingKind, number>
  /** Of those found: by a sure finding. */
  sure: Record<FindingKind, number>
  /** Findings that touch nothing planted, sure and not. */
  falseSure: Record<FindingKind, number>
  falseMaybe: Record<FindingKind, number>
  /** A line for each miss and each false alarm. */
  lines: string[]
}

const none = (): Record<FindingKind, number> => Object.fromEntries(findingKinds.map((kind) => [kind, 0])) as Record<FindingKind, number>
const emptyTally = (): Tally => ({
  papers: 0,
  planted: none(),
  found: none(),
  sure: none(),
  falseSure: none(),
  falseMaybe: none(),
  lines: [],
})

/** The letters and digits of a place: a period at its end is not what is private. */
const core = (text: string, start: number, end: number): [number, number] => {
  const part = text.slice(start, end)
  const lead = /^[^\p{L}\p{N}]*/u.exec(part)![0].length
  const tail = /[^\p{L}\p{N}]*$/u.exec(part)![0].length
  return [start + lead, end - tail]
}

/** What is planted counts as found where findings, of any kind, cover every letter and digit of it: then nothing of it leaves. */
function isCovered(text: string, [start, end]: [number, number], findings: readonly Finding[]): boolean {
  for (let at = start; at < end; at += 1)
    if (/[\p{L}\p{N}]/u.test(text[at]!) && !findings.some((one) => one.start <= at && at < one.end)) return false
  return true
}

export function measure(papers: readonly Written[]): Tally {
  const tally = emptyTally()
  for (const paper of papers) {
    tally.papers += 1
    const { text, planted } = readPaper(paper)
    const findings = findPrivate([{ page: 1, text }], families[paper.family])
    for (const one of planted) {
      tally.planted[one.kind] += 1
      const place = core(text, one.start, one.end)
      const over = findings.filter(({ start, end }) => start < place[1] && end > place[0])
      if (isCovered(text, place, over)) {
        tally.found[one.kind] += 1
        if (over.every(({ certainty }) => certainty === 'sure')) tally.sure[one.kind] += 1
      } else
        tally.lines.push(
          `${paper.name}: missed ${one.kind} ${JSON.stringify(text.slice(one.start, one.end))}, found ${JSON.stringify(over.map(({ quote }) => quote))}`,
        )
    }
    for (const { kind, start, end, quote, certainty } of findings) {
      if (planted.some((one) => one.start < end && one.end > start)) continue
      tally[certainty === 'sure' ? 'falseSure' : 'falseMaybe'][kind] += 1
      tally.lines.push(`${paper.name}: false alarm (${certainty}) ${kind} ${JSON.stringify(quote)}`)
    }
  }
  return tally
}

export const sum = (counts: Readonly<Record<FindingKind, number>>): number => findingKinds.reduce((total, kind) => total + counts[kind], 0)

/** Several tallies as one. */
export function together(tallies: readonly Tally[]): Tally {
  const all = emptyTally()
  for (const one of tallies) {
    all.papers += one.papers
    for (const part of ['planted', 'found', 'sure', 'falseSure', 'falseMaybe'] as const)
      for (const kind of findingKinds) all[part][kind] += one[part][kind]
    all.lines.push(...one.lines)
  }
  return all
}
