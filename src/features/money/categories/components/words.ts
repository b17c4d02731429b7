import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { formatCents } from '#domain/money/cents.ts'
import type { Names } from '#case/cases/public.tsx'
import type { Split } from '../contract.ts'

const percentOf = (part: number) => `${part / 100}%`

/** A split in words: "Ana 60%, Ben 40%". */
export function splitWords(i18n: I18n, split: Split, names: Names): string {
  const { A, B } = names
  if (split.kind === 'fixed') {
    const [who, amount, other] = [names[split.side], formatCents(split.cents), names[split.side === 'A' ? 'B' : 'A']]
    return t(i18n)`${who} pays ${amount} of each expense, ${other} the rest`
  }
  const [ofA, ofB] = [percentOf(split.A), percentOf(10_000 - split.A)]
  const shares = t(i18n)`${A} ${ofA}, ${B} ${ofB}`
  if (split.kind === 'percent') return shares
  const [who, amount] = [names[split.side], formatCents(split.cents)]
  if (split.kind === 'threshold') return t(i18n)`${who} pays the first ${amount} of a year; above that ${shares}`
  return split.per === 'year'
    ? t(i18n)`${shares}; ${who} pays at most ${amount} a year`
    : t(i18n)`${shares}; ${who} pays at most ${amount} of each expense`
}
