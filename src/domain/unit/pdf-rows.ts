import type { ReadPage, Word } from '../receipts/words.ts'
import { readBankDay } from '../bank/days.ts'

const amount = /^\(?-?\$?\d[\d,]*\.\d\d\)?(?:DR|CR)?$/i
const isZero = (text: string) => !/[1-9]/.test(text)
/** Numbers of payments; words with a digit in them. */
const isNumbered = (text: string) => /\d/.test(text)

/** The words of a page by the line that they stand on, from its top and from the left. */
function linesOf({ words }: ReadPage): Word[][] {
  const lines: Word[][] = []
  for (const word of words.toSorted((one, other) => one.y + one.h / 2 - (other.y + other.h / 2))) {
    const line = lines.at(-1)
    const middle = word.y + word.h / 2
    if (line && middle - (line[0]!.y + line[0]!.h / 2) < word.h / 2) line.push(word)
    else lines.push([word])
  }
  return lines.map((line) => line.toSorted((one, other) => one.x - other.x))
}

/**
 * The rows of a unit's history that has its lines as text: each line that begins with a date and has an amount. Of two amounts on a line the
 * first that isn't zero counts; the other one is a balance.
 * @returns rows with the header that `proposeUnitMapping` knows; the header alone where no line is one
 */
export function rowsOfPages(pages: readonly ReadPage[]): string[][] {
  const rows = pages.flatMap(linesOf).flatMap((line) => {
    const texts = line.map(({ text }) => text)
    // 03/04/2026 is one word; "Mar 3, 2026" is three.
    const width = [1, 3].find((count) => {
      const begins = texts.slice(0, count).join(' ')
      return readBankDay(begins, 'mdy') !== null || readBankDay(begins, 'dmy') !== null
    })
    if (width === undefined) return []
    const rest = texts.slice(width).filter((text) => text !== '$')
    const cents = rest.find((text) => amount.test(text) && !isZero(text))
    if (cents === undefined) return []
    const others = rest.filter((text) => !amount.test(text))
    const [numbers, plain] = [others.filter(isNumbered), others.filter((text) => !isNumbered(text))]
    return [[texts.slice(0, width).join(' '), plain.join(' '), cents, numbers.join(' ')]]
  })
  return [['Date', 'Type', 'Amount', 'Reference'], ...rows]
}
