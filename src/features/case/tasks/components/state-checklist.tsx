import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { states } from '#domain/directory/states.ts'
import { formatAmount } from '#web/dates.ts'
import { dayInWords } from '#web/days.ts'
import type { Task } from '../contract.ts'
import { FormError } from '#web/form/form-error.tsx'
import { checkedOn, stateRules, type Time } from './state-rules.ts'
import { AddButton, useListed } from './usual.tsx'

interface Item {
  id: string
  /** The title as a task. */
  title: string
  text: ReactNode
  citation: string
}

interface StateChecklistProps {
  record: { caseId: string; state: string; tasks: readonly Task[]; can: { change: boolean } }
}

/** What a state's law requires, each with its source and the month of the last check. Requirements that we could not check are left out. */
export function StateChecklist({ record }: StateChecklistProps) {
  const { i18n } = useLingui()
  const items = useItems(record.state)
  const { add, problem } = useListed(record.caseId)
  const [name, checked] = [states[record.state] ?? record.state, dayInWords(checkedOn, i18n.locale, 'month')]
  return (
    <section aria-labelledby="state" className="grid gap-3">
      <h2 className="scroll-mt-20" id="state">
        <Trans>Checklist for {name}</Trans>
      </h2>
      {items.length === 0 ? (
        <p>
          <Trans>We have no rule of this state that we could check. The clerk of your court can tell you which apply.</Trans>
        </p>
      ) : (
        <>
          <ul className="grid gap-3">
            {items.map(({ id, title, text, citation }) => {
              const task = record.tasks.find(({ item }) => item === id)
              return (
                <li className="flex flex-wrap items-center justify-between gap-x-4 rounded-sm border border-line bg-surface p-3" key={id}>
                  <div className="min-w-0 flex-[1_1_16rem]">
                    <p>{text}</p>
                    <p className="text-sm text-soft">
                      <Trans>
                        {citation}, last checked {checked}.
                      </Trans>
                    </p>
                  </div>
                  {task ? (
                    <span className="text-sm text-soft">{task.doneAt ? <Trans>Done</Trans> : <Trans>On your tasks</Trans>}</span>
                  ) : (
                    record.can.change && <AddButton onAdd={() => add(id, title)} title={title} />
                  )}
                </li>
              )
            })}
          </ul>
          <FormError problem={problem} />
          <p className="text-sm text-soft">
            <Trans>This is information, no advice. Each of these has exceptions; ask the clerk or an attorney which apply to you.</Trans>
          </p>
        </>
      )}
    </section>
  )
}

function useItems(state: string): Item[] {
  const { t, i18n } = useLingui()
  const amountText = ({ count, unit }: Time) => formatAmount(count, unit, i18n.locale)
  const { lived, waiting, parentClass } = stateRules[state] ?? {}
  const items: Item[] = []
  if (lived) {
    const [there, county] = [amountText(lived.state), lived.county && amountText(lived.county)]
    items.push({
      id: 'state-lived',
      title: t`Check who has lived in the state for long enough to file`,
      text: county ? (
        <Trans>
          Before filing, one of you must usually have lived in the state for {there}, and in the county for {county}.
        </Trans>
      ) : (
        <Trans>Before filing, one of you must usually have lived in the state for {there}.</Trans>
      ),
      citation: lived.citation,
    })
  }
  if (waiting) {
    const time = amountText(waiting.time)
    items.push({
      id: 'state-waiting',
      title: t`Note the first day on which the divorce can be finished`,
      text:
        waiting.from === 'filing' ? (
          <Trans>A divorce is usually not finished sooner than {time} after filing.</Trans>
        ) : (
          <Trans>A divorce is usually not finished sooner than {time} after service.</Trans>
        ),
      citation: waiting.citation,
    })
  }
  if (parentClass)
    items.push({
      id: 'state-class',
      title: t`Find out which class for parents your court accepts`,
      text: <Trans>Parents usually take a class about children and separation.</Trans>,
      citation: parentClass.citation,
    })
  return items
}
