import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { type At, apiQuery, type Page, post } from '#web/page.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SharedLink } from './components/shared-link.tsx'
import { calls } from './contract.ts'

const codeOf = ({ params }: Pick<At, 'params'>) => params['code'] ?? ''

/** What a share link leads to, for someone without an account. Reading what it is opens nothing: mail scanners do that too. */
function View(at: At) {
  const code = codeOf(at)
  const query = useApiQuery(calls.look, { params: { code } })
  // A code that there never was, or that can be none: most are addresses that a mail program cut.
  const isNone = query.isError && /^(400|404):/.test(query.error.message)
  return (
    <main className="page grid content-start gap-4" id="content" tabIndex={-1}>
      <h1>
        <Trans>Shared files</Trans>
      </h1>
      {isNone ? (
        <Notice title={<Trans>We can’t find this link</Trans>} tone="attention">
          <p>
            <Trans>Part of the address may be missing. Copy the whole link from the message, or ask the person who sent it.</Trans>
          </p>
        </Notice>
      ) : (
        <Loaded
          failed={<Trans>Couldn’t load this link</Trans>}
          lines={6}
          query={query}
          safe={<Trans>It wasn’t opened. Wait a few minutes and try again.</Trans>}
        >
          {(link) => <SharedLink code={code} key={code} link={link} />}
        </Loaded>
      )}
    </main>
  )
}

export const page: Page = {
  queries: (at) => [apiQuery(calls.look, { params: { code: codeOf(at) } }, { required: true })],
  title: (_at, i18n) => t(i18n)`Shared files`,
  View,
  noIndex: () => true,
  forms: {
    open: (form, at) => post(form, calls.open, { body: { code: codeOf(at), word: form.get('word') ?? '' } }),
    show: (form) =>
      post(form, calls.show, {
        body: { visit: form.get('visit') ?? '', file: form.get('file') ?? '', from: Number(form.get('from') ?? 1) },
      }),
  },
}
