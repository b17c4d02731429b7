import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import type { Role } from '#directory/professionals/contract.ts'
import { calls as directory } from '#directory/search/contract.ts'
import type { ContactKind } from '../contract.ts'
import { LookFor } from '#web/ui/look-for.tsx'

/** The directory's role for each kind of contact; doctors and schools are not in it. */
export const roleOf: Readonly<Partial<Record<ContactKind, Role>>> = {
  judge: 'judge',
  my_counsel: 'attorney',
  other_counsel: 'attorney',
  gal: 'gal',
  evaluator: 'expert',
  mediator: 'expert',
  parenting_coordinator: 'expert',
  therapist: 'expert',
  supervisor: 'expert',
}

interface LookupProps {
  role: Role
  state: string
  name: string
  linked: string | null
  onPick: (found: { id: string; name: string } | null) => void
}

/** Links a typed name to someone in the directory. */
export function Lookup({ role, state, name, linked, onPick }: LookupProps) {
  const [asked, setAsked] = useState<string | null>(null)
  const found = useApiQuery(directory.search, { query: { q: (asked ?? '').slice(0, 100), role, state } }, { enabled: asked !== null })
  if (linked !== null) {
    return (
      <p className="flex flex-wrap items-center gap-3">
        <Trans>Linked to the directory.</Trans>
        <Button kind="quiet" onClick={() => onPick(null)}>
          <Trans>Take the link away</Trans>
        </Button>
      </p>
    )
  }
  return (
    <LookFor
      asked={asked === null ? null : found}
      failed={<Trans>The directory did not answer. You can keep the name without a link.</Trans>}
      label={<Trans>Look for this name in the directory</Trans>}
      lines={(person) => ({ name: person.name, about: [person.title, person.courtName] })}
      none={<Trans>The directory has nobody like that in this state. You can keep the name without a link.</Trans>}
      onLook={() => name.trim() !== '' && setAsked(name.trim())}
      onPick={onPick}
    />
  )
}
