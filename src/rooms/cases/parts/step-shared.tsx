import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, useState } from 'react'
import { useLocation } from 'wouter'
import { states } from '../../../domain/directory/states.ts'
import { useChange } from '../../../web/inside/use-change.ts'
import { Select, TextInput } from '../../../web/ui/field.tsx'
import { calls, type CaseRecord, type Profile, type Seat } from '../contract.ts'
import { errorAt } from './problem.tsx'
import { recordAddresses } from './renews.ts'
import { Step } from './step.tsx'
import { zoneName, zonesOf } from './zones.ts'

type Frame = Omit<ComponentProps<typeof Step>, 'title' | 'children'>
const form = 'step-form'
const text = (fields: FormData, name: string) => String(fields.get(name) ?? '').trim()

interface WhoProps {
  record: CaseRecord
  seat: Seat
  frame: Frame
  title: string
  next: string
}

/** Step 1 of a case that is begun: what it is called, and the other parent's name until they say it themselves. */
export function StepWho({ record, seat, frame, title, next }: WhoProps) {
  const { t } = useLingui()
  const [, go] = useLocation()
  const { send, busy, problem } = useChange(calls.amend, recordAddresses)
  const [missing, setMissing] = useState(false)
  const other = seat.parents.find((parent) => !parent.isMe)
  const save = async (fields: FormData) => {
    const body = { title: text(fields, 'title'), ...(record.can.nameOther && { otherName: text(fields, 'otherName') }) }
    const empty = body.title === '' || body.otherName === ''
    setMissing(empty)
    if (!empty && (await send({ params: { case: record.caseId }, body }))) go(next)
  }
  return (
    <Step {...frame} busy={busy} key={1} onSave={save} onSkip={() => go(next)} problem={problem} title={title}>
      {missing && (
        <p className="font-semibold text-danger" role="alert">
          <Trans>Both need a name.</Trans>
        </p>
      )}
      <TextInput
        defaultValue={record.title}
        error={errorAt(problem, 'title')}
        form={form}
        label={t`What you call this case`}
        maxLength={80}
        name="title"
      />
      {record.can.nameOther && (
        <TextInput
          autoComplete="off"
          defaultValue={other?.name}
          error={errorAt(problem, 'otherName')}
          form={form}
          label={t`The other parent’s name`}
          maxLength={160}
          name="otherName"
        />
      )}
    </Step>
  )
}

interface PlaceProps {
  record: CaseRecord
  frame: Frame
  title: string
  onProfile: (profile: Partial<Profile>) => Promise<void>
}

/** Step 3: the state, the county and the zone. The zone follows the state; where a state has several it is asked. */
export function StepPlace({ record, frame, title, onProfile }: PlaceProps) {
  const { t } = useLingui()
  const { send, busy, problem } = useChange(calls.amend, recordAddresses)
  const [state, setState] = useState(record.state)
  const [zone, setZone] = useState(record.zone)
  // The one that it has stands among them, even where it is none of the state's.
  const zones = [...new Set([...zonesOf(state), ...(state === record.state ? [record.zone] : [])])]
  const choose = (to: string) => {
    setState(to)
    setZone(to === record.state ? record.zone : zonesOf(to)[0])
  }
  const save = async (fields: FormData) => {
    const isSame = state === record.state && zone === record.zone
    const kept = isSame || (await send({ params: { case: record.caseId }, body: { state, zone } }))
    if (kept) await onProfile({ county: text(fields, 'county') })
  }
  return (
    <Step {...frame} busy={busy || frame.busy} key={3} onSave={save} problem={problem ?? frame.problem} title={title}>
      <Select
        label={t`State`}
        name="state"
        onChange={(event) => choose(event.target.value)}
        options={Object.entries(states).map(([value, label]) => ({ value, label }))}
        value={state}
      />
      <TextInput
        defaultValue={record.profile?.county}
        error={errorAt(frame.problem, 'county')}
        form={form}
        label={t`County or parish`}
        maxLength={80}
        name="county"
        optional
      />
      {zones.length > 1 ? (
        <Select
          error={errorAt(problem, 'zone')}
          hint={t`Exchanges and days are told by this clock, for both parents.`}
          label={t`Whose clock counts`}
          name="zone"
          onChange={(event) => setZone(event.target.value)}
          options={zones.map((value) => ({ value, label: zoneName(value) }))}
          value={zone}
        />
      ) : (
        <p>
          <Trans>Days and exchanges are told by the clock in {zoneName(zone)}.</Trans>
        </p>
      )}
    </Step>
  )
}
