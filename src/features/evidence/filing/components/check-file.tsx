import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { fitting, type TextRange } from '#domain/redaction/ranges.ts'
import { calls as textCalls } from '#evidence/texts/contract.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ChoiceOf } from './choice-of.tsx'
import { useDecisions } from './use-decisions.ts'
import { FindingRow } from './finding-row.tsx'
import { pagesInWords } from './pages-in-words.ts'
import { Counts, Limits } from './summary.tsx'
import { useFileCheck } from './use-file-check.ts'

interface Props {
  caseId: string
  /** A file that the reader uploaded. */
  file: string
  /** Where places of the file are redacted; left out where it can’t be. */
  redact?: ((ranges: readonly TextRange[]) => string) | undefined
}

/** What a privacy rule wants reduced in an own file, with the page of each place. What stays in full is saved with the reason, without its words. */
export function CheckFile({ caseId, file, redact }: Props) {
  const { t } = useLingui()
  const { first, last, unread, groups, left, hasFailed, retry } = useFileCheck(caseId, file)
  const { open, setOpen, decided, isLeft, undecided } = useDecisions(groups, left)
  if (hasFailed)
    return (
      <Notice tone="attention" title={<Trans>Couldn’t check this file</Trans>}>
        <p>
          <Trans>Your file is safe.</Trans>
        </p>
        <Button kind="secondary" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      </Notice>
    )
  if (first === null || last === null) return <Skeleton lines={4} />
  const { state, reading, pages } = last
  if (reading === 'none' || reading === 'failed') return <Unread caseId={caseId} file={file} hasFailed={reading === 'failed'} />
  const of = (places: readonly { page: number }[]) => pagesInWords(places.map(({ page }) => page))
  const blank = pagesInWords(unread)
  const until = last.until
  const places = groups
    .filter(({ id }) => !isLeft(id))
    .flatMap((group) => group.places.map(({ page, start, end, kind }): TextRange => ({ page, start, end, reason: kind })))
  const chosen = fitting(places)
  return (
    <div className="grid grid-cols-1 gap-3">
      {reading !== 'read' && (
        <p aria-live="polite" className="font-semibold">
          {pages === null ? (
            <Trans>This file is being read. Findings appear here page by page.</Trans>
          ) : (
            <Trans>
              This file is being read: {until} of {pages} pages so far.
            </Trans>
          )}
        </p>
      )}
      <Counts groups={undecided} left={decided.size} />
      {redact && chosen.length > 0 && (
        <div className="no-print">
          <SiteLink className="button button-secondary" to={redact(chosen)}>
            <Plural one="Redact # place" other="Redact # places" value={chosen.length} />
          </SiteLink>
          {chosen.length < places.length && (
            <p className="text-sm text-soft">
              <Trans>
                The first {chosen.length} of {places.length}. Check the copy for the rest.
              </Trans>
            </p>
          )}
        </div>
      )}
      <Rows of={groups} rowKey={({ id }) => id}>
        {(group) => (
          <FindingRow group={group} isLeft={isLeft(group.id)} state={state} where={t`page ${of(group.places)}`}>
            <ChoiceOf
              canSave={last.can.leave}
              caseId={caseId}
              group={group}
              left={decided.get(group.id) ?? null}
              of={{ file }}
              onOpen={setOpen}
              open={open}
              state={state}
              undo={t`Don’t keep it`}
            />
          </FindingRow>
        )}
      </Rows>
      {unread.length > 0 && (
        <p>
          <strong>
            <Plural one="# page has no text and was not checked" other="# pages have no text and were not checked" value={unread.length} />
          </strong>
          {': '}
          <Trans>page {blank}. Look at it yourself.</Trans>
        </p>
      )}
      <Limits state={state} />
    </div>
  )
}

/** A file whose text was not read, and the way to have it read. */
function Unread({ caseId, file, hasFailed }: Omit<Props, 'redact'> & { hasFailed: boolean }) {
  const reading = useMutation(textCalls.read, [`/api/cases/${caseId}/files/${file}/`])
  if (hasFailed)
    return (
      <p>
        <Trans>We couldn’t read text in this file, so nothing was checked. Look at each page yourself.</Trans>
      </p>
    )
  return (
    <div className="grid justify-items-start gap-2">
      <p>
        <Trans>The text of this file was not read yet, so nothing was checked.</Trans>
      </p>
      <ActionButton kind="secondary" mutation={reading} onAct={() => reading.send({ params: { case: caseId, file } })}>
        <Trans>Read and check</Trans>
      </ActionButton>
    </div>
  )
}
