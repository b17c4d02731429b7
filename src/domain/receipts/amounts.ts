import { boxOf, confidenceOf, type Line } from './lines.ts'
import type { Box } from './words.ts'

/** An amount of money as it stands on a receipt. */
export interface Amount {
  /** Negative for what is given back or taken off. */
  cents: number
  /** The index of its line. */
  line: number
  /** What stands before it: on its line, or on the line above where that has words and no amount. Lowercase. */
  label: string
  box: Box
  confidence: number
  hasCurrency: boolean
  /** A blank stands where its point must be: the engine missed it, or these are two numbers. */
  isPatched: boolean
}

const currency = String.raw`(?:RM|MYR|US\$|USD|S\$|\$|£|€)`
const pattern = new RegExp(
  String.raw`(?<![\d.,:/#])(?<open>[-(−–]\s?)?(?<mark>${currency})?\s?(?<minus>[-−]\s?)?(?<whole>\d{1,3}(?:,\s?\d{3})+|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,6})(?<point>\s?[.,]\s?|\s(?=\d{2}(?:$|\s*$)))(?<part>\d{2})(?![\d%])(?!\s?%)(?![.,/:-]\d)(?<after>-|\s?CR\b)?`,
  'gi',
)
/** Characters that engines read in place of digits, beside a digit or a point. */
const misread: readonly [RegExp, string][] = [
  [/(?<=[\d.,])[oO](?=[\d.,oO]|\b)|(?<=[$\s]|^|RM)[oO](?=[.,]\s?\d{2})/g, '0'],
  [/(?<=[\d.,])[lI|](?=[\d.,]|\b)|(?<=[$\s]|^|RM)[lI|](?=\d*[.,]\s?\d{2}\b)/g, '1'],
  // Before a number it is a dollar sign.
  [/(?<=\d[.,]\d?)S(?=\d|\b)/g, '5'],
  [/(?<=[^A-Za-z]|^)S(?=\d{1,6}[.,]\s?\d{2}\b)/g, '$'],
  [/(?<=\d[.,]\d?)B(?=\d|\b)/g, '8'],
]

/** The text with its misread digits put right; as long as it was, so that places stay. */
const withDigits = (text: string): string => misread.reduce((so, [wrong, right]) => so.replace(wrong, right), text)

const most = 99_999_999

/** Every amount with cents on a receipt, from top to bottom. */
export function amountsOf(lines: readonly Line[]): Amount[] {
  const found = lines.map((line, index) => amountsIn(line, index))
  return found.flatMap((amounts, index) =>
    amounts.map((amount) => {
      const above = lines[index - 1]
      const isBare = !/[a-z]{2}/.test(amount.label.replaceAll(/\b(?:rm|myr|usd)\b/g, ''))
      if (!isBare || !above || found[index - 1]!.length > 0) return amount
      return { ...amount, label: `${above.text.toLowerCase()} ${amount.label}` }
    }),
  )
}

function amountsIn(line: Line, index: number): Amount[] {
  const text = withDigits(line.text)
  return [...text.matchAll(pattern)].flatMap((match) => {
    const { whole, part, open, minus, after, mark, point } = match.groups as Record<string, string | undefined>
    const isPatched = point!.trim() === ''
    const cents = Number(whole!.replaceAll(/\D/g, '')) * 100 + Number(part)
    // Two numbers side by side are a count and a price at least as often as an amount without its point.
    if (cents > most || (isPatched && mark === undefined && !/[a-z]{3}/i.test(text.slice(0, match.index)))) return []
    const isNegative = open !== undefined || minus !== undefined || after !== undefined
    const [from, to] = [match.index, match.index + match[0].length]
    return [
      {
        cents: isNegative ? -cents : cents,
        line: index,
        label: text.slice(0, from).toLowerCase(),
        box: boxOf(line, from, to),
        confidence: confidenceOf(line, from, to),
        hasCurrency: mark !== undefined,
        isPatched,
      },
    ]
  })
}
