import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { patterns } from '../../../domain/custody/patterns.ts'
import type { Rule } from '../../../domain/custody/types.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Checkbox } from '../../../web/ui/choice.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { Select, TextArea, TextInput } from '../../../web/ui/field.tsx'
import { holidayChoices, holidayId, type Kind, missingIn, ruleIn, turnId } from './make-rules.ts'
import { type Names, patternName } from './rule-words.ts'
import { weekdayName } from './wall.ts'
import { useKindTitles } from './kind-titles.ts'

interface RuleDialogProps {
  kind: Kind | null
  /** One that is there already, to change it. */
  rule: Rule | null
  id: string
  effective: string
  names: Names
  kids: readonly { id: string; name: string }[]
  onClose: () => void
  onDone: (rule: Rule) => void
}

/** Adds a rule besides the usual weeks, or changes one. */
export function RuleDialog({ kind, onClose, ...rest }: RuleDialogProps) {
  const titles = useKindTitles()
  return (
    <Dialog onClose={onClose} open={kind !== null} title={kind ? titles[kind] : ''}>
      {kind && <RuleForm kind={kind} onClose={onClose} {...rest} />}
    </Dialog>
  )
}

function RuleForm({ kind, rule, id, effective, names, kids, onClose, onDone }: RuleDialogProps & { kind: Kind }) {
  const { t } = useLingui()
  const [missing, setMissing] = useState<string | null>(null)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A form within a page's part: the builder's own form is not sent with it.
    event.stopPropagation()
    const form = new FormData(event.currentTarget)
    const empty = missingIn(kind, form)
    setMissing(empty)
    if (empty === null) onDone(ruleIn(kind, form, id, effective, rule))
  }
  const errorAt = (field: string) =>
    missing === field
      ? t`Fill this in.`
      : missing === field.replace('from', 'twice')
        ? t`One break a year. Add another one by itself.`
        : undefined
  const parts = { rule, names, errorAt }
  return (
    <form autoComplete="off" className="grid gap-4" noValidate onSubmit={submit}>
      {kind === 'holiday' && <HolidayFields {...parts} />}
      {kind === 'break' && <BreakFields {...parts} />}
      {(kind === 'season' || kind === 'child') && <WeeksFields {...parts} isSeason={kind === 'season'} />}
      {kind === 'vacation' && <BlockFields {...parts} />}
      {kind === 'visits' && <VisitFields {...parts} />}
      <Kids errorAt={errorAt} kids={kids} must={kind === 'child'} rule={rule} />
      {kind !== 'holiday' && kind !== 'break' && (
        <TextInput defaultValue={rule?.label} label={t`What you call it`} maxLength={80} name="label" optional />
      )}
      <details open={rule?.clause !== undefined}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          <Trans>Clause of the order</Trans>
        </summary>
        <div className="grid gap-4 pt-2">
          <TextInput defaultValue={rule?.clause?.paragraph} label={t`Paragraph`} maxLength={40} name="paragraph" optional />
          <TextArea defaultValue={rule?.clause?.text} label={t`Its own words`} maxLength={1000} name="clause" optional rows={3} />
        </div>
      </details>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{rule ? <Trans>Change it</Trans> : <Trans>Add it</Trans>}</Button>
        <Button kind="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

interface PartProps {
  rule: Rule | null
  names: Names
  errorAt: (field: string) => string | undefined
}

function HolidayFields({ rule, names, errorAt }: PartProps) {
  const { t } = useLingui()
  const span = rule?.span.kind === 'holiday' ? rule.span : null
  const [chosen, setChosen] = useState(span ? (holidayId(span.date) ?? 'own') : 'thanksgiving')
  const own = span?.date.type === 'fixed' ? `2028-${two(span.date.month)}-${two(span.date.day)}` : undefined
  return (
    <>
      <Select
        label={t`Holiday`}
        name="holiday"
        onChange={(event) => setChosen(event.target.value)}
        options={[...holidayChoices.map((one) => ({ value: one.id, label: one.name })), { value: 'own', label: t`A day of our own` }]}
        value={chosen}
      />
      <TextInput
        defaultValue={rule?.label}
        error={errorAt('label')}
        label={t`What you call it`}
        maxLength={80}
        name="label"
        optional={chosen !== 'own'}
      />
      {chosen === 'own' && (
        <TextInput
          defaultValue={own}
          error={errorAt('own')}
          hint={t`It is kept every year; the year here does not matter.`}
          label={t`Day`}
          name="own"
          type="date"
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          defaultValue={span ? -span.from.offset : 0}
          label={t`Begins, days before`}
          max={30}
          min={0}
          name="before"
          type="number"
        />
        <TextInput defaultValue={span?.from.at ?? '09:00'} error={errorAt('fromAt')} label={t`Begins at`} name="fromAt" type="time" />
        <TextInput defaultValue={span?.to.offset ?? 0} label={t`Ends, days after`} max={30} min={0} name="after" type="number" />
        <TextInput defaultValue={span?.to.at ?? '19:00'} error={errorAt('toAt')} label={t`Ends at`} name="toAt" type="time" />
      </div>
      <TurnField names={names} turn={turnId(span?.turn)} />
      <TextInput
        defaultValue={span?.split && 'middle' in span.split ? span.split.middle.at : ''}
        hint={t`The other parent has the time from then on. Leave it empty where the holiday is not shared.`}
        label={t`Shared: changes hands on the day itself at`}
        name="middle"
        optional
        type="time"
      />
    </>
  )
}

function BreakFields({ rule, names, errorAt }: PartProps) {
  const { t } = useLingui()
  const span = rule?.span.kind === 'holiday' ? rule.span : null
  const years = span?.date.type === 'dated' ? Object.values(span.date.years) : []
  return (
    <>
      <TextInput
        defaultValue={rule?.label}
        error={errorAt('label')}
        hint={t`Winter break, spring break`}
        label={t`What you call it`}
        maxLength={80}
        name="label"
      />
      {[0, 1, 2].map((row) => (
        <div className="grid gap-4 sm:grid-cols-2" key={row}>
          <TextInput
            defaultValue={years[row]?.from}
            error={errorAt(`from${row}`)}
            label={t`First day`}
            name={`from${row}`}
            optional={row > 0}
            type="date"
          />
          <TextInput
            defaultValue={years[row]?.to}
            error={errorAt(`to${row}`)}
            label={t`Last day`}
            name={`to${row}`}
            optional={row > 0}
            type="date"
          />
        </div>
      ))}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput defaultValue={span?.from.at ?? '15:00'} error={errorAt('fromAt')} label={t`Begins at`} name="fromAt" type="time" />
        <TextInput defaultValue={span?.to.at ?? '18:00'} error={errorAt('toAt')} label={t`Ends at`} name="toAt" type="time" />
      </div>
      <TurnField names={names} turn={turnId(span?.turn)} />
      <Checkbox
        defaultChecked={span?.split !== undefined}
        label={<Trans>Cut in halves: the other parent has the second.</Trans>}
        name="halves"
      />
    </>
  )
}

function WeeksFields({ rule, errorAt, isSeason }: PartProps & { isSeason: boolean }) {
  const { t } = useLingui()
  const span = rule?.span.kind === 'cycle' ? rule.span : null
  const name = span ? patternName(span.nights) : null
  const pattern = patterns.find((one) => one.name === name)
  const each = rule?.within && 'each' in rule.within ? rule.within.each : null
  const day = (of: { month: number; day: number } | undefined) => (of ? `2028-${two(of.month)}-${two(of.day)}` : undefined)
  return (
    <>
      {isSeason && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            defaultValue={day(each?.from)}
            error={errorAt('from')}
            hint={t`Of every year`}
            label={t`First day`}
            name="from"
            type="date"
          />
          <TextInput defaultValue={day(each?.to)} error={errorAt('to')} hint={t`Of every year`} label={t`Last day`} name="to" type="date" />
        </div>
      )}
      <Select
        defaultValue={pattern?.id ?? 'alternating-weeks'}
        label={t`Pattern`}
        name="pattern"
        options={patterns.map((one) => ({ value: one.id, label: one.name }))}
      />
      <Checkbox
        defaultChecked={span !== null && pattern !== undefined && span.nights !== pattern.nights}
        label={<Trans>Parent B begins</Trans>}
        name="swap"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput defaultValue={span?.handover.at ?? '18:00'} error={errorAt('at')} label={t`Hand-over at`} name="at" type="time" />
        <TextInput defaultValue={span?.handover.place} label={t`Place`} maxLength={200} name="place" optional />
      </div>
    </>
  )
}

function BlockFields({ rule, names, errorAt }: PartProps) {
  const { t } = useLingui()
  const span = rule?.span.kind === 'block' ? rule.span : null
  return (
    <>
      <HolderField holder={span?.holder ?? 'A'} names={names} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput defaultValue={span?.from.day} error={errorAt('from')} label={t`First day`} name="from" type="date" />
        <TextInput defaultValue={span?.from.at ?? '18:00'} error={errorAt('fromAt')} label={t`Begins at`} name="fromAt" type="time" />
        <TextInput defaultValue={span?.to.day} error={errorAt('to')} label={t`Last day`} name="to" type="date" />
        <TextInput defaultValue={span?.to.at ?? '18:00'} error={errorAt('toAt')} label={t`Ends at`} name="toAt" type="time" />
      </div>
    </>
  )
}

function VisitFields({ rule, names, errorAt }: PartProps) {
  const { t, i18n } = useLingui()
  const span = rule?.span.kind === 'visits' ? rule.span : null
  return (
    <>
      <HolderField holder={span?.holder ?? 'B'} names={names} />
      <fieldset>
        <legend className="font-semibold">
          <Trans>Weekdays</Trans>
        </legend>
        {errorAt('weekday') && (
          <p className="font-semibold text-danger">
            <Trans>Choose a weekday.</Trans>
          </p>
        )}
        <div className="grid grid-cols-2 sm:grid-cols-4">
          {([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => (
            <Checkbox
              defaultChecked={span?.weekdays.includes(weekday) ?? false}
              key={weekday}
              label={weekdayName(weekday, i18n.locale)}
              name="weekday"
              value={weekday}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput defaultValue={span?.from ?? '16:00'} error={errorAt('fromAt')} label={t`From`} name="fromAt" type="time" />
        <TextInput defaultValue={span?.to ?? '19:00'} error={errorAt('toAt')} label={t`To`} name="toAt" type="time" />
      </div>
    </>
  )
}

const two = (number: number) => String(number).padStart(2, '0')

function HolderField({ holder, names }: { holder: 'A' | 'B' | 'third'; names: Names }) {
  const { t } = useLingui()
  return (
    <Select
      defaultValue={holder}
      label={t`With`}
      name="holder"
      options={(['A', 'B', 'third'] as const).map((value) => ({ value, label: names[value] }))}
    />
  )
}

function TurnField({ turn, names }: { turn: string; names: Names }) {
  const { t } = useLingui()
  const { A, B } = names
  return (
    <Select
      defaultValue={turn}
      label={t`Whose turn`}
      name="turn"
      options={[
        { value: 'A-even', label: t`${A} in even years, ${B} in odd years` },
        { value: 'B-even', label: t`${B} in even years, ${A} in odd years` },
        { value: 'every-A', label: t`${A} every year` },
        { value: 'every-B', label: t`${B} every year` },
      ]}
    />
  )
}

function Kids({ rule, kids, must, errorAt }: Pick<PartProps, 'rule' | 'errorAt'> & Pick<RuleDialogProps, 'kids'> & { must: boolean }) {
  if (kids.length === 0 || (kids.length === 1 && !must)) return null
  const chosen = rule && rule.children !== 'all' ? rule.children : []
  return (
    <fieldset>
      <legend className="font-semibold">
        <Trans>For</Trans>
      </legend>
      {errorAt('child') && (
        <p className="font-semibold text-danger">
          <Trans>Choose a child.</Trans>
        </p>
      )}
      {!must && (
        <p className="text-sm text-soft">
          <Trans>For all children where none is ticked.</Trans>
        </p>
      )}
      <input name="some" type="hidden" value="on" />
      {kids.map(({ id, name }) => (
        <Checkbox defaultChecked={chosen.includes(id)} key={id} label={name} name="child" value={id} />
      ))}
    </fieldset>
  )
}
