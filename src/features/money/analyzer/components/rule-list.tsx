import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { categories } from '#domain/finances/categories.ts'
import { Problem } from '#web/form/problem.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { calls, type Rule } from '../contract.ts'
import { invalidates } from './addresses.ts'

/** The rules that the parent made, each of which can be taken back. */
export function RuleList({ caseId, rules }: { caseId: string; rules: readonly Rule[] }) {
  const { t, i18n } = useLingui()
  const undoing = useMutation(calls.undo, invalidates)
  if (rules.length === 0) return null
  const count = rules.length
  return (
    <Disclosure className="no-print" title={<Trans>My rules ({count})</Trans>}>
      <Problem of={undoing.problem} />
      <Rows of={rules} rowKey={({ id }) => id}>
        {({ id, words, line, way, category, lines }) => {
          const [name, says] = [i18n._(categories[category].name), words ?? line ?? '']
          return (
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <p className="min-w-0 flex-[1_1_14rem] [overflow-wrap:anywhere]">
                {words === null ? (
                  <Trans>
                    The line “{says}” is {name}
                  </Trans>
                ) : way === 'in' ? (
                  <Trans>
                    Money in that says {says} is {name}
                  </Trans>
                ) : (
                  <Trans>
                    Money out that says {says} is {name}
                  </Trans>
                )}
                <span className="block text-sm text-soft">
                  <Plural one="# line" other="# lines" value={lines} />
                </span>
              </p>
              <Button
                aria-label={t`Undo rule for ${says}`}
                busy={undoing.busy}
                kind="quiet"
                onClick={() => void undoing.send({ params: { case: caseId, rule: id } }, { done: t`Rule undone` })}
              >
                <Trans>Undo</Trans>
              </Button>
            </div>
          )
        }}
      </Rows>
    </Disclosure>
  )
}
