import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { calls as ofPlans } from '#accounts/subscriptions/contract.ts'
import { BehindPlan, Wait } from '#accounts/subscriptions/public.tsx'
import { useApiQuery } from '#web/api.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { apiQuery, type Page } from '#web/page.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Section } from '#web/ui/section.tsx'
import { Apply } from './components/apply.tsx'
import { Ended, Open } from './components/status.tsx'
import { calls } from './contract.ts'

function Renew() {
  const { t: text } = useLingui()
  const renewing = useMutation(calls.renew, [calls.mine.path], { saysConflicts: true })
  return (
    <Notice title={<Trans>Renew your fee waiver</Trans>} tone="attention">
      <p>
        <Trans>Same reason as before. New documents only if we ask for them.</Trans>
      </p>
      <p>
        <ActionButton kind="primary" mutation={renewing} onAct={() => renewing.send({}, { done: text`Application sent.` })}>
          <Trans>Ask to renew</Trans>
        </ActionButton>
      </p>
    </Notice>
  )
}

function View() {
  const { t: text } = useLingui()
  const mine = useApiQuery(calls.mine, {})
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <BehindPlan title={<Trans>Fee waiver</Trans>} />
      <Loaded failed={text`Couldn’t load your applications`} lines={6} query={mine}>
        {({ isForSale, applications, canRenew }) => {
          const open = applications.find(({ endedAt }) => endedAt === null)
          const ended = applications.filter(({ endedAt }) => endedAt !== null)
          return (
            <div className="grid gap-6">
              {open ? (
                <Open of={open} />
              ) : isForSale ? (
                <>
                  {canRenew && <Renew />}
                  <Section className="max-w-2xl" id="apply" title={<Trans>Apply</Trans>}>
                    <p className="mb-4 max-w-prose">
                      <Trans>
                        If you can’t pay, you don’t have to. A person on our staff decides. You can add documents after you send this; they
                        are optional. <Wait />
                      </Trans>
                    </p>
                    <Apply />
                  </Section>
                </>
              ) : (
                <p>
                  <Trans>Nothing can be bought here yet, so there is no fee to waive.</Trans>
                </p>
              )}
              {ended.length > 0 && (
                <Section className="max-w-2xl" id="ended" title={<Trans>Decisions</Trans>}>
                  <Ended all={ended} />
                </Section>
              )}
            </div>
          )
        }}
      </Loaded>
    </main>
  )
}

export const page: Page = {
  queries: () => [apiQuery(calls.mine, {}), apiQuery(ofPlans.offer, {})],
  title: (_at, i18n) => t(i18n)`Fee waiver`,
  View,
  noIndex: () => true,
}
