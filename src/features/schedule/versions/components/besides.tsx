import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Rule } from '#domain/schedule/types.ts'
import { weeksOf } from '#domain/schedule/weeks.ts'
import type { Names } from '#shell/holders.ts'
import { Button } from '#web/ui/button.tsx'
import { useKindTitles } from './kind-titles.ts'
import { type Kind, kindOf, kinds } from './rule-kinds.ts'
import { RulesInWords } from './rules-in-words.tsx'

interface BesidesProps {
  rules: readonly Rule[]
  effective: string
  names: Names
  kids: readonly { id: string; name: string }[]
  onRules: (rules: Rule[]) => void
  /** Opens the form for a new rule of a kind, or for one that is there. */
  onEdit: (kind: Kind, rule: Rule | null) => void
}

/** The rules besides the usual weeks: in words, changed, taken away and put back. */
export function Besides({ rules, effective, names, kids, onRules, onEdit }: BesidesProps) {
  const titles = useKindTitles()
  const [removed, setRemoved] = useState<{ rule: Rule; at: number } | null>(null)
  const weeks = weeksOf(rules)
  const remove = (rule: Rule) => {
    setRemoved({ rule, at: rules.indexOf(rule) })
    onRules(rules.filter((one) => one !== rule))
  }
  return (
    <section aria-labelledby="besides" className="grid gap-3">
      <h3 id="besides">
        <Trans>What goes before the usual weeks</Trans>
      </h3>
      <p className="text-sm text-soft">
        <Trans>A holiday goes before a vacation, a vacation before a season, a season before the usual weeks.</Trans>
      </p>
      <RulesInWords
        from={effective}
        isEditable={(rule) => kindOf(rule) !== null}
        kids={kids}
        names={names}
        onChange={(rule) => onEdit(kindOf(rule)!, rule)}
        onRemove={remove}
        rules={rules.filter((rule) => rule !== weeks)}
      />
      {removed && (
        <output className="flex flex-wrap items-center gap-3">
          <Trans>A rule was removed.</Trans>
          <Button
            kind="quiet"
            onClick={() => {
              onRules(rules.toSpliced(removed.at, 0, removed.rule))
              setRemoved(null)
            }}
          >
            <Trans>Put it back</Trans>
          </Button>
        </output>
      )}
      <div className="flex flex-wrap gap-2">
        {kinds
          .filter((kind) => kind !== 'child' || kids.length > 1)
          .map((kind) => (
            <Button key={kind} kind="secondary" onClick={() => onEdit(kind, null)}>
              {titles[kind]}
            </Button>
          ))}
      </div>
    </section>
  )
}
