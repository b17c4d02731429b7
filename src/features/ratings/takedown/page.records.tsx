import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { SiteLink } from '#web/link.tsx'
import { apiQuery, type Page } from '#web/page.ts'
import { Select } from '#web/ui/field.tsx'
import { Empty } from '#web/ui/states.tsx'
import { useUser } from '#web/user.ts'
import { RequireRecentSignIn } from '#accounts/security/public.tsx'
import { Desks } from '#shell/desk-tabs.tsx'
import { calls as demandCalls } from '#ratings/legal-demands/contract.ts'
import { Counsel, Demands } from '#ratings/legal-demands/public.tsx'
import { calls as noteCalls } from '#ratings/profile-notes/contract.ts'
import { Notes } from '#ratings/profile-notes/public.tsx'
import { deskCalls } from './contract.ts'
import { Case } from './components/case.tsx'
import { Codes } from './components/codes.tsx'
import { Exports, Holds } from './components/holds.tsx'
import { PoolsLow } from './components/low.tsx'
import { Queue } from './components/queue.tsx'

type Show = 'open' | 'ended'

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-12 border-t border-line pt-8">
      <h2 className="mb-4">{title}</h2>
      {children}
    </section>
  )
}

function Records() {
  const { t: text } = useLingui()
  const [show, setShow] = useState<Show>('open')
  const [chosen, setChosen] = useState<string | null>(null)
  const asked = useApiQuery(deskCalls.queue, { query: { show } }, { keepOld: true })
  const isSuper = useUser()?.roles.includes('super_admin') ?? false
  if (chosen !== null) return <Case key={chosen} number={chosen} onBack={() => setChosen(null)} />
  const counts = asked.data?.counts
  return (
    <main className="page" id="content" tabIndex={-1}>
      <Desks here="/admin-legal-records" />
      <h1>
        <Trans>Legal records</Trans>
      </h1>
      {counts && (
        <p className="mt-2 text-soft">
          <Trans>
            {counts.open} open, {counts.overdue} of them overdue, {counts.counsel} for counsel.
          </Trans>
        </p>
      )}
      {asked.data && <PoolsLow low={asked.data.low} />}
      <p className="mt-2 max-w-prose text-sm text-soft">
        <Trans>
          Promised on the page for notices: acknowledged within 24 hours; harm decided within 24 hours, everything else within 10 business
          days; an order of a court when counsel has read it. What you do is noted with your name.
        </Trans>{' '}
        <SiteLink to="/notice">
          <Trans>The page for notices</Trans>
        </SiteLink>
      </p>
      <section className="mt-8">
        <h2 className="mb-4">
          <Trans>Notices</Trans>
        </h2>
        <div className="max-w-xs">
          <Select
            id="records-show"
            label={text`Show`}
            onChange={(event) => setShow(event.target.value === 'ended' ? 'ended' : 'open')}
            options={[
              { value: 'open', label: text`Open` },
              { value: 'ended', label: text`Ended` },
            ]}
            value={show}
          />
        </div>
        <div className="mt-6">
          <Loaded query={asked} failed={text`The notices cannot be shown`} lines={6}>
            {({ notices }) =>
              notices.length === 0 ? (
                <Empty title={show === 'open' ? text`No notice waits` : text`No notice has ended`}>
                  <Trans>Notices from the public page come here, overdue ones first.</Trans>
                </Empty>
              ) : (
                <Queue isEnded={show === 'ended'} notices={notices} onOpen={setChosen} />
              )
            }
          </Loaded>
        </div>
      </section>
      <Section title={<Trans>Subpoenas and other demands</Trans>}>
        <Demands />
      </Section>
      <Section title={<Trans>Preservation holds</Trans>}>
        <Holds />
      </Section>
      <Section title={<Trans>Notes on profiles</Trans>}>
        <Notes />
      </Section>
      <Section title={<Trans>Export log</Trans>}>
        <Exports />
      </Section>
      <Section title={<Trans>Verification codes</Trans>}>
        <Codes />
      </Section>
      {isSuper && (
        <Section title={<Trans>Counsel</Trans>}>
          <Counsel />
        </Section>
      )}
    </main>
  )
}

/** Decisions that take a review away, exports and marks ask for a password of the last ten minutes. */
function View() {
  return (
    <RequireRecentSignIn why={<Trans>Before this is done, give your password again. It then counts for ten minutes.</Trans>}>
      <Records />
    </RequireRecentSignIn>
  )
}

export const page: Page = {
  queries: () => [
    apiQuery(deskCalls.queue, { query: { show: 'open' } }),
    apiQuery(demandCalls.demands, {}),
    apiQuery(deskCalls.holds, {}),
    apiQuery(noteCalls.notes, {}),
    apiQuery(deskCalls.exports, {}),
  ],
  title: (_at, i18n) => t(i18n)`Legal records`,
  View,
  noIndex: () => true,
}
