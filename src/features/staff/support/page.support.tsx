import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { OnThisPage } from '#web/on-this-page.tsx'
import { type Page, post } from '#web/page.ts'
import { useSite } from '#web/site.ts'
import { calls } from './contract.ts'
import { bodyOf } from './components/ask-form.tsx'
import { Danger } from './components/danger.tsx'
import { AskAsVisitor, CommonQuestions, ReadAnswer } from './components/sections.tsx'

function View() {
  const { t: text } = useLingui()
  const { supportEmail } = useSite()
  return (
    <main className="page" id="content" tabIndex={-1}>
      <h1>
        <Trans>Support</Trans>
      </h1>
      <Danger />
      <OnThisPage
        parts={[
          { id: 'questions', label: text`Common questions` },
          { id: 'question', label: text`Ask us` },
          { id: 'answer', label: text`Read your answer` },
        ]}
      />
      <CommonQuestions isFirst />
      <AskAsVisitor />
      <ReadAnswer />
      <p className="mt-12 max-w-prose text-sm text-soft">
        <Trans>
          You can also write to {supportEmail}. A mail shows us your address, and it stays in your mailbox: the form above is more private.
        </Trans>
      </p>
    </main>
  )
}

export const page: Page = {
  title: (_at, i18n) => t(i18n)`Support`,
  description: (_at, i18n) => t(i18n)`Common questions, and a way to ask your own. You need no account and give no address.`,
  View,
  forms: {
    ask: (form) => post(form, calls.file, { body: bodyOf((name) => (form.get(name) ?? '').trim()) }),
    look: (form) => post(form, calls.look, { body: { number: form.get('number') ?? '', code: form.get('code') ?? '' } }),
  },
}
