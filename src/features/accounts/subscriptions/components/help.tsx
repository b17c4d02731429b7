import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import { Wait } from './wait.tsx'

/** For who can't pay: a waiver, or someone else who pays. On the page of prices, where a plan can be bought. */
export function HelpWithCost() {
  return (
    <section aria-labelledby="help" className="grid gap-6 lg:grid-cols-[18rem_1fr] lg:gap-16">
      <h2 className="text-2xl" id="help">
        <Trans>If you can’t pay</Trans>
      </h2>
      <div className="grid gap-8 sm:grid-cols-2">
        <div className="prose">
          <h3>
            <Trans>Fee waiver</Trans>
          </h3>
          <p>
            <Trans>
              Apply on your subscription page: a court waived your fees, you get public benefits, your income is low, or another reason. A
              person on our staff decides. Documents are optional, only that person can open them, and they are deleted when it is decided.
            </Trans>{' '}
            <Wait />
          </p>
        </div>
        <div className="prose">
          <h3>
            <Trans>Someone else can pay for you</Trans>
          </h3>
          <p>
            <Trans>
              Give a code to a relative, a friend or an agency. They pay a month or a year without an account. They see that it is paid and
              until when, and nothing about you. They can’t take it back once it has started.
            </Trans>{' '}
            <SiteLink to="/pricing?sponsor">
              <Trans>I have a code</Trans>
            </SiteLink>
          </p>
        </div>
      </div>
    </section>
  )
}
