import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError, useApiQuery } from '#web/api.ts'
import { OnThisPage } from '#web/on-this-page.tsx'
import { apiQuery, type Page, post } from '#web/page.ts'
import { calls as accessCalls } from '#staff/support-access/contract.ts'
import { AboutAccess, AccessPanel } from '#staff/support-access/public.tsx'
import { calls, mineCalls } from './contract.ts'
import { Danger } from './components/danger.tsx'
import { MineForm } from './components/mine-form.tsx'
import { MineList } from './components/mine-list.tsx'
import { AskAsVisitor, CommonQuestions, ReadAnswer, SupportSection } from './components/sections.tsx'

/** Support for someone who is signed in. An account that may not make these calls (suspended) still asks as a visitor does. */
function View() {
  const { t: text } = useLingui()
  const { error } = useApiQuery(mineCalls.mine, {})
  const asVisitor = error instanceof ApiError && error.status === 403
  return (
    <main className="page" id="content" tabIndex={-1}>
      <h1>
        <Trans>Support</Trans>
      </h1>
      <Danger />
      <OnThisPage
        parts={[
          ...(asVisitor
            ? []
            : [
                { id: 'mine', label: text`Your questions` },
                { id: 'leave', label: text`Let support look` },
              ]),
          { id: 'question', label: text`Ask us` },
          { id: 'questions', label: text`Common questions` },
          { id: 'answer', label: text`Read your answer` },
        ]}
      />
      {asVisitor ? (
        <AskAsVisitor />
      ) : (
        <>
          <SupportSection id="mine" isFirst title={<Trans>Your questions</Trans>}>
            <MineList />
          </SupportSection>
          <SupportSection
            about={<Trans>A person reads and answers. Your question is tied to your account, so the answer waits here for you.</Trans>}
            id="question"
            title={<Trans>Ask us</Trans>}
          >
            <MineForm />
          </SupportSection>
          <SupportSection about={<AboutAccess />} id="leave" title={<Trans>Let support look</Trans>}>
            <AccessPanel />
          </SupportSection>
        </>
      )}
      <CommonQuestions />
      <ReadAnswer about={<Trans>For a question that you asked without signing in.</Trans>} />
    </main>
  )
}

export const page: Page = {
  queries: () => [apiQuery(mineCalls.mine, {}), apiQuery(accessCalls.access, {})],
  title: (_at, i18n) => t(i18n)`Support`,
  View,
  forms: {
    look: (form) => post(form, calls.look, { body: { number: form.get('number') ?? '', code: form.get('code') ?? '' } }),
  },
  noIndex: () => true,
}
