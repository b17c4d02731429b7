import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Page, post } from '#web/page.ts'
import { calls } from './contract.ts'
import { Find } from './components/find.tsx'
import { Frame } from './components/frame.tsx'
import { LookUp } from './components/look-up.tsx'

/** Whose reviews, and what became of a notice. The form itself is page.notice-about.tsx. */
function View() {
  const { t: text } = useLingui()
  return (
    <Frame
      below={
        <>
          <section className="mt-12 border-t border-line pt-8">
            <h2 className="mb-4">
              <Trans>Read the answer</Trans>
            </h2>
            <LookUp form="look" title={text`The answer could not be looked up`} verb={text`Read the answer`} />
          </section>
          <section className="mt-12 border-t border-line pt-8">
            <h2 className="mb-4">
              <Trans>Take a notice back</Trans>
            </h2>
            <LookUp form="withdraw" title={text`The notice was not taken back`} verb={text`Take it back`} />
          </section>
        </>
      }
    >
      <Find typed="" />
    </Frame>
  )
}

const opened = (form: URLSearchParams) => ({ number: form.get('number') ?? '', code: form.get('code') ?? '' })

export const page: Page = {
  title: (_at, i18n) => t(i18n)`Notice`,
  description: (_at, i18n) => t(i18n)`Tell us which words of a review break a rule or the law, and read our answer. You need no account.`,
  View,
  noIndex: ({ search }) => search.size > 0,
  forms: {
    look: (form) => post(form, calls.look, { body: opened(form) }),
    withdraw: (form) => post(form, calls.withdraw, { body: opened(form) }),
  },
}
