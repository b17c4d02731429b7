import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { states } from '#domain/directory/states.ts'
import { OnThisPage } from '#web/on-this-page.tsx'
import type { At, Page } from '#web/page.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RightOfReply, Takedown } from './components/about-you.tsx'
import { Process, Safety } from './components/process.tsx'
import { Recordings } from './components/recordings.tsx'
import { ReviewRules } from './components/review-rules.tsx'
import { Sources } from './components/sources.tsx'

/** The state that the address asks for; one that does not exist counts as none. */
function stateOf({ search }: At): string {
  const state = search.get('state') ?? ''
  return Object.hasOwn(states, state) ? state : ''
}

function Part({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-12 scroll-mt-20 border-t border-line pt-8" id={id}>
      <h2 className="mb-4">{title}</h2>
      {children}
    </section>
  )
}

function View(at: At) {
  const { t: text } = useLingui()
  const parts = [
    { id: 'rules', title: text`What a review may say`, body: <ReviewRules /> },
    { id: 'reply', title: text`The right to reply`, body: <RightOfReply /> },
    { id: 'takedown', title: text`Asking us to take something down`, body: <Takedown /> },
    { id: 'recording', title: text`Recording a talk, by state`, body: <Recordings state={stateOf(at)} /> },
    { id: 'subpoena', title: text`If a court asks us`, body: <Process /> },
    { id: 'safety', title: text`Children, and your safety`, body: <Safety /> },
    { id: 'sources', title: text`The law behind this page`, body: <Sources /> },
  ]
  return (
    <main className="page" id="content" tabIndex={-1}>
      <h1>
        <Trans>Legal protection</Trans>
      </h1>
      <p className="mt-3 max-w-prose text-lg text-soft">
        <Trans>The rules for reviews and recordings, for those who write and for those who are written about.</Trans>
      </p>
      <div className="mt-6 max-w-2xl">
        <Notice title={<Trans>This is not legal advice</Trans>}>
          <p>
            <Trans>It tells our rules and points to laws. For your own case ask a lawyer in your state.</Trans>
          </p>
        </Notice>
      </div>
      <OnThisPage parts={parts.map(({ id, title }) => ({ id, label: title }))} />
      {parts.map(({ id, title, body }) => (
        <Part id={id} key={id} title={title}>
          {body}
        </Part>
      ))}
    </main>
  )
}

export const page: Page = {
  title: (_at, i18n) => t(i18n)`Legal protection`,
  View,
  noIndex: () => true,
}
