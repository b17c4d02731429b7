import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { apiQuery, type Page, post } from '#web/page.ts'
import { usePosted } from '#web/posted.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'
import { useUser } from '#web/user.ts'
import { calls, type TermsVersion } from './contract.ts'
import { Awaiting } from './components/awaiting.tsx'
import { Passed, PlainAcknowledgement, PlainTerms, ticked } from './components/plain-gate.tsx'
import { documentKinds } from './components/why.ts'

function Kinds({ of }: { of: readonly TermsVersion[] }) {
  const { i18n } = useLingui()
  return (
    <ol className="grid gap-12">
      {documentKinds.map(({ title, why, types }, at) => (
        <li className="grid gap-x-14 gap-y-4 lg:grid-cols-[20rem_1fr]" key={title.id}>
          <div>
            <h2>
              <span className="figures text-action">{at + 1}.</span> {i18n._(title)}
            </h2>
            <p className="mt-2 max-w-prose text-soft">{i18n._(why)}</p>
          </div>
          <ul className="border-b border-line">
            {of
              .filter(({ documentType }) => types.includes(documentType))
              .map((one) => (
                <Awaiting key={one.id} of={one} />
              ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** To be read by anybody. */
function Read({ isAccepted }: { isAccepted: boolean }) {
  const { t: text } = useLingui()
  const found = useApiQuery(calls.versions, {}, { fixed: true })
  return (
    <main className="page grid gap-12" id="content" tabIndex={-1}>
      <header className="prose">
        <h1>{isAccepted ? <Trans>What you accepted</Trans> : <Trans>What you will accept</Trans>}</h1>
        <p className="text-lg text-soft">
          <Trans>
            Searching, reading and rating ask you to accept nothing. An account does, once, after you sign in for the first time. You tick
            each document by itself, and none is ticked for you.
          </Trans>
        </p>
        <p>
          {isAccepted ? (
            <Trans>
              You accepted these documents. When, and in which version, stands in <SiteLink to="/terms-audit">your records</SiteLink>.
            </Trans>
          ) : (
            <Trans>These are the texts as they stand today, so that you can read them in peace.</Trans>
          )}
        </p>
      </header>
      {found.data && <Kinds of={found.data} />}
      {found.isPending && <Skeleton className="max-w-2xl" lines={12} />}
      {found.isError && !found.data && (
        <Failed
          busy={found.isFetching}
          onRetry={() => void found.refetch()}
          sentence={text`They are safe. Try again in a moment.`}
          title={text`The documents did not load`}
        />
      )}
      <section aria-labelledby="after" className="prose">
        <h2 id="after">
          <Trans>When a text changes</Trans>
        </h2>
        <p>
          <Trans>
            You accept once. If a document gets a new version later, you are shown what changed and confirm that you saw it. Old versions
            stay, so that you can always read what you accepted.
          </Trans>
        </p>
        <p>
          <ButtonLink kind="secondary" to="/rate-your-court">
            <Trans>Use the free rating tool</Trans>
          </ButtonLink>
        </p>
      </section>
    </main>
  )
}

/** For visitors and those who agreed, the texts; for someone at a gate, the gate as a plain form (web/inside/gates.tsx). */
function View() {
  const user = useUser()
  const versions = useApiQuery(calls.versions, {}, { fixed: true })
  const check = useApiQuery(calls.check, {}, { enabled: false })
  const accepted = usePosted('accept')?.answer?.ok
  const acknowledged = usePosted('acknowledge')?.answer?.ok
  if (accepted) return <Passed of="accept" />
  if (acknowledged) return <Passed of="acknowledge" />
  if (user?.hasAcceptedTerms === false && versions.data) return <PlainTerms of={versions.data} />
  if (check.data?.requiresAcknowledgment) return <PlainAcknowledgement changed={check.data.changed} />
  return <Read isAccepted={user?.hasAcceptedTerms ?? false} />
}

export const page: Page = {
  queries: () => [apiQuery(calls.versions, {})],
  title: (_at, i18n) => t(i18n)`What you will accept`,
  description: (_at, i18n) =>
    t(
      i18n,
    )`The four documents that an account asks you to accept, to read before: two disclaimers, the terms of service and the privacy policy.`,
  View,
  forms: {
    accept: (form) => post(form, calls.accept, { body: { agreements: ticked(form) } }),
    acknowledge: (form) => post(form, calls.acknowledge, { body: { acknowledged: form.get('acknowledged') === 'on' } }),
  },
}
