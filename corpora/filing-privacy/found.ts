import { heldOut, tuned } from './all.ts'
import { families, readPaper, type Written } from './paper.ts'
import { findPrivate } from '#domain/filing/find.ts'

const papers: readonly Written[] = [...Object.values(tuned), ...Object.values(heldOut)].flat()

/** What is found in all papers of the corpus: planted items that are missed in part or whole, and sure findings where none is planted. */
export function readCorpus() {
  const missed: string[] = []
  let [planted, alarms] = [0, 0]
  for (const paper of papers) {
    const { text, planted: items } = readPaper(paper)
    const findings = findPrivate([{ page: 1, text }], families[paper.family])
    planted += items.length
    for (const { start, end } of items) {
      const letters = [...text.slice(start, end).matchAll(/[\p{L}\p{N}]/gu)].map(({ index }) => start + index)
      if (!letters.every((at) => findings.some((one) => one.start <= at && at < one.end))) missed.push(text.slice(start, end))
    }
    alarms += findings.filter(
      (one) => one.certainty === 'sure' && !items.some(({ start, end }) => start < one.end && end > one.start),
    ).length
  }
  return { papers: papers.length, planted, missed, alarms }
}
