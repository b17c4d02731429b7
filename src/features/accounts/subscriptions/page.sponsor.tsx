// A term that someone else pays, as the parent sees it.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { apiQuery, type Page } from '#web/page.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { BehindPlan } from './components/behind-plan.tsx'
import { GivenTerms } from './components/given-terms.tsx'
import { SponsorCode } from './components/sponsor-code.tsx'
import { calls, sponsorCalls } from './contract.ts'

function View() {
  const { t: text } = useLingui()
  const asked = useApiQuery(sponsorCalls.given, {})
  const isSold = Boolean(useApiQuery(calls.offer, {}).data?.offer)
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <BehindPlan title={<Trans>Someone else can pay for you</Trans>} />
      <Loaded failed={text`Couldn’t load your codes`} lines={5} query={asked}>
        {({ open, terms }) => (
          <div className="grid gap-6">
            {isSold ? (
              <SponsorCode open={open} />
            ) : (
              <p>
                <Trans>Nothing can be bought here yet.</Trans>
              </p>
            )}
            <GivenTerms terms={terms} />
          </div>
        )}
      </Loaded>
      <p className="max-w-prose text-soft">
        <Trans>
          A sponsor pays a month or a year and needs no account. They see that it is paid and until when: not your name, your case or
          anything you do. They can’t take it back once it has started.
        </Trans>
      </p>
    </main>
  )
}

export const page: Page = {
  queries: () => [apiQuery(sponsorCalls.given, {}), apiQuery(calls.offer, {})],
  title: (_at, i18n) => t(i18n)`Someone else can pay for you`,
  View,
  noIndex: () => true,
}
