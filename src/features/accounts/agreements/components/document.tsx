import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { NotFound } from '#web/not-found.tsx'
import { PageSkeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'
import { calls, type DocumentType } from '../contract.ts'
import { type Section, shapeOf } from '../rules.ts'
import { Blocks } from './blocks.tsx'
import { Draft } from './draft.tsx'
import { Versions } from './versions.tsx'

/** What a page about one document asks for; an address may name an older version. */
export function asked(documentType: DocumentType, search: URLSearchParams) {
  const version = search.get('version')?.slice(0, 20)
  return { params: { documentType }, query: version ? { version } : {} }
}

function Contents({ of }: { of: readonly Section[] }) {
  const { t } = useLingui()
  return (
    <details className="no-print h-fit rounded-sm border border-line bg-surface px-4 lg:sticky lg:top-20 lg:border-0 lg:bg-transparent lg:px-0 lg:[&::details-content]:block lg:[&::details-content]:[content-visibility:visible]">
      <summary className="py-3 font-semibold lg:list-none lg:py-0">
        <Trans>On this page</Trans>
      </summary>
      <nav aria-label={t`On this page`} className="pb-3">
        <ol>
          {of.map(({ id, title }) => (
            <li key={id}>
              <a className="inline-flex min-h-11 items-center py-1 text-sm" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  )
}

/** A document: what it is called, of which day it is and what changed, its contents, its text, its versions. */
export function DocumentPage({ documentType, search }: { documentType: DocumentType; search: URLSearchParams }) {
  const { t, i18n } = useLingui()
  const found = useApiQuery(calls.document, asked(documentType, search), { fixed: true })
  if (found.isPending) return <PageSkeleton />
  if (found.isError) {
    if (/^(400|404):/.test(found.error.message)) return <NotFound />
    return (
      <main className="page" id="content" tabIndex={-1}>
        <Failed
          busy={found.isFetching}
          onRetry={() => void found.refetch()}
          sentence={t`The text is safe. Try again in a moment, or write to us by the support page.`}
          title={t`This text did not load`}
        />
      </main>
    )
  }
  const { document, versions } = found.data
  const { opening, sections } = shapeOf(document.content)
  const day = dayInWords(document.version, i18n.locale)
  const isOlder = versions[0] !== document.version
  return (
    <main className="page" id="content" tabIndex={-1}>
      <header className="grid max-w-prose gap-4">
        <h1>{document.title}</h1>
        <p className="text-soft">
          <Trans>Version of {day}.</Trans> <Trans>What changed:</Trans> {document.changes}
        </p>
        {isOlder && (
          <p className="font-semibold">
            <Trans>This is an older version. A newer one is listed at the end.</Trans>
          </p>
        )}
        {document.isDraft && <Draft />}
      </header>
      <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[15rem_1fr]">
        <Contents of={sections} />
        <article className="min-w-0">
          <div className="prose">
            <Blocks of={opening} />
          </div>
          {sections.map(({ id, title, blocks }) => (
            <section aria-labelledby={id} className="prose mt-10" key={id}>
              <h2 id={id}>{title}</h2>
              <Blocks of={blocks} />
            </section>
          ))}
          <Versions all={versions} of={document} />
        </article>
      </div>
    </main>
  )
}
