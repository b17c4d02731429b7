// Paying a term for someone, with the code that they gave. The code stands behind a # in the link: it reaches no server by an address.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { readSponsorCode } from '#domain/billing/sponsor-code.ts'
import { PlainForm } from '#web/form/plain-form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { type At, type Page, post } from '#web/page.ts'
import { useRuns } from '#web/runs.ts'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PayByCode, SponsorReceipt } from './components/pay-for-someone.tsx'
import { sponsorCalls } from './contract.ts'

function View({ search }: At) {
  const { t: text } = useLingui()
  const looking = useMutation(sponsorCalls.look, [], { plain: 'sponsor' })
  const { became } = looking
  // The server may have looked it up already, for someone who pressed before the script ran.
  const [code, setCode] = useState(looking.values['code'] ?? '')
  const runs = useRuns()
  const found = became?.is === 'done' ? became.data : null
  const look = async (typed: string) => {
    setCode(typed)
    return looking.send({ body: { code: typed } })
  }
  // From a link: into the field, and out of the address.
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const take = () => {
      const typed = readSponsorCode(location.hash.slice(1))
      if (typed === null) return
      history.replaceState(history.state, '', `${location.pathname}${location.search}`)
      if (field.current) field.current.value = typed
    }
    take()
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  const sentences = { code: text`This code doesn’t work. It may have expired. Ask for a new one.` }
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <h1>
        <Trans>Pay for someone</Trans>
      </h1>
      {search.has('paid') && !found && (
        <Notice title={<Trans>Thank you</Trans>}>
          <p>
            <Trans>Enter the code again to see your receipt. It can take a minute.</Trans>
          </p>
        </Notice>
      )}
      <div className="max-w-md">
        <PlainForm
          action="/pricing?sponsor"
          check={(typed) => (readSponsorCode(typed('code')) === null ? sentences : {})}
          kind={found ? 'secondary' : 'primary'}
          mutation={looking}
          name="sponsor"
          read={(typed) => typed('code')}
          send={look}
          sentences={sentences}
          submit={<Trans>Look up code</Trans>}
          title={text`The code couldn’t be looked up`}
        >
          {(errorAt) => (
            <TextInput
              autoCapitalize="characters"
              autoComplete="off"
              defaultValue={looking.values['code'] ?? ''}
              error={errorAt('code')}
              id="sponsor-code"
              label={text`Code`}
              maxLength={60}
              name="code"
              ref={field}
              spellCheck={false}
            />
          )}
        </PlainForm>
      </div>
      {found?.price && runs && <PayByCode code={code} found={{ ...found, price: found.price }} />}
      {found?.price && (
        <noscript>
          <p>
            <Trans>This code works. Turn on JavaScript to pay with it: the payment page needs it too.</Trans>
          </p>
        </noscript>
      )}
      {found?.receipt && <SponsorReceipt again={() => void look(code)} code={code} of={found.receipt} planName={found.planName} />}
    </main>
  )
}

export const page: Page = {
  queries: () => [],
  title: (_at, i18n) => t(i18n)`Pay for someone`,
  View,
  noIndex: () => true,
  forms: { sponsor: (form) => post(form, sponsorCalls.look, { body: { code: form.get('code') ?? '' } }) },
}
