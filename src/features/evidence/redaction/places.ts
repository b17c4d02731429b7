import type { CaseTx } from '#access/cases.ts'
import type { FileAt } from '#case/files/public.ts'
import { findPhrase } from '#domain/redaction/finding.ts'
import { limits, placesOf, wordsBetween } from '#domain/redaction/marks.ts'
import type { TextRange } from '#domain/redaction/ranges.ts'
import { textOfFile, wordsOn, wordsWith } from '#evidence/texts/public.ts'
import type { Reply } from '#http/contract.ts'
import type { calls } from './contract.ts'

/** Finds that are listed: who hides more chooses another word. */
const mostFound = 500
/** Words that are listed before and after a find. */
const around = 4

/** Where a phrase stands on the pages of a file, as far as they were read. */
export async function findsOf(tx: CaseTx, of: FileAt, phrase: string): Promise<Reply<typeof calls.find>> {
  const { state } = await textOfFile(tx, of)
  const found = (await wordsWith(tx, of, phrase, limits.pages)).flatMap(({ page, width, height, words: lines }) => {
    const words = lines.flat()
    const texts = words.map(([text]) => text)
    const said = (from: number, to: number) => texts.slice(Math.max(0, from), to).join(' ')
    return findPhrase(texts, phrase).map((places) => {
      const [first, last] = [places[0]!, places.at(-1)!]
      return {
        page,
        before: said(first - around, first),
        words: said(first, last + 1),
        after: said(last + 1, last + 1 + around),
        places: placesOf(
          places.map((place) => words[place]!),
          height / width,
        ),
      }
    })
  })
  return { found: found.slice(0, mostFound), isAll: state === 'read' && found.length <= mostFound }
}

/** Marks for stretches of text; what names no word of a page has none. */
export async function marksOf(tx: CaseTx, of: FileAt, ranges: readonly TextRange[]): Promise<Reply<typeof calls.ranges>['marks']> {
  const pages = new Map((await wordsOn(tx, of, [...new Set(ranges.map(({ page }) => page))])).map((page) => [page.page, page]))
  return ranges
    .flatMap(({ page, start, end, reason }) => {
      const on = pages.get(page)
      if (!on) return []
      const found = wordsBetween(on.words, start, end)
      const words = found.map(([text]) => text).join(' ')
      return placesOf(found, on.height / on.width).map((place) => ({ ...place, page, reason, isNamed: reason !== 'other', words }))
    })
    .slice(0, limits.marks)
}
