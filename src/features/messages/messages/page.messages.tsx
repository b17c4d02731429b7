import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseQuery, InCase } from '#case/cases/public.tsx'
import { calls as mailCalls } from '#messages/mailed/contract.ts'
import { MailAddress } from '#messages/mailed/public.tsx'
import { useLive } from '#shell/live.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { SiteLink } from '#web/link.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Boxes, Finder } from './components/boxes.tsx'
import { Composer } from './components/composer.tsx'
import { Drafts } from './components/drafts.tsx'
import { KeysDialog } from './components/keys.tsx'
import { filtersIn, linkFrom, placeIn } from './components/place.ts'
import { useArchive } from './components/use-archive.ts'
import { useKeys } from './components/use-keys.ts'
import { ThreadList } from './components/thread-list.tsx'
import { firstPart, Thread } from './components/thread.tsx'
import { partOf } from './components/thread-parts.tsx'
import { calls } from './contract.ts'

const topics = { messages: ['/api/messages', '/api/ledger/code'], orders: ['/api/messages/check'], people: ['/api/messages'] }

/** All messages, or those of chosen threads. */
const scopes = ['messages', 'threads'] as const

function View({ search }: At) {
  const { thread, writing } = placeIn(search)
  const isOpened = thread !== null || writing !== null
  const canWrite = !isOpened
  return (
    <main className="page grid grid-cols-[minmax(0,1fr)] content-start gap-3" id="content" tabIndex={-1}>
      <InCase
        heading={
          <h1>
            <Trans>Messages</Trans>
          </h1>
        }
        isDense
        scope={scopes}
        search={search}
      >
        {(seat) => (
          <>
            <div className={`flex flex-wrap items-center justify-between gap-x-3 gap-y-1 ${isOpened ? 'max-lg:sr-only' : ''}`}>
              <h1>
                <Trans>Messages</Trans>
              </h1>
              {canWrite && seat.side !== null && !seat.isFormer && (
                <ButtonLink className="no-print max-sm:px-3.5" to={linkFrom(search, { write: '1' })}>
                  <Trans>New message</Trans>
                </ButtonLink>
              )}
            </div>
            <Messages isOpened={isOpened} search={search} seat={seat} />
          </>
        )}
      </InCase>
    </main>
  )
}

/** The list, and beside it what is opened; on a phone one of both. */
function Messages({ seat, search, isOpened }: { seat: Seat; search: URLSearchParams; isOpened: boolean }) {
  useLive(seat.caseId, topics)
  const place = placeIn(search)
  const { box, thread, writing } = place
  const list = linkFrom(search, {})
  const [, go] = useLocation()
  /** The draft of the message that is being written: its address changes, and it goes on. */
  const [begun, setBegun] = useState({ draft: '', name: '' })
  const name = writing?.is === 'draft' && writing.id === begun.draft ? begun.name : JSON.stringify(writing)
  const [showsKeys, setShowsKeys] = useState(false)
  const { archive } = useArchive(seat.caseId, search)
  const canArchive = seat.side !== null && !seat.isFormer
  useKeys({ opened: thread, onArchive: canArchive ? (of) => void archive(of) : null, onHelp: () => setShowsKeys(true) })
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start">
        <div className={`grid grid-cols-[minmax(0,1fr)] content-start gap-2 ${isOpened ? 'max-lg:hidden print:hidden' : ''}`}>
          <Boxes box={box} search={search} seat={seat} />
          {box === 'drafts' ? (
            <Drafts search={search} />
          ) : (
            <>
              <Finder box={box} search={search} seat={seat} />
              <ThreadList box={box} opened={thread} search={search} />
            </>
          )}
          <LiveNote caseId={seat.caseId} />
          <p className="no-print max-lg:hidden">
            <Button aria-keyshortcuts="?" kind="quiet" onClick={() => setShowsKeys(true)}>
              <Trans>Shortcuts</Trans>
            </Button>
          </p>
          <KeysDialog onClose={() => setShowsKeys(false)} open={showsKeys} />
        </div>
        {isOpened ? (
          <div className="grid min-w-0 gap-2">
            <p className="no-print lg:hidden">
              <SiteLink className="inline-block py-2" to={list}>
                <Trans>Back to the list</Trans>
              </SiteLink>
            </p>
            {thread === null && writing?.is !== 'addendum' && <MailAddress caseId={seat.caseId} search={search} />}
            {thread === null ? (
              <Composer
                key={name}
                of={writing!}
                onClosed={list}
                onNew={(draft) => {
                  setBegun({ draft, name })
                  go(linkFrom(search, { draft }), { replace: true })
                }}
                search={search}
                seat={seat}
              />
            ) : (
              <Thread key={thread} place={place} search={search} seat={seat} thread={thread} />
            )}
          </div>
        ) : (
          <p className="hidden self-center text-soft lg:block">
            <Trans>Choose a thread to read it. Nothing is marked as viewed until you open a message.</Trans>
          </p>
        )}
      </div>
    </>
  )
}

export const page: Page = {
  queries: ({ search }) => {
    const query = caseQuery(search)
    const { box, thread, writing, ...named } = placeIn(search)
    return [
      apiQuery(caseCalls.mine, {}),
      apiQuery(calls.counts, { query }),
      ...(box === 'drafts'
        ? [apiQuery(calls.drafts, { query })]
        : [apiQuery(calls.list, { query: { ...query, box, ...filtersIn(search) } })]),
      ...(thread === null ? [] : [apiQuery(calls.thread, partOf(thread, search, firstPart(named)))]),
      ...(writing === null
        ? []
        : [apiQuery(calls.check, { query }), apiQuery(calls.drafts, { query }), apiQuery(mailCalls.address, { query })]),
    ]
  },
  title: (_at, i18n) => t(i18n)`Messages`,
  View,
  noIndex: () => true,
}
