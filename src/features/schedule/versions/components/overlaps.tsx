import { Trans, useLingui } from '@lingui/react/macro'
import { checkRule } from '#domain/schedule/check-rule.ts'
import { type Occurrence, overlapsOf } from '#domain/schedule/overlaps.ts'
import type { Rule } from '#domain/schedule/types.ts'
import type { Day } from '#kernel/day.ts'
import type { Names } from '#shell/holders.ts'
import { Notice } from '#web/ui/notice.tsx'
import { momentInWords } from './rule-words.ts'

/** Holidays and breaks that overlap: both with their dates, and which one has priority. */
export function Overlaps({ rules, effective, names }: { rules: readonly Rule[]; effective: string; names: Names }) {
  const { i18n, t } = useLingui()
  if (rules.some((rule) => checkRule(rule).some(({ level }) => level === 'stops'))) return null
  const found = overlapsOf(rules, effective as Day)
  if (found.length === 0) return null
  const named = ({ rule }: Occurrence) => rule.label || t`A holiday without a name`
  const dates = ({ from, to }: Occurrence) => {
    const [first, last] = [momentInWords(from, i18n.locale), momentInWords(to, i18n.locale)]
    return t`${first} to ${last}`
  }
  return (
    <Notice title={<Trans>Holidays that overlap</Trans>} tone="attention">
      <ul className="grid gap-2">
        {found.map(({ wins, loses }) => {
          const [first, second, when, around, who] = [named(wins), named(loses), dates(wins), dates(loses), names[wins.holder]]
          return (
            <li key={`${wins.rule.id} ${wins.from} ${loses.rule.id} ${loses.from}`}>
              <Trans>
                <strong>{first}</strong>: {when}.
              </Trans>{' '}
              <Trans>
                <strong>{second}</strong>: {around}.
              </Trans>{' '}
              <Trans>
                {first} goes first, with {who}.
              </Trans>
            </li>
          )
        })}
      </ul>
      <p className="text-sm">
        <Trans>The shorter one goes first. Change the dates if you mean it differently.</Trans>
      </p>
    </Notice>
  )
}
