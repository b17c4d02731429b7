import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { TextInput } from '#web/ui/field.tsx'
import { calls as directory } from '#directory/professionals/contract.ts'
import type { IntakeRecord } from './record.ts'
import { LookFor } from '#web/ui/look-for.tsx'
import type { ErrorAt } from '#web/form/use-form.ts'

/** Step 4: the court, from the directory or as the papers name it, and the docket number. */
export function CourtFields({ record, errorAt }: { record: IntakeRecord; errorAt: ErrorAt }) {
  const { t } = useLingui()
  const [court, setCourt] = useState(record.profile?.court ?? '')
  return (
    <>
      <TextInput
        error={errorAt('court')}
        hint={t`As it stands on your papers.`}
        label={t`Court`}
        maxLength={160}
        name="court"
        onChange={(event) => setCourt(event.target.value)}
        optional
        value={court}
      />
      <CourtLookup name={court} onPick={setCourt} state={record.state} />
      <TextInput
        defaultValue={record.profile?.docket}
        error={errorAt('docket')}
        hint={t`Also called the case number or cause number.`}
        label={t`Docket number`}
        maxLength={60}
        name="docket"
        optional
      />
    </>
  )
}

/** Looks for courts of the state in the directory. */
function CourtLookup({ name, state, onPick }: { name: string; state: string; onPick: (name: string) => void }) {
  const [asked, setAsked] = useState<string | null>(null)
  const found = useApiQuery(directory.courts, { query: { q: (asked ?? '').slice(0, 100), state } }, { enabled: asked !== null })
  return (
    <LookFor
      asked={asked === null ? null : found}
      failed={<Trans>The directory did not answer. You can write the name as it stands on your papers.</Trans>}
      label={<Trans>Look for courts of this state</Trans>}
      lines={(court) => ({ name: court.name, about: [court.county, court.parentName] })}
      none={<Trans>The directory has no such court in this state. You can write the name as it stands on your papers.</Trans>}
      onLook={() => setAsked(name.trim())}
      onPick={(court) => {
        onPick(court.name.slice(0, 160))
        setAsked(null)
      }}
    />
  )
}
