import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAsk } from '../../web/ask.ts'
import { need, type Page } from '../../web/page.ts'
import { ButtonLink } from '../../web/ui/button.tsx'
import { Skeleton } from '../../web/ui/skeleton.tsx'
import { Failed } from '../../web/ui/states.tsx'
import { calls, type TermsVersion } from './contract.ts'
import { Awaiting } from './parts/awaiting.tsx'
import { documentKinds } from './parts/why.ts'

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

function View() {
  const { t: text } = useLingui()
  const found = useAsk(calls.versions, {}, { fixed: true })
  return (
    <main className="page grid gap-12" id="content" tabIndex={-1}>
      <header className="prose">
        <h1>
          <Trans>What you will accept</Trans>
        </h1>
        <p className="text-lg text-soft">
          <Trans>
            Searching, reading and rating ask you to accept nothing. The premium tool will, once, before it opens for the first time. You
            tick each document by itself, and none is ticked for you.
          </Trans>
        </p>
        <p>
          <Trans>The premium tool is not open yet. These are the texts as they stand today, so that you can read them in peace.</Trans>
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

export const page: Page = {
  needs: () => [need(calls.versions, {})],
  title: (_at, i18n) => t(i18n)`What you will accept`,
  description: (_at, i18n) =>
    t(
      i18n,
    )`The four documents that the premium tool will ask you to accept, to read before: two disclaimers, the terms of service and the privacy policy.`,
  View,
}
