import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Reply } from '#http/contract.ts'
import { type Attached, FilePicker } from '#case/files/public.tsx'
import { incidentKinds, kindNames, severities, severityNames } from '#domain/incidents/kinds.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { FieldError, Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { calls, type Found, type Incident, type IncidentDraft, mostFiles } from '../contract.ts'
import { stale } from './addresses.ts'
import { PlainWords } from './plain-words.tsx'

interface Props {
  caseId: string
  list: Reply<typeof calls.list>
  /** The record that fills it in. */
  found?: Found | undefined
  /** The incident that is changed. */
  incident?: Incident | undefined
  onDone: () => void
}

type Typed = Omit<IncidentDraft, 'files'>

const emptyOf = ({ today, children }: Props['list']): Typed => ({
  kind: 'late',
  day: today,
  time: '18:00',
  severity: 'no_effect',
  expected: '',
  actual: '',
  response: '',
  witnesses: '',
  effect: '',
  children: children.length === 1 ? [children[0]!.id] : [],
  clause: { order: '', paragraph: '', text: '' },
})

function startOf({ list, found, incident }: Props): Typed {
  const empty = emptyOf(list)
  const from = incident ?? found
  if (!from) return empty
  const { kind, day, time, children, clause, expected, actual } = from
  const there = list.children.filter(({ id }) => children.includes(id)).map(({ id }) => id)
  const { severity, response, witnesses, effect } = incident ?? empty
  return {
    ...empty,
    kind,
    day,
    time,
    children: incident ? children : there,
    clause,
    expected,
    actual,
    severity,
    response,
    witnesses,
    effect,
  }
}

/** Day and time beside each other fit on a phone; on a narrower one they stand in two lines. */
const narrow = 'min-w-0 flex-1 basis-32 grid-cols-1 [&_input]:px-2'

/** Writes an incident down: time, clause, expected and actual first, all else below a fold. */
export function IncidentForm(props: Props) {
  const { caseId, list, found, incident, onDone } = props
  const { t, i18n } = useLingui()
  const adding = useMutation(calls.add, stale)
  const changing = useMutation(calls.change, stale)
  const [typed, setTyped] = useState(() => startOf(props))
  const [attached, setAttached] = useState<readonly Attached[]>(incident?.draftFiles ?? [])
  const [isBusy, setBusy] = useState(false)
  const put = (more: Partial<Typed>) => setTyped({ ...typed, ...more })
  const { clause, children } = typed
  const body = { ...typed, files: attached.map(({ file }) => file) }
  const mutation = incident ? changing : adding
  const check = (): Record<string, string> => ({
    ...(typed.day === '' && { day: t`Enter the day it happened.` }),
    ...(typed.time === '' && { time: t`Enter the time it happened.` }),
    ...(typed.actual.trim() === '' && { actual: t`Write what happened.` }),
  })
  const send = () =>
    incident
      ? changing.send({ params: { case: caseId, incident: incident.id }, body }, { done: t`Incident changed` })
      : adding.send({ params: { case: caseId }, body: { ...body, source: found?.source ?? null } }, { done: t`Incident saved` })
  const words = (
    name: 'expected' | 'actual' | 'response' | 'effect',
    label: string,
    hint: string,
    most: number,
    error?: React.ReactNode,
  ) => (
    <div className="grid gap-1">
      <TextArea
        error={error}
        hint={hint}
        label={label}
        maxLength={most}
        name={name}
        onChange={(event) => put({ [name]: event.target.value })}
        optional={name !== 'actual'}
        rows={name === 'actual' ? 3 : 2}
        value={typed[name]}
      />
      <PlainWords text={typed[name]} />
    </div>
  )
  const chosen = list.clauses.findIndex((one) => JSON.stringify(one) === JSON.stringify(clause))
  return (
    <Form
      check={check}
      isControlled
      kind="primary"
      mutation={{ ...mutation, busy: mutation.busy || isBusy }}
      onClose={onDone}
      read={() => null}
      send={send}
      submit={incident ? <Trans>Save changes</Trans> : <Trans>Save incident</Trans>}
    >
      {(errorAt) => (
        <>
          <Select
            label={t`Kind`}
            name="kind"
            onChange={(event) => put({ kind: incidentKinds.find((one) => one === event.target.value) ?? 'other' })}
            options={incidentKinds.map((value) => ({ value, label: i18n._(kindNames[value]) }))}
            value={typed.kind}
          />
          <div className="flex flex-wrap gap-3">
            <TextInput
              className={narrow}
              error={errorAt('day')}
              label={t`Day`}
              max={list.today}
              name="day"
              onChange={(event) => put({ day: event.target.value })}
              type="date"
              value={typed.day}
            />
            <TextInput
              className={narrow}
              error={errorAt('time')}
              label={t`Time`}
              name="time"
              onChange={(event) => put({ time: event.target.value })}
              type="time"
              value={typed.time}
            />
          </div>
          {list.clauses.length > 0 && (
            <Select
              label={t`Clause of your order`}
              name="clause"
              onChange={(event) => put({ clause: list.clauses[Number(event.target.value)] ?? { order: '', paragraph: '', text: '' } })}
              options={[
                { value: '', label: t`No clause` },
                ...list.clauses.map(({ order, paragraph, text }, index) => ({
                  value: String(index),
                  label: `¶ ${paragraph}, ${order}: ${text.slice(0, 60)}`,
                })),
              ]}
              value={chosen < 0 ? '' : String(chosen)}
            />
          )}
          {clause.text !== '' && (
            <blockquote className="border-s-4 border-line ps-3 text-sm [overflow-wrap:anywhere]">{clause.text}</blockquote>
          )}
          {words('expected', t`Expected`, t`What the order or your agreement says should have happened.`, 2000)}
          {words(
            'actual',
            t`What happened`,
            t`What you saw and heard, with times. Put what someone said in quotation marks.`,
            4000,
            errorAt('actual'),
          )}
          {list.children.length > 0 && (
            <fieldset className="grid gap-1" id="children">
              <legend className="font-semibold">
                <Trans>Children</Trans>
              </legend>
              {errorAt('children') && <FieldError id="children-error">{errorAt('children')}</FieldError>}
              <div className="flex flex-wrap gap-x-6">
                {list.children.map(({ id, name }) => (
                  <Checkbox
                    checked={children.includes(id)}
                    key={id}
                    label={name}
                    name="children"
                    onChange={() => put({ children: children.includes(id) ? children.filter((one) => one !== id) : [...children, id] })}
                    value={id}
                  />
                ))}
              </div>
            </fieldset>
          )}
          <Disclosure isOpen={incident !== undefined} title={<Trans>Result, response, witnesses, files</Trans>}>
            <div className="grid gap-5 pb-2">
              <Select
                hint={t`If more than one applies, choose the one lowest on the list.`}
                label={t`Result`}
                name="severity"
                onChange={(event) => put({ severity: severities.find((one) => one === event.target.value) ?? 'no_effect' })}
                options={severities.map((value) => ({ value, label: i18n._(severityNames[value]) }))}
                value={typed.severity}
              />
              {words('response', t`Your response`, t`What you did or wrote.`, 2000)}
              {words('effect', t`Effect on the children`, t`What each child did or said. No guesses about feelings.`, 2000)}
              <TextInput
                label={t`Witnesses`}
                maxLength={500}
                name="witnesses"
                onChange={(event) => put({ witnesses: event.target.value })}
                optional
                value={typed.witnesses}
              />
              <FilePicker
                attached={attached}
                caseId={caseId}
                error={errorAt('files')}
                most={mostFiles}
                onBusy={setBusy}
                onChange={setAttached}
                onlyPictures={list.onlyPictures}
              />
            </div>
          </Disclosure>
          <p className="text-sm text-soft">
            <Trans>Only you see this. You can change it for 24 hours; after that you can add to it.</Trans>
          </p>
        </>
      )}
    </Form>
  )
}
