import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { recurringDays, type Repeat } from '#domain/expenses/recurring.ts'
import { plainCents, readCents } from '#domain/money/cents.ts'
import { type Day, readDay } from '#kernel/day.ts'
import { dayInWords } from '#web/days.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { FieldError, Select, TextInput } from '#web/ui/field.tsx'
import type { Category } from '#money/categories/contract.ts'
import { calls, mostWeeks, type Rule, type RuleDraft } from '../contract.ts'
import { refusalOfDays } from '../rules.ts'
import { staleOf } from './addresses.ts'

interface Props {
  caseId: string
  today: string
  kids: readonly { id: string; name: string }[]
  categories: readonly Category[]
  /** The rule that is changed. */
  rule: Rule | null
  onDone: () => void
}

type Unit = Repeat['unit']

const wholeTo = (most: number, text: string): number | null => {
  const number = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0
  return number >= 1 && number <= most ? number : null
}

/** How often, or `null` where a number is missing. */
function repeatOf(unit: Unit, { every, monthDay }: { every: string; monthDay: string }): Repeat | null {
  if (unit === 'year') return { unit }
  const number = unit === 'week' ? wholeTo(mostWeeks, every) : wholeTo(31, monthDay)
  if (number === null) return null
  return unit === 'week' ? { unit, every: number } : { unit, day: number }
}

/** The day that a change starts on unless another is chosen: the next one, so that weeks go on as they were. */
const startOf = ({ firstDay, changesFrom, next }: Rule) => (firstDay >= changesFrom ? firstDay : next > changesFrom ? next : changesFrom)

/** The form of a recurring expense, and of a change from a day on. The next days show as it is typed. */
export function RuleForm({ caseId, today, kids, categories, rule, onDone }: Props) {
  const { t, i18n } = useLingui()
  const adding = useMutation(calls.add, staleOf())
  const changing = useMutation(calls.change, staleOf())
  const open = categories.filter(({ endedAt, until }) => endedAt === null && until === null)
  const [typed, setTyped] = useState(() => ({
    title: rule?.title ?? '',
    amount: rule ? plainCents(rule.cents) : '',
    unit: (rule?.repeat.unit ?? 'month') as Unit,
    every: rule?.repeat.unit === 'week' ? String(rule.repeat.every) : '1',
    monthDay: rule?.repeat.unit === 'month' ? String(rule.repeat.day) : '1',
    firstDay: (rule ? startOf(rule) : today) as string,
    lastDay: (rule?.lastDay ?? '') as string,
    category: rule ? rule.category : open.length === 1 ? open[0]!.id : null,
    children: rule?.children ?? (kids.length === 1 ? [kids[0]!.id] : []),
  }))
  const put = (more: Partial<typeof typed>) => setTyped({ ...typed, ...more })
  const { title, amount, unit, firstDay, category, children } = typed
  const read = readCents(amount)
  const repeat = repeatOf(unit, typed)
  const lastDay = typed.lastDay === '' ? null : typed.lastDay
  const earliest = (rule?.changesFrom ?? today) as Day
  const recurrence = repeat && readDay(firstDay) ? { repeat, firstDay: firstDay as Day, lastDay: lastDay as Day | null } : null
  const refusal = recurrence && refusalOfDays(recurrence, earliest)
  const next = recurrence && !refusal ? recurringDays(recurrence, recurrence.firstDay, '9999-12-31' as Day, 3) : []
  /** All that is missing, at once. */
  const check = (): Record<string, string> => {
    const wrong: Record<string, string> = {}
    if (title.trim() === '') wrong['title'] = t`Enter what the expense is for.`
    if ('reason' in read) wrong['cents'] = i18n._(read.reason)
    if (unit === 'week' && repeat === null) wrong['every'] = t`Enter a number of weeks from 1 to ${mostWeeks}.`
    if (unit === 'month' && repeat === null) wrong['monthDay'] = t`Enter a day from 1 to 31.`
    if (readDay(firstDay) === null) wrong['firstDay'] = t`Enter a day.`
    else if (refusal) wrong[refusal.field] = i18n._(refusal.sentence)
    if (category === null) wrong['category'] = t`Choose a category.`
    if (children.length === 0) wrong['children'] = t`Choose at least one child.`
    return wrong
  }
  const send = async () => {
    // `check` has found all of them.
    const body = { title, cents: 'cents' in read ? read.cents : 0, category, children, repeat, firstDay, lastDay } as RuleDraft
    return rule
      ? changing.send({ params: { case: caseId, recurring: rule.id }, body }, { done: t`Recurring expense changed` })
      : adding.send({ params: { case: caseId }, body }, { done: t`Recurring expense added` })
  }
  const firstDayHint = {
    week: t`Weeks count from this day.`,
    month: undefined,
    year: t`Repeats on this date. February 29 becomes February 28 in other years.`,
  }[unit]
  const toggle = (id: string) => put({ children: children.includes(id) ? children.filter((one) => one !== id) : [...children, id] })
  return (
    <Form
      check={check}
      isControlled
      kind="primary"
      mutation={rule ? changing : adding}
      onClose={onDone}
      read={() => null}
      send={send}
      submit={rule ? <Trans>Save changes</Trans> : <Trans>Add recurring expense</Trans>}
    >
      {(errorAt) => (
        <>
          <p>
            {rule ? (
              <Trans>Drafts that are already there stay as they are.</Trans>
            ) : (
              <Trans>We prepare a draft on each day. You check it and send it. Nothing is sent automatically.</Trans>
            )}
          </p>
          <TextInput
            error={errorAt('title')}
            hint={t`Such as “Piano lessons” or “Daycare”.`}
            label={t`What it is for`}
            maxLength={120}
            name="title"
            onChange={(event) => put({ title: event.target.value })}
            value={title}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextInput
              error={errorAt('cents')}
              inputMode="decimal"
              label={t`Amount in US dollars`}
              maxLength={24}
              name="cents"
              onChange={(event) => put({ amount: event.target.value })}
              value={amount}
            />
            <Select
              label={t`Repeats`}
              name="unit"
              onChange={(event) => put({ unit: event.target.value as Unit })}
              options={[
                { value: 'month', label: t`Every month` },
                { value: 'week', label: t`Every week or every few weeks` },
                { value: 'year', label: t`Every year` },
              ]}
              value={unit}
            />
          </div>
          {unit === 'week' && (
            <TextInput
              error={errorAt('every')}
              hint={t`1 is every week, 2 is every other week.`}
              inputMode="numeric"
              label={t`Weeks from one to the next`}
              maxLength={2}
              name="every"
              onChange={(event) => put({ every: event.target.value })}
              value={typed.every}
            />
          )}
          {unit === 'month' && (
            <TextInput
              error={errorAt('monthDay')}
              hint={t`1 to 31. In a month without this day, the draft comes on its last day.`}
              inputMode="numeric"
              label={t`Day of the month`}
              maxLength={2}
              name="monthDay"
              onChange={(event) => put({ monthDay: event.target.value })}
              value={typed.monthDay}
            />
          )}
          <div className="grid gap-4 sm:grid-cols-2">
            <TextInput
              error={errorAt('firstDay')}
              hint={firstDayHint}
              label={rule ? t`Change from` : t`First day`}
              min={earliest}
              name="firstDay"
              onChange={(event) => put({ firstDay: event.target.value })}
              type="date"
              value={firstDay}
            />
            <TextInput
              error={errorAt('lastDay')}
              label={t`Last day`}
              min={firstDay}
              name="lastDay"
              onChange={(event) => put({ lastDay: event.target.value })}
              optional
              type="date"
              value={typed.lastDay}
            />
          </div>
          <output className="block figures text-sm text-soft">
            {next.length > 0 && <Trans>Next drafts: {next.map((day) => dayInWords(day, i18n.locale)).join('; ')}</Trans>}
          </output>
          <fieldset className="grid gap-1" id="children">
            <legend className="font-semibold">
              <Trans>For</Trans>
            </legend>
            {errorAt('children') && <FieldError id="children-error">{errorAt('children')}</FieldError>}
            <div className="flex flex-wrap gap-x-6">
              {kids.map(({ id, name }) => (
                <Checkbox checked={children.includes(id)} key={id} label={name} name="children" onChange={() => toggle(id)} value={id} />
              ))}
            </div>
          </fieldset>
          <Select
            error={errorAt('category')}
            label={t`Category`}
            name="category"
            onChange={(event) => put({ category: event.target.value || null })}
            options={[{ value: '', label: t`Choose` }, ...open.map((one) => ({ value: one.id, label: one.title }))]}
            value={category ?? ''}
          />
        </>
      )}
    </Form>
  )
}
