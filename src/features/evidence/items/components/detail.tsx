import { Trans } from '@lingui/react/macro'
import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Reply } from '#http/contract.ts'
import { caseLink } from '#case/cases/public.tsx'
import { CustodyOfFile, ProofOfFile } from '#evidence/custody/public.tsx'
import { CheckFile } from '#evidence/filing/public.tsx'
import { MetadataOfFile } from '#evidence/metadata/public.tsx'
import { ShareByLink } from '#evidence/shares/public.tsx'
import { copyIn, redactAddress, RedactedCopies, RedactFile, redactIn } from '#evidence/redaction/public.tsx'
import { useSlots } from '#shell/slots.ts'
import { useLanding } from '#shell/landing.ts'
import { ApiError, useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls, type Item } from '../contract.ts'
import { AddCopy } from './add-copy.tsx'
import { noItem, pageWith } from './addresses.ts'
import { FileFacts } from './file-facts.tsx'
import { ItemForm } from './item-form.tsx'
import { Preview } from './preview.tsx'
import { Remove } from './remove.tsx'
import { Said } from './said.tsx'

interface Props {
  caseId: string
  id: string
  search: URLSearchParams
  choices: Reply<typeof calls.choices> | undefined
  onRemoved: () => void
}

/** One item: its preview, what is said about it, its file, and what the file says of itself. */
export function Detail({ caseId, id, search, choices, onRemoved }: Props) {
  const query = useApiQuery(calls.one, { params: { item: id }, query: { case: caseId } })
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-3 self-start lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto print:static print:max-h-none">
      {redactIn(search) === null && (
        <SiteLink className="no-print inline-flex min-h-11 items-center gap-1 justify-self-start lg:hidden" to={pageWith(search, noItem)}>
          <ChevronLeft className="icon" />
          <Trans>All items</Trans>
        </SiteLink>
      )}
      {query.error instanceof ApiError && query.error.status === 404 ? (
        <Empty title={<Trans>This item isn’t in your vault</Trans>}>
          <p>
            <Trans>It was removed, or you can’t see it.</Trans>
          </p>
        </Empty>
      ) : (
        <Loaded failed={<Trans>Couldn’t load this item</Trans>} lines={8} query={query} safe={<Trans>Your file is safe. Try again.</Trans>}>
          {(item) =>
            redactIn(search) !== null && canRedact(item) ? (
              <RedactFile
                back={pageWith(search, { redact: '' })}
                caseId={caseId}
                file={item.file}
                key={redactIn(search)}
                ranges={redactIn(search)!}
              />
            ) : (
              <OpenItem caseId={caseId} choices={choices} item={item} onRemoved={onRemoved} search={search} />
            )
          }
        </Loaded>
      )}
    </div>
  )
}

function OpenItem({ caseId, item, search, choices, onRemoved }: Omit<Props, 'id'> & { item: Item }) {
  const heading = useLanding<HTMLHeadingElement>(true)
  const [isOpen, setOpen] = useState(false)
  const { SuggestedFacts } = useSlots()
  const { can } = item
  return (
    <article aria-labelledby="item-title" className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="scroll-mt-32 outline-none [overflow-wrap:anywhere]" id="item-title" ref={heading} tabIndex={-1}>
          <bdi>{item.title}</bdi>
        </h2>
        <span className="flex gap-2">
          {item.isSensitive && (
            <Badge tone="attention">
              <Trans>Sensitive</Trans>
            </Badge>
          )}
          {item.privacy === 'privileged' && (
            <Badge tone="info">
              <Trans>Privileged</Trans>
            </Badge>
          )}
        </span>
      </div>
      <Preview caseId={caseId} item={item} page={Number(search.get('page')) || 1} />
      <Said item={item} kids={choices?.children ?? []} />
      {can.change && (
        <div className="no-print flex flex-wrap gap-2">
          <Button kind="secondary" onClick={() => setOpen(true)}>
            <Trans>Edit details</Trans>
          </Button>
          <SiteLink
            className="button button-secondary"
            to={caseLink(`/evidence-dashboard?cite=${item.id}&page=${search.get('page') ?? '1'}`, search)}
          >
            <Trans>Cite in a fact</Trans>
          </SiteLink>
          <ShareByLink
            caseId={caseId}
            first={{
              kind: 'item',
              about: item.id,
              file: item.file,
              title: item.title,
              isPrivileged: item.privacy === 'privileged',
              isSensitive: item.isSensitive,
            }}
          />
          {canRedact(item) && (
            <SiteLink className="button button-secondary" to={caseLink(redactAddress(item.id), search)}>
              <Trans>Redact</Trans>
            </SiteLink>
          )}
          <Remove caseId={caseId} item={item} onRemoved={onRemoved} search={search} />
        </div>
      )}
      {can.original && (
        <RedactedCopies
          renderAction={(redaction) => can.change && <AddCopy caseId={caseId} redaction={redaction} search={search} />}
          caseId={caseId}
          cited={copyIn(search)}
          file={item.file}
        />
      )}
      <div className="border-t border-line">
        <Part title={<Trans>File and downloads</Trans>}>{() => <FileFacts caseId={caseId} item={item} />}</Part>
        {can.original && item.blocked === null && (
          <>
            {!item.isSensitive && (
              <Part title={<Trans>Suggested facts</Trans>}>
                {() => <SuggestedFacts caseId={caseId} of={{ source: 'item', id: item.id }} search={search} />}
              </Part>
            )}
            <Part title={<Trans>Check before filing</Trans>}>
              {() => (
                <CheckFile
                  caseId={caseId}
                  file={item.file}
                  {...(canRedact(item) && { redact: (ranges) => caseLink(redactAddress(item.id, ranges), search) })}
                />
              )}
            </Part>
            <Part title={<Trans>Metadata</Trans>}>{() => <MetadataOfFile caseId={caseId} file={item.file} />}</Part>
            <Part title={<Trans>Prove it</Trans>}>{() => <ProofOfFile caseId={caseId} file={item.file} />}</Part>
            <Part title={<Trans>Chain of custody</Trans>}>{() => <CustodyOfFile caseId={caseId} file={item.file} />}</Part>
          </>
        )}
      </div>
      <Dialog isWide keepsWords onClose={() => setOpen(false)} open={isOpen} title={<Trans>Edit details</Trans>}>
        {isOpen && <ItemForm caseId={caseId} choices={choices} item={item} onDone={() => setOpen(false)} />}
      </Dialog>
    </article>
  )
}

/** Pages can be drawn of PDFs and of pictures, by their owner. */
const canRedact = ({ can, kind }: Item) => can.change && (kind === 'pdf' || kind === 'picture')

/** What is read once it is asked for. */
function Part({ title, children }: { title: ReactNode; children: () => ReactNode }) {
  const [isAsked, setAsked] = useState(false)
  return (
    // On paper a heading with nothing under it says nothing.
    <details className="border-b border-line print:not-open:hidden" onToggle={() => setAsked(true)}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{title}</summary>
      {isAsked && <div className="pb-3">{children()}</div>}
    </details>
  )
}
