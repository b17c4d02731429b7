import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { apiQuery, type Page } from '#web/page.ts'
import { Breadcrumbs } from '#web/ui/nav.tsx'
import { Empty } from '#web/ui/states.tsx'
import { RequireRecentSignIn } from '#accounts/security/public.tsx'
import { Desks } from '#shell/desk-tabs.tsx'
import { deskCalls } from './contract.ts'
import { Held, Refusals } from './components/desk-held.tsx'
import { HeldReplyCard } from './components/desk-reply.tsx'
import { WaitingCard } from './components/desk-claim.tsx'

/** Claims and replies that wait for a moderator. */
function View() {
  const { t: text } = useLingui()
  const asked = useApiQuery(deskCalls.queue, {})
  return (
    <RequireRecentSignIn
      why={<Trans>Taking a page from its holder cannot be undone here. Give your password again; it then counts for ten minutes.</Trans>}
    >
      <main className="page grid gap-8" id="content" tabIndex={-1}>
        <header>
          <Desks here="/moderation?claims" />
          <Breadcrumbs items={[{ label: text`Moderation`, to: '/moderation' }, { label: text`Claims and replies` }]} />
          <h1>
            <Trans>Claims and replies</Trans>
          </h1>
        </header>
        <Loaded query={asked} failed={text`The queue cannot be shown`} lines={8}>
          {({ claims, replies, held, refusals }) => (
            <>
              <section aria-labelledby="claims" className="grid gap-4">
                <h2 id="claims">
                  <Trans>Claims that wait ({claims.length})</Trans>
                </h2>
                {claims.length === 0 && (
                  <Empty title={text`No claim waits`}>
                    <p>
                      <Trans>
                        A claim comes here when the number, the name and the address do not settle it by themselves, the oldest first.
                      </Trans>
                    </p>
                  </Empty>
                )}
                {claims.map((claim) => (
                  <WaitingCard claim={claim} key={claim.id} />
                ))}
              </section>
              <section aria-labelledby="replies" className="grid gap-4">
                <h2 id="replies">
                  <Trans>Replies that wait ({replies.length})</Trans>
                </h2>
                {replies.length === 0 && (
                  <Empty title={text`No reply waits`}>
                    <p>
                      <Trans>A reply comes here when the checks want a person to read it: an accusation, an amount or a day.</Trans>
                    </p>
                  </Empty>
                )}
                {replies.map((reply) => (
                  <HeldReplyCard key={`${reply.id} ${reply.version}`} reply={reply} />
                ))}
              </section>
              <Held held={held} />
              <Refusals refusals={refusals} />
            </>
          )}
        </Loaded>
      </main>
    </RequireRecentSignIn>
  )
}

export const page: Page = {
  queries: () => [apiQuery(deskCalls.queue, {})],
  title: (_at, i18n) => t(i18n)`Claims and replies`,
  View,
  noIndex: () => true,
}
