import { Trans } from '@lingui/react/macro'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { calls, type Reading } from '../contract.ts'
import { stale } from './use-decisions.ts'

/** How far one source was gone through, and the button that asks for it. */
export function ReadingLine({ caseId, reading, canAsk }: { caseId: string; reading: Reading; canAsk: boolean }) {
  const looking = useMutation(calls.look, stale)
  const { source, id, state, pieces, done, problem, hasMore, found } = reading
  const ask = () => void looking.send({ params: { case: caseId }, body: { source, id } })
  if (state === 'waiting' || state === 'reading')
    return (
      <div className="grid gap-1">
        <p aria-live="polite">
          {pieces === null ? (
            <Trans>Waiting to be looked through…</Trans>
          ) : (
            <Trans>
              Looking through it: {done} of {pieces}
            </Trans>
          )}
        </p>
        {pieces !== null && <progress className="w-full" max={Math.max(1, pieces)} value={done} />}
      </div>
    )
  if (problem !== null) return <p className="max-w-prose text-soft">{problem}</p>
  return (
    <div className="flex flex-wrap items-center gap-3">
      {state === 'read' && found === 0 && (
        <p>
          <Trans>No sentence with a date was found in it.</Trans>
        </p>
      )}
      {hasMore && (
        <p>
          <Trans>There is more by now than was looked through.</Trans>
        </p>
      )}
      {canAsk && (state === 'none' || hasMore || found === 0) && (
        <Button busy={looking.busy} kind="secondary" onClick={ask}>
          {state === 'none' ? <Trans>Look for facts</Trans> : <Trans>Look again</Trans>}
        </Button>
      )}
      {looking.problem && (
        <p className="text-danger" role="alert">
          {looking.problem.sentence}
        </p>
      )}
    </div>
  )
}
