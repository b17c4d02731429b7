import { Trans, useLingui } from '@lingui/react/macro'
import type { Rule } from '#domain/schedule/types.ts'
import type { Names } from '#shell/holders.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { ruleDates, ruleWords } from './rule-words.ts'
import { layerNames } from './words.ts'

interface RulesInWordsProps {
  rules: readonly Rule[]
  /** The day from which what comes every year is dated. */
  from: string
  /** How the rules are read (domain/custody: `Version`). */
  reading?: 1 | null
  names: Names
  kids: readonly { id: string; name: string }[]
  /** Beside each rule: ways to change it, and to take it away. */
  isEditable?: (rule: Rule) => boolean
  onChange?: (rule: Rule) => void
  onRemove?: (rule: Rule) => void
}

/** A schedule as sentences, with the clause of each. */
export function RulesInWords({ rules, from, reading, names, kids, isEditable, onChange, onRemove }: RulesInWordsProps) {
  const { i18n } = useLingui()
  return (
    <ul className="grid gap-3">
      {rules.map((rule) => {
        const who =
          rule.children === 'all'
            ? ''
            : kids
                .filter(({ id }) => rule.children.includes(id))
                .map(({ name }) => name)
                .join(', ')
        return (
          <li className="grid gap-1 border-b border-line pb-3" key={rule.id}>
            <div className="flex flex-wrap items-center gap-2">
              <Badge>{i18n._(layerNames[rule.layer])}</Badge>
              {rule.label && <span className="font-semibold">{rule.label}</span>}
              {who && <span className="text-soft">{who}</span>}
            </div>
            <p className="[overflow-wrap:anywhere]">{ruleWords(rule, names, i18n)}</p>
            <RuleDates dates={ruleDates(rule, from, names, i18n, reading ?? undefined)} isEndless={!isDated(rule)} />
            {rule.clause && (
              <p className="text-sm text-soft">
                ¶ {rule.clause.paragraph} “{rule.clause.text}”
              </p>
            )}
            {onRemove && (
              <div className="flex flex-wrap gap-3">
                {onChange && isEditable?.(rule) && (
                  <Button kind="quiet" onClick={() => onChange(rule)}>
                    <Trans>Change</Trans>
                    <span className="sr-only"> {rule.label}</span>
                  </Button>
                )}
                <Button kind="quiet" onClick={() => onRemove(rule)}>
                  <Trans>Remove</Trans>
                  <span className="sr-only"> {rule.label}</span>
                </Button>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const isDated = ({ span }: Rule) => span.kind === 'holiday' && span.date.type === 'dated'

/** The dates of a rule, each with its year: all of them, or the next ones of what comes every year. */
function RuleDates({ dates, isEndless }: { dates: readonly string[]; isEndless: boolean }) {
  if (dates.length === 0) return null
  return (
    <div className="text-sm">
      {isEndless && (
        <p className="text-soft">
          <Trans>Next dates:</Trans>
        </p>
      )}
      <ul className="figures list-disc ps-5">
        {dates.map((date) => (
          <li key={date}>{date}</li>
        ))}
      </ul>
    </div>
  )
}
