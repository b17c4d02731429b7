import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { calls, type Reading } from '../contract.ts'

interface Props {
  caseId: string
  file: string
  reading: Reading
  /** Why the file can't be opened, where it was not read; `null` where it can. */
  unopened: string | null
}

/** How far the text of a file was read, and what is to do. */
export function ReadingState({ caseId, file, reading, unopened }: Props) {
  const { state, problem, pages, done, skipped, hasText, isOwn } = reading
  if (state === 'none' && unopened !== null) return <p>{unopened}</p>
  if (state === 'none' && isOwn) return <Ask caseId={caseId} file={file} />
  if (state === 'none')
    return (
      <p>
        <Trans>The text of this file has not been read, so search doesn’t find it.</Trans>
      </p>
    )
  if (state === 'failed') return <p>{problem}</p>
  if (state === 'read' && !hasText)
    return (
      <p>
        <Trans>We found no text in this file.</Trans>
      </p>
    )
  return (
    <>
      {state !== 'read' && <Progress done={done} pages={pages} />}
      {skipped > 0 && (
        <p className="text-sm">
          <Plural
            one="# page was not read. Search doesn’t cover it."
            other="# pages were not read. Search doesn’t cover them."
            value={skipped}
          />
        </p>
      )}
    </>
  )
}

function Ask({ caseId, file }: Pick<Props, 'caseId' | 'file'>) {
  const read = useMutation(calls.read, [`/api/cases/${caseId}/files/${file}/text`])
  return (
    <div className="grid justify-items-start gap-2">
      <p>
        <Trans>The text of this file has not been read, so search doesn’t find it.</Trans>
      </p>
      <ActionButton kind="secondary" mutation={read} onAct={() => read.send({ params: { case: caseId, file } })}>
        <Trans>Read text</Trans>
      </ActionButton>
    </div>
  )
}

function Progress({ done, pages }: Pick<Reading, 'done' | 'pages'>) {
  const { t } = useLingui()
  const page = Math.min(done + 1, pages ?? 1)
  return (
    <div className="grid gap-1 text-sm">
      <p className="figures">
        {pages === null ? (
          <Trans>This file is waiting to be read. You can leave this page.</Trans>
        ) : (
          <Trans>
            Reading page {page} of {pages}. You can leave this page.
          </Trans>
        )}
      </p>
      <progress
        aria-label={t`Pages read`}
        className="h-2 w-full accent-action"
        max={pages ?? 1}
        value={pages === null ? undefined : done}
      />
    </div>
  )
}
