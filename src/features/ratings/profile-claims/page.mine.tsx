import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls as directory } from '#directory/professionals/contract.ts'
import { calls } from './contract.ts'
import { AskForm } from './components/ask-form.tsx'
import { ClaimCard } from './components/claim-card.tsx'
import { How } from './components/how.tsx'
import { Replies } from './components/replies.tsx'
import { isOpen } from './rules.ts'

const given = ({ search }: At, key: string) => search.get(key)?.trim() ?? ''

/** The pages that someone claimed, and the way to claim one. */
function Claims({ professional }: { professional: string }) {
  const { t: text } = useLingui()
  const asked = useApiQuery(calls.mine, {})
  return (
    <>
      <header>
        <h1>
          <Trans>Claim your page</Trans>
        </h1>
        <p className="mt-3 max-w-prose">
          <Trans>
            Is a page in the directory about you? Show us that it is, and you can reply under each rating and make one statement. It costs
            nothing, now and later.
          </Trans>
        </p>
      </header>
      <Loaded query={asked} failed={text`Your claims cannot be shown`} lines={6}>
        {({ claims }) => {
          const hasOpen = claims.some((claim) => claim.professional.id === professional && isOpen(claim.state))
          return (
            <>
              {claims.length > 0 && (
                <section aria-labelledby="claims">
                  <h2 className="mb-3" id="claims">
                    <Trans>Your claims</Trans>
                  </h2>
                  <ul className="grid gap-4">
                    {claims.map((claim) => (
                      <li key={claim.id}>
                        <ClaimCard claim={claim} />
                      </li>
                    ))}
                  </ul>
                </section>
              )}
              {professional !== '' && !hasOpen && <AskForm key={professional} professional={professional} />}
              {professional === '' && claims.length === 0 && (
                <Empty
                  action={
                    <ButtonLink to="/search-professionals">
                      <Trans>Find your page</Trans>
                    </ButtonLink>
                  }
                  title={text`Which page is yours?`}
                >
                  <p>
                    <Trans>Search for your name. On your page choose “Is this you?”, near its end.</Trans>
                  </p>
                </Empty>
              )}
            </>
          )
        }}
      </Loaded>
      <How />
    </>
  )
}

function View(at: At) {
  const of = given(at, 'of')
  return (
    <main className="page grid gap-8" id="content" tabIndex={-1}>
      {of === '' ? (
        <Claims professional={given(at, 'professional')} />
      ) : (
        <Replies claim={of} cursor={given(at, 'cursor')} key={`${of} ${given(at, 'cursor')}`} />
      )}
    </main>
  )
}

export const page: Page = {
  queries: (at) => {
    if (given(at, 'of') !== '') return [apiQuery(calls.own, { params: { id: given(at, 'of') } })]
    const id = given(at, 'professional')
    return id === '' ? [apiQuery(calls.mine, {})] : [apiQuery(calls.mine, {}), apiQuery(directory.get, { params: { id } })]
  },
  title: (at, i18n) => (given(at, 'of') === '' ? t(i18n)`Claim your page` : t(i18n)`Your replies`),
  View,
  noIndex: () => true,
}
