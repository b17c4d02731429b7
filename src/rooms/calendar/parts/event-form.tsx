import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { ask } from '../../../web/ask.ts'
import { useChange } from '../../../web/inside/use-change.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Checkbox } from '../../../web/ui/choice.tsx'
import { Select, TextArea, TextInput } from '../../../web/ui/field.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import { numberOf, weekdayOf } from '../../../domain/time/calendar.ts'
import type { Day } from '../../../kernel/day.ts'
import type { Child } from '../../cases/contract.ts'
import { calls, type Draft, type EventRecord, eventKinds } from '../contract.ts'
import { dayShort, kindNames, type Names, weekdayInWords } from './words.ts'

interface EventFormProps {
  caseId: string
  zone: string
  names: Names
  kids: readonly Child[]
  hidesPlaces: boolean
  /** One that is there already, to change it; or what to begin with. */
  event?: EventRecord | undefined
  start?: Partial<Draft> | undefined
  onDone: (day: string) => void
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()
const side = (form: FormData, name: string) => (form.get(name) === 'A' ? 'A' : form.get(name) === 'B' ? 'B' : null)

/** What was typed, as the contract has it. */
function draftOf(form: FormData, kids: readonly Child[]): Draft {
  const isWhole = form.get('isWhole') === 'on'
  const firstDay = text(form, 'firstDay')
  return {
    title: text(form, 'title'),
    kind: eventKinds.find((kind) => kind === form.get('kind')) ?? 'event',
    firstDay,
    lastDay: text(form, 'lastDay') || firstDay,
    from: isWhole ? null : text(form, 'from'),
    to: isWhole ? null : text(form, 'to'),
    place: text(form, 'place'),
    notes: text(form, 'notes'),
    childIds: kids.filter(({ id }) => form.get(`child-${id}`) === 'on').map(({ id }) => id),
    sides: (['A', 'B'] as const).filter((each) => form.get(`side-${each}`) === 'on'),
    dropOff: side(form, 'dropOff'),
    pickUp: side(form, 'pickUp'),
    repeat:
      form.get('repeats') === 'on'
        ? {
            every: Number(form.get('every')) || 1,
            on: [0, 1, 2, 3, 4, 5, 6].filter((weekday) => form.get(`on-${weekday}`) === 'on'),
            until: text(form, 'until') || null,
          }
        : null,
    isShared: form.get('isShared') === 'on',
  }
}

/** A Monday, to name the weekdays by. */
const monday = 4

/** Adds an event, or changes one. What was typed stays until it is kept, over a lost connection and another window's change too. */
export function EventForm({ caseId, zone, names, kids, hidesPlaces, event, start, onDone }: EventFormProps) {
  const { t, i18n } = useLingui()
  const adding = useChange(calls.add, ['/api/calendar'])
  const changing = useChange(calls.change, ['/api/calendar'])
  const [missing, setMissing] = useState<string | null>(null)
  const [isWhole, setIsWhole] = useState(event ? event.from === null : start !== undefined && start.from === null)
  const [repeats, setRepeats] = useState(event?.repeat !== undefined && event.repeat !== null)
  const [first, setFirst] = useState(event?.firstDay ?? start?.firstDay ?? '')
  /** What another window made of it meanwhile. */
  const [stands, setStands] = useState<EventRecord | null>(null)
  const { busy, problem } = event ? changing : adding
  const was: Partial<Draft> = event ?? start ?? {}
  const submit = async (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const draft = draftOf(new FormData(submitted.currentTarget), kids)
    const empty = (['title', 'firstDay', 'from', 'to'] as const).find((field) => draft[field] === '') ?? null
    setMissing(empty)
    if (empty !== null) return
    if (!event) {
      if (await adding.send({ params: { case: caseId }, body: draft })) onDone(draft.firstDay)
      return
    }
    const sequence = stands?.sequence ?? event.sequence
    if (await changing.send({ params: { case: caseId, event: event.id }, body: { ...draft, sequence } })) onDone(draft.firstDay)
  }
  const compare = async () => {
    if (event) setStands(await ask(calls.event, { query: { case: caseId, id: event.id } }))
    changing.clear()
  }
  const sentences: Readonly<Record<string, string>> = {
    title: t`Give it a title.`,
    firstDay: t`Choose the day.`,
    from: t`Say when it begins.`,
    to: t`Say when it ends. A guess is enough.`,
  }
  const errorAt = (field: string) => (missing === field ? sentences[field] : problem?.field === field ? problem.sentence : undefined)
  const isStale = event !== undefined && problem?.status === 409
  const weekdayOfFirst = /^\d{4}-\d{2}-\d{2}$/.test(first) ? weekdayOf(numberOf(first as Day)) : null
  const whoOptions = [
    { value: '', label: t`Not said` },
    { value: 'A', label: names.A },
    { value: 'B', label: names.B },
  ]
  return (
    <form autoComplete="off" className="grid gap-5" noValidate onSubmit={(submitted) => void submit(submitted)}>
      {problem && (problem.field === null || problem.field === 'childIds') && (
        <div className="grid justify-items-start gap-2" role="alert">
          <p className="font-semibold text-danger">{problem.sentence}</p>
          {isStale && (
            <Button kind="secondary" onClick={() => void compare()}>
              <Trans>Show what stands now</Trans>
            </Button>
          )}
        </div>
      )}
      {stands && <Stands event={stands} />}
      <TextInput defaultValue={was.title} error={errorAt('title')} label={t`Title`} maxLength={160} name="title" />
      <Select
        defaultValue={was.kind ?? 'event'}
        label={t`Kind`}
        name="kind"
        options={eventKinds.map((kind) => ({ value: kind, label: i18n._(kindNames[kind]) }))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          defaultValue={was.firstDay}
          error={errorAt('firstDay')}
          label={t`First day`}
          name="firstDay"
          onChange={(changed) => setFirst(changed.target.value)}
          type="date"
        />
        <TextInput
          defaultValue={was.lastDay === was.firstDay ? '' : was.lastDay}
          error={errorAt('lastDay')}
          label={t`Last day`}
          name="lastDay"
          optional
          type="date"
        />
      </div>
      <Checkbox checked={isWhole} label={t`Whole days`} name="isWhole" onChange={(changed) => setIsWhole(changed.target.checked)} />
      {!isWhole && (
        <div className="grid gap-2">
          <div className="grid gap-5 sm:grid-cols-2">
            <TextInput defaultValue={was.from ?? ''} error={errorAt('from')} label={t`Begins`} name="from" type="time" />
            <TextInput defaultValue={was.to ?? ''} error={errorAt('to')} label={t`Ends`} name="to" type="time" />
          </div>
          <p className="text-sm text-soft">
            <Trans>Times are those of the clock in {zone}.</Trans>
          </p>
        </div>
      )}
      {kids.length > 0 && (
        <fieldset>
          <legend className="font-semibold">
            <Trans>Children who take part</Trans>
          </legend>
          {kids.map(({ id, name }) => (
            <Checkbox defaultChecked={was.childIds?.includes(id) ?? false} key={id} label={name} name={`child-${id}`} />
          ))}
        </fieldset>
      )}
      <fieldset>
        <legend className="font-semibold">
          <Trans>Parents who are to be there</Trans>
        </legend>
        {(['A', 'B'] as const).map((each) => (
          <Checkbox defaultChecked={was.sides?.includes(each) ?? false} key={each} label={names[each]} name={`side-${each}`} />
        ))}
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select defaultValue={was.dropOff ?? ''} label={t`Drop-off by`} name="dropOff" options={whoOptions} />
        <Select defaultValue={was.pickUp ?? ''} label={t`Pick-up by`} name="pickUp" options={whoOptions} />
      </div>
      <TextInput
        defaultValue={was.place}
        hint={hidesPlaces ? <Trans>You are in safety mode: of what you share the place is left out.</Trans> : undefined}
        label={t`Place`}
        maxLength={200}
        name="place"
        optional
      />
      <TextArea defaultValue={was.notes} label={t`Notes`} maxLength={4000} name="notes" optional rows={3} />
      <Checkbox
        checked={repeats}
        error={errorAt('repeat')}
        label={t`It repeats by the week`}
        name="repeats"
        onChange={(changed) => setRepeats(changed.target.checked)}
      />
      {repeats && (
        <fieldset className="grid gap-3 border-s-4 border-line ps-4">
          <legend className="sr-only">
            <Trans>How it repeats</Trans>
          </legend>
          <Select
            defaultValue={String(was.repeat?.every ?? 1)}
            label={t`How often`}
            name="every"
            options={[1, 2, 3, 4].map((every) => ({ value: String(every), label: every === 1 ? t`Every week` : t`Every ${every} weeks` }))}
          />
          <div className="flex flex-wrap gap-x-5">
            {[0, 1, 2, 3, 4, 5, 6].map((weekday) => (
              <Checkbox
                defaultChecked={was.repeat?.on.includes(weekday) ?? weekday === weekdayOfFirst}
                key={`${weekday} ${weekdayOfFirst}`}
                label={weekdayInWords(`1970-01-${String(monday + 1 + weekday).padStart(2, '0')}`, i18n.locale, 'short')}
                name={`on-${weekday}`}
              />
            ))}
          </div>
          <TextInput
            defaultValue={was.repeat?.until ?? ''}
            error={errorAt('until')}
            label={t`Up to and with`}
            name="until"
            optional
            type="date"
          />
        </fieldset>
      )}
      <Checkbox
        defaultChecked={was.isShared ?? true}
        label={<Trans>Share it with the other parent. Without this only you see it.</Trans>}
        name="isShared"
      />
      {event?.begun && (
        <Notice>
          <Trans>What was stays as it is. The change counts from the next time on.</Trans>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} type="submit">
          {event ? stands ? <Trans>Save mine over it</Trans> : <Trans>Save the change</Trans> : <Trans>Add the event</Trans>}
        </Button>
        <Button kind="quiet" onClick={() => onDone('')}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

/** The other window's version, beside what is typed here. */
function Stands({ event }: { event: EventRecord }) {
  const { i18n } = useLingui()
  const { title, firstDay, from, to, place, notes } = event
  const when = [dayShort(firstDay, i18n.locale), from, to].filter(Boolean).join(', ')
  return (
    <Notice title={<Trans>What stands now</Trans>} tone="attention">
      <p>
        {title}
        <br />
        {when}
        {place && (
          <>
            <br />
            {place}
          </>
        )}
        {notes && (
          <>
            <br />
            {notes}
          </>
        )}
      </p>
      <p>
        <Trans>Below is what you wrote. Take over what you want to keep, then save.</Trans>
      </p>
    </Notice>
  )
}
