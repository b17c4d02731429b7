import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { calls, type Version } from '../contract.ts'
import { invalidates } from './invalidates.ts'

interface DraftsProps {
  drafts: readonly Version[]
  caseId: string
  onOpen: (draft: Version) => void
}

/** The user's own drafts. */
export function Drafts({ drafts, caseId, onOpen }: DraftsProps) {
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="drafts" className="no-print grid gap-3">
      <h2 id="drafts">
        <Trans>Your drafts</Trans>
      </h2>
      <ul className="grid gap-3">
        {drafts.map((draft) => (
          <DraftLine caseId={caseId} draft={draft} key={draft.id} onOpen={() => onOpen(draft)} />
        ))}
      </ul>
    </section>
  )
}

/** A draft with buttons to continue it, or to discard it in two presses. */
function DraftLine({ draft, caseId, onOpen }: { draft: Version; caseId: string; onOpen: () => void }) {
  const { send, busy, problem } = useMutation(calls.discard, invalidates)
  const [sure, setSure] = useState(false)
  return (
    <li className="grid gap-2 rounded-sm border border-line bg-surface p-3">
      <p className="font-semibold">{draft.title}</p>
      {draft.isBehind && (
        <p className="text-sm text-attention">
          <Trans>Another schedule came into force since you began it.</Trans>
        </p>
      )}
      {problem && (
        <p className="font-semibold text-danger" role="alert">
          {problem.sentence}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" onClick={onOpen}>
          <Trans>Go on</Trans>
          <span className="sr-only"> {draft.title}</span>
        </Button>
        {sure ? (
          <Button busy={busy} kind="danger" onClick={() => void send({ params: { case: caseId, version: draft.id } })}>
            <Trans>Throw it away for good</Trans>
          </Button>
        ) : (
          <Button kind="quiet" onClick={() => setSure(true)}>
            <Trans>Throw away</Trans>
            <span className="sr-only"> {draft.title}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
