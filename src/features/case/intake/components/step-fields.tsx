import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { states } from '#domain/directory/states.ts'
import { RadioGroup } from '#web/ui/choice.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { phases } from '../contract.ts'
import type { Seat } from '#case/cases/contract.ts'
import type { ErrorAt } from '#web/form/use-form.ts'
import type { IntakeRecord } from './record.ts'
import { phaseNames } from './words.ts'
import { zoneName, zonesOf } from './zones.ts'

interface FieldsProps {
  record: IntakeRecord
  errorAt: ErrorAt
}

/** Step 1 of a case that exists: its title, and the other parent's name until that parent joins. */
export function WhoFields({ record, errorAt, seat }: FieldsProps & { seat: Seat }) {
  const { t } = useLingui()
  return (
    <>
      <TextInput
        defaultValue={record.title}
        error={errorAt('title')}
        hint={t`Do not use a child’s name: it stands on pages and in notices.`}
        label={t`What you call this case`}
        maxLength={80}
        name="title"
      />
      {record.can.nameOther && (
        <TextInput
          defaultValue={seat.parents.find((parent) => !parent.isMe)?.name}
          error={errorAt('otherName')}
          label={t`The other parent’s name`}
          maxLength={160}
          name="otherName"
        />
      )}
    </>
  )
}

/** Step 3: the state, the county and the zone. The zone follows from the state; if a state has several, the user chooses. */
export function PlaceFields({ record, errorAt }: FieldsProps) {
  const { t } = useLingui()
  const [state, setState] = useState(record.state)
  const [zone, setZone] = useState(record.zone)
  // The case's present zone can be chosen even if it is not one of the state's.
  const zones = [...new Set([...zonesOf(state), ...(state === record.state ? [record.zone] : [])])]
  return (
    <>
      <Select
        error={errorAt('state')}
        label={t`State`}
        name="state"
        onChange={({ target: { value } }) => {
          setState(value)
          setZone(value === record.state ? record.zone : zonesOf(value)[0])
        }}
        options={Object.entries(states).map(([value, label]) => ({ value, label }))}
        value={state}
      />
      <TextInput
        defaultValue={record.profile?.county}
        error={errorAt('county')}
        label={t`County or parish`}
        maxLength={80}
        name="county"
        optional
      />
      {zones.length > 1 ? (
        <Select
          error={errorAt('zone')}
          hint={t`Exchanges and days use this clock, for both parents.`}
          label={t`Whose clock counts`}
          name="zone"
          onChange={(event) => setZone(event.target.value)}
          options={zones.map((value) => ({ value, label: zoneName(value) }))}
          value={zone}
        />
      ) : (
        <p>
          <Trans>Days and exchanges use the clock in {zoneName(zone)}.</Trans>
          <input name="zone" type="hidden" value={zone} />
        </p>
      )}
    </>
  )
}

/** Step 5: which side of the caption the user is on. */
export function SideFields({ record }: { record: IntakeRecord }) {
  const { t } = useLingui()
  const is = record.profile?.isPetitioner
  return (
    <RadioGroup
      legend={t`In the papers you are`}
      name="isPetitioner"
      options={[
        { value: 'yes', label: t`Petitioner`, hint: t`Also called plaintiff: who filed.` },
        { value: 'no', label: t`Respondent`, hint: t`Also called defendant: who was served.` },
        { value: '', label: t`Not filed yet, or I do not know` },
      ]}
      value={is == null ? '' : is ? 'yes' : 'no'}
    />
  )
}

/** Step 6: the dates, as far as they are known. */
export function DateFields({ record: { profile }, errorAt }: FieldsProps) {
  const { t } = useLingui()
  const days = [
    ['marriedOn', t`Married`],
    ['separatedOn', t`Separated`],
    ['filedOn', t`Filed`],
    ['servedOn', t`Served`],
    ['decreeOn', t`Decree`],
  ] as const
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {days.map(([field, label]) => (
        <TextInput
          defaultValue={profile?.[field] ?? ''}
          error={errorAt(field)}
          key={field}
          label={label}
          name={field}
          optional
          type="date"
        />
      ))}
    </div>
  )
}

/** Step 7: the phase. */
export function PhaseFields({ record }: { record: IntakeRecord }) {
  const { t, i18n } = useLingui()
  return (
    <RadioGroup
      hint={t`You can change it whenever the case moves on.`}
      legend={t`Where does your case stand`}
      name="phase"
      options={phases.map((each) => ({ value: each, label: i18n._(phaseNames[each]) }))}
      value={record.profile?.phase ?? 'preparing'}
    />
  )
}
