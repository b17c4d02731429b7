import type { Mark } from './types.ts'

/** `$1,240.50`, `$ 40`, `US$40`, `40 dollars`, `1,200.00 USD`. */
const money =
  /(?:(?<![\w$])(?:US\s?)?\$\s?(?<sign>\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(?<cents>\d{2})(?!\d))?(?![\d,]*\d)(?<scale>\s?(?:k|thousand|million)\b)?|(?<![\d.,$])(?<words>\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(?<more>\d{2}))?\s?(?:US\s)?(?:dollars?\b|USD\b|bucks\b))/gi
const scales: Readonly<Record<string, number>> = { k: 1000, thousand: 1000, million: 1_000_000 }

export interface Amount extends Mark {
  cents: number
}

/** The amounts of US dollars in a text, in order. */
export function amountsIn(text: string): Amount[] {
  const found: Amount[] = []
  for (const match of text.matchAll(money)) {
    const { sign, cents, scale, words, more } = match.groups ?? {}
    const whole = Number((sign ?? words ?? '0').replaceAll(',', '')) * (scale ? (scales[scale.trim().toLowerCase()] ?? 1) : 1)
    found.push({ from: match.index, to: match.index + match[0].length, kind: 'amount', cents: whole * 100 + Number(cents ?? more ?? 0) })
  }
  return found
}
