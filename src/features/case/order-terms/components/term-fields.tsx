import { Trans, useLingui } from '@lingui/react/macro'
import { plainCents } from '#domain/money/cents.ts'
import { callers, emergencyWays, noticeWays, supportWays } from '#domain/order-terms/types.ts'
import { formatDay } from '#web/dates.ts'
import type { ErrorAt } from '#web/form/use-form.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { FieldError, Select, TextArea, TextInput } from '#web/ui/field.tsx'
import type { TermDraft, TermSays } from '../contract.ts'
import { type Entry, weekdays } from './read-terms.ts'
import { callerNames, emergencyNames, noticeNames, supportNames } from './words.ts'

interface TermFieldsProps {
  entry: Entry
  /** What is stored of it. */
  term: TermDraft | undefined
  errorAt: ErrorAt
}

/** The fields of one term, with its paragraph and the words of the order. */
export function TermFields({ entry, term, errorAt }: TermFieldsProps) {
  const { t } = useLingui()
  const { key } = entry
  return (
    <div className="grid gap-4">
      <OwnFields entry={entry} errorAt={errorAt} says={term?.says} />
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
        <TextInput defaultValue={term?.clause.paragraph ?? ''} label={t`Paragraph`} maxLength={40} name={`${key}-paragraph`} optional />
        <TextArea
          defaultValue={term?.clause.text ?? ''}
          label={t`Words of the order`}
          maxLength={1000}
          name={`${key}-words`}
          optional
          rows={2}
        />
      </div>
      <details open={term !== undefined && (term.since !== null || term.until !== null)}>
        <summary className="min-h-11 cursor-pointer py-2 text-sm text-soft">
          <Trans>Only for some of the order's time</Trans>
        </summary>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput defaultValue={term?.since ?? ''} label={t`From`} name={`${key}-since`} optional type="date" />
          <TextInput
            defaultValue={term?.until ?? ''}
            error={errorAt(`${key}-until`)}
            label={t`Until`}
            name={`${key}-until`}
            optional
            type="date"
          />
        </div>
      </details>
    </div>
  )
}

function OwnFields({ entry: { key, kind }, says, errorAt }: { entry: Entry; says: TermSays | undefined; errorAt: ErrorAt }) {
  const { t, i18n } = useLingui()
  const count = (label: string, value: number | null | undefined, optional = false) => (
    <TextInput
      className="max-w-60"
      defaultValue={value ?? ''}
      error={errorAt(`${key}-count`)}
      inputMode="numeric"
      label={label}
      max={1000}
      min={0}
      name={`${key}-count`}
      optional={optional}
      type="number"
    />
  )
  const choice = <V extends string>(
    field: string,
    label: string,
    names: Readonly<Record<V, (typeof noticeNames)['app']>>,
    of: readonly V[],
    value: V | undefined,
  ) => (
    <Select
      defaultValue={value ?? of[0]}
      label={label}
      name={`${key}-${field}`}
      options={of.map((each) => ({ value: each, label: i18n._(names[each]) }))}
    />
  )
  const emergencies = (isOn: boolean | undefined) => (
    <Checkbox defaultChecked={isOn ?? true} label={<Trans>Except emergencies</Trans>} name={`${key}-emergencies`} />
  )
  switch (kind) {
    case 'quiet_hours': {
      const was = says?.kind === kind ? says : undefined
      return (
        <>
          <HourFields entry={key} errorAt={errorAt} was={was} />
          {emergencies(was?.exceptEmergencies)}
        </>
      )
    }
    case 'call_window': {
      const was = says?.kind === kind ? says : undefined
      return (
        <>
          <HourFields entry={key} errorAt={errorAt} was={was} />
          {choice('who', t`Who may call`, callerNames, callers, was?.who)}
        </>
      )
    }
    case 'message_limit': {
      const was = says?.kind === kind ? says : undefined
      return (
        <>
          <div className="grid grid-cols-2 gap-4">
            {count(t`Messages from each parent`, was?.count)}
            <Select
              defaultValue={was?.per ?? 'day'}
              label={t`In each`}
              name={`${key}-per`}
              options={[
                { value: 'day', label: t`day` },
                { value: 'week', label: t`week, from Sunday` },
              ]}
            />
          </div>
          {emergencies(was?.exceptEmergencies)}
        </>
      )
    }
    case 'notice': {
      const was = says?.kind === kind ? says : undefined
      return (
        <>
          <fieldset>
            <legend className="font-semibold">
              <Trans>Counts as written notice</Trans>
            </legend>
            {noticeWays.map((way) => (
              <Checkbox
                defaultChecked={was?.by.includes(way) ?? false}
                error={way === 'app' && errorAt(`${key}-by-app`)}
                key={way}
                label={<span className="inline-block first-letter:uppercase">{i18n._(noticeNames[way])}</span>}
                name={`${key}-by-${way}`}
              />
            ))}
          </fieldset>
          {count(t`Days ahead`, was?.days, true)}
        </>
      )
    }
    case 'emergency':
      return choice('by', t`How to reach the other parent`, emergencyNames, emergencyWays, says?.kind === kind ? says.by : undefined)
    case 'expense_submit':
      return count(t`Days to send it after paying`, says?.kind === kind ? says.days : undefined)
    case 'expense_pay':
      return count(t`Days to pay after it was sent`, says?.kind === kind ? says.days : undefined)
    case 'expense_consent': {
      const was = says?.kind === kind ? says : undefined
      return (
        <>
          <TextInput
            className="max-w-60"
            defaultValue={was ? plainCents(was.cents) : ''}
            error={errorAt(`${key}-amount`)}
            inputMode="decimal"
            label={t`Consent comes first above, in dollars`}
            name={`${key}-amount`}
          />
          {count(t`Days to answer`, was?.days, true)}
          <Select
            defaultValue={was?.silence ?? ''}
            label={t`If there is no answer by then`}
            name={`${key}-silence`}
            options={[
              { value: '', label: t`The order doesn’t say` },
              { value: 'yes', label: t`It counts as agreed` },
              { value: 'no', label: t`It counts as declined` },
            ]}
          />
        </>
      )
    }
    case 'support_payment':
      return choice('by', t`Support is paid`, supportNames, supportWays, says?.kind === kind ? says.by : undefined)
  }
}

/** Days of the week, and hours of them. */
function HourFields({
  entry,
  was,
  errorAt,
}: {
  entry: string
  was: { days: readonly number[]; from: string; to: string } | undefined
  errorAt: ErrorAt
}) {
  const { t, i18n } = useLingui()
  const wrong = errorAt(`${entry}-day-6`)
  return (
    <>
      <fieldset data-invalid={wrong ? true : undefined}>
        <legend className="font-semibold">
          <Trans>Days</Trans>
        </legend>
        {wrong && <FieldError id={`${entry}-days-error`}>{wrong}</FieldError>}
        <div className="mt-1 grid max-w-md grid-cols-7 gap-1">
          {weekdays.map((day) => (
            <label
              className="relative grid min-h-11 place-items-center rounded-sm border border-edge bg-surface text-sm has-checked:border-action has-checked:bg-action has-checked:text-on-action has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action"
              key={day}
            >
              <input
                aria-describedby={wrong ? `${entry}-days-error` : undefined}
                className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
                defaultChecked={was ? was.days.includes(day) : true}
                name={`${entry}-day-${day}`}
                type="checkbox"
              />
              {/* January 1, 2024 was a Monday. */}
              <span className="pointer-events-none relative">{formatDay('weekdayShort', `2024-01-0${day + 1}`, i18n.locale)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 min-[26rem]:grid-cols-2">
        <TextInput defaultValue={was?.from ?? ''} error={errorAt(`${entry}-from`)} label={t`From`} name={`${entry}-from`} type="time" />
        <TextInput defaultValue={was?.to ?? ''} error={errorAt(`${entry}-to`)} label={t`To`} name={`${entry}-to`} type="time" />
      </div>
    </>
  )
}
