import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useAsk } from '../../../web/ask.ts'
import { Button } from '../../../web/ui/button.tsx'
import { calls as directory, type Role } from '../../professionals/contract.ts'
import type { ContactKind } from '../contract.ts'

/** Whom of the directory a contact can be; doctors and schools are not in it. */
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

/** Links a typed name to somebody of the directory, where there is one. */
export function Lookup({ role, state, name, linked, onPick }: LookupProps) {
  const [asked, setAsked] = useState<string | null>(null)
  const { data, error, isFetching } = useAsk(
    directory.search,
    { query: { q: (asked ?? '').slice(0, 100), role, state } },
    { enabled: asked !== null },
  )
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
    <div className="grid justify-items-start gap-2">
      <Button busy={isFetching} kind="secondary" onClick={() => name.trim() !== '' && setAsked(name.trim())}>
        <Trans>Look for this name in the directory</Trans>
      </Button>
      <div aria-live="polite" className="w-full">
        {asked !== null && error && (
          <p>
            <Trans>The directory did not answer. You can keep the name without a link.</Trans>
          </p>
        )}
        {asked !== null && data?.items.length === 0 && (
          <p>
            <Trans>The directory has nobody like that in this state. You can keep the name without a link.</Trans>
          </p>
        )}
        {asked !== null && data && (
          <ul className="grid gap-2">
            {data.items.slice(0, 5).map((found) => (
              <li key={found.id}>
                <button
                  className="min-h-11 w-full rounded-sm border border-edge bg-surface px-3 py-2 text-start hover:border-ink"
                  onClick={() => onPick(found)}
                  type="button"
                >
                  <span className="font-semibold">{found.name}</span>
                  <span className="block text-sm text-soft">{[found.title, found.courtName].filter(Boolean).join(', ')}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
