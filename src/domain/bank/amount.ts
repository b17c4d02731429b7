import { mostCents } from '#domain/money/cents.ts'
import type { SkipReason } from './types.ts'

/** What stands between dollars and cents. */
export type DecimalSign = '.' | ','

type NoAmount = Extract<SkipReason, 'no_amount' | 'too_large' | 'currency'>

/** No amount is longer; a cell of a megabyte is not searched for one. */
const longestAmount = 60

const plain = /^-?\d{1,8}\.\d\d$/
const otherCurrency = /[€£¥₹]|\b(?:EUR|GBP|CAD|AUD|MXN|CHF|JPY)\b|[A-Z]\$/i
const excelText = /^="(.*)"$/

const groups = { '.': /^\d{1,3}(?:[, ']\d{3})+(?=\.|$)/, ',': /^\d{1,3}(?:[. ']\d{3})+(?=,|$)/ } as const
const figure = { '.': /^(\d*)(?:\.(\d+))?$/, ',': /^(\d*)(?:,(\d+))?$/ } as const

/**
 * Reads an amount as banks write it: `-12.50`, `(12.50)`, `12.50-`, `$1,234.56`, `- $25.00`, `12,50`, `="12.50"`, `12.50 DR`.
 * @param decimal how the file writes cents (`decimalOf`)
 * @returns cents, below zero with any of the signs for that, or why there is no amount; nothing is rounded
 */
export function readBankAmount(cell: string, decimal: DecimalSign): number | NoAmount {
  if (cell.length > longestAmount) return 'no_amount'
  if (decimal === '.' && plain.test(cell)) return Math.round(Number(cell) * 100)
  let text = cell.replaceAll('\u00a0', ' ').replaceAll('−', '-').trim()
  text = (excelText.exec(text)?.[1] ?? text).replace(/^'/, '').trim()
  if (text === '') return 'no_amount'
  if (otherCurrency.test(text)) return 'currency'
  let isOut = false
  const take = (sign: RegExp) => {
    const without = text.replace(sign, '')
    const isThere = without !== text
    text = without.trim()
    return isThere
  }
  if (/^\(.*\)$/.test(text)) {
    isOut = true
    text = text.slice(1, -1)
  }
  if (take(/\s*\bDR$/i)) isOut = true
  take(/\s*\bCR$/i)
  take(/USD|US\$/i)
  if (take(/^-/)) isOut = true
  take(/^\+/)
  take(/^\$|\$$/)
  if (take(/^-|-$/)) isOut = true
  const ungrouped = text.replace(groups[decimal], (whole) => whole.replace(/\D/g, ''))
  const [, whole, part = ''] = figure[decimal].exec(ungrouped) ?? []
  if (whole === undefined || whole + part === '' || /[1-9]/.test(part.slice(2))) return 'no_amount'
  // Before it becomes a number: nineteen digits would be rounded.
  if (whole.replace(/^0+/, '').length > 8) return 'too_large'
  const cents = Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0'))
  if (cents > mostCents) return 'too_large'
  return isOut && cents !== 0 ? -cents : cents
}

/** How amounts write their cents, by the last sign before one or two final digits in most of them. */
export function decimalOf(cells: readonly string[]): DecimalSign {
  let commas = 0
  for (const cell of cells) {
    if (cell.length > longestAmount) continue
    const [, sign] = /([.,])\d{1,2}\D*$/.exec(cell) ?? []
    if (sign) commas += sign === ',' ? 1 : -1
  }
  return commas > 0 ? ',' : '.'
}
