import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { isInvited } from '#map/after-sign-in.ts'
import { useApiQuery } from '#web/api.ts'
import { requestIn } from '#shell/opening-row.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { calls as caseCalls } from '#case/cases/contract.ts'
import { caseQuery, InCase, useCase } from '#case/cases/public.tsx'
import { calls } from './contract.ts'
import { Holds } from './components/holds.tsx'
import { Join } from './components/join.tsx'
import { ToMe } from './components/to-me.tsx'
import { Connection } from './components/connection.tsx'
import { NoneForMe } from './components/none-for-me.tsx'

function View({ search }: At) {
  const here = useCase(search)
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <h1>
        <Trans>Parent connection</Trans>
      </h1>
      <ToMe named={requestIn(search)} />
      {isInvited(search) && <NoneForMe />}
      {here.is === 'none' && <Join />}
      {here.is === 'none' ? (
        <NoneYet search={search} />
      ) : (
        <InCase search={search}>{(seat) => <Connection search={search} seat={seat} />}</InCase>
      )}
      {here.is !== 'none' && (
        <details className="no-print">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            <Trans>Join another case with a code</Trans>
          </summary>
          <Join />
        </details>
      )}
    </main>
  )
}

/** Nobody's case is here yet: the other way to one, and what was put on hold before. */
function NoneYet({ search }: { search: URLSearchParams }) {
  const { data } = useApiQuery(calls.list, { query: caseQuery(search) })
  return (
    <>
      <p>
        <Trans>No code? You can begin a case alone. Everything works while the other parent has not joined.</Trans>
      </p>
      <ButtonLink className="justify-self-start" kind="secondary" to="/case-toolkit">
        <Trans>Begin your case</Trans>
      </ButtonLink>
      {data && data.holds.length > 0 && <Holds people={data} />}
    </>
  )
}

export const page: Page = {
  queries: ({ search }) => [apiQuery(caseCalls.mine, {}), apiQuery(calls.waiting, {}), apiQuery(calls.list, { query: caseQuery(search) })],
  title: (_at, i18n) => t(i18n)`Parent connection`,
  View,
  noIndex: () => true,
}
