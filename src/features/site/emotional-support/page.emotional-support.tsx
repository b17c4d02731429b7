import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { states } from '#domain/directory/states.ts'
import { dayInWords } from '#web/days.ts'
import { OnThisPage } from '#web/on-this-page.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Notice } from '#web/ui/notice.tsx'
import { calls, checkedOn } from './contract.ts'
import { Calm } from './components/calm.tsx'
import { Children } from './components/children.tsx'
import { Device } from './components/device.tsx'
import { Local } from './components/local.tsx'
import { National } from './components/national.tsx'
import { Picker } from './components/picker.tsx'
import { Plan } from './components/plan.tsx'

/** The state in the address; an unknown one counts as none. */
function stateOf({ search }: At): string {
  const state = search.get('state') ?? ''
  return Object.hasOwn(states, state) ? state : ''
}

function Part({ id, title, className = '', children }: { id: string; title: ReactNode; className?: string; children: ReactNode }) {
  return (
    <section className={`mt-12 scroll-mt-20 border-t border-line pt-8 ${className}`} id={id}>
      <h2 className="mb-4">{title}</h2>
      {children}
    </section>
  )
}

function View(at: At) {
  const { t: text, i18n } = useLingui()
  const checked = dayInWords(checkedOn, i18n.locale)
  const state = stateOf(at)
  // To print the plan alone, the rest of the page is hidden while the browser prints.
  const [onlyPlan, setOnlyPlan] = useState(false)
  const rest = onlyPlan ? 'no-print' : ''
  const print = () => {
    flushSync(() => setOnlyPlan(true))
    window.print()
    setOnlyPlan(false)
  }
  return (
    <main className="page" id="content" tabIndex={-1}>
      <div className={rest}>
        <h1>
          <Trans>Emotional support</Trans>
        </h1>
        <div className="mt-6 max-w-2xl">
          <Notice title={<Trans>In danger now: call 911</Trans>} tone="danger">
            <p>
              <Trans>If you cannot speak, try to send a text to 911. It works in many counties, not in all.</Trans>
            </p>
          </Notice>
        </div>
        <OnThisPage
          parts={[
            { id: 'lines', label: text`Lines to call` },
            { id: 'local', label: text`Your state` },
            { id: 'calm', label: text`A bad moment` },
            { id: 'children', label: text`Talking to children` },
            { id: 'plan', label: text`Safety plan` },
            { id: 'device', label: text`Phone and computer` },
          ]}
        />
      </div>
      <Part className={rest} id="lines" title={<Trans>Lines to call</Trans>}>
        <p className="mb-4 max-w-prose text-soft">
          <Trans>
            Calls are free, and they help people of every kind. You need not give your name. Last checked on {checked}, against public
            documents and not by phone: if one does not answer, call 211.
          </Trans>
        </p>
        <National />
      </Part>
      <Part className={rest} id="local" title={<Trans>Your state</Trans>}>
        <div className="grid max-w-2xl gap-6">
          <Picker state={state} />
          {state !== '' && <Local state={state} />}
        </div>
      </Part>
      <Part className={rest} id="calm" title={<Trans>A bad moment</Trans>}>
        <Calm />
      </Part>
      <Part className={rest} id="children" title={<Trans>Talking to children</Trans>}>
        <Children />
      </Part>
      <Part className={onlyPlan ? 'print:mt-0 print:border-0 print:pt-0' : ''} id="plan" title={<Trans>Safety plan</Trans>}>
        <Plan onPrint={print} />
      </Part>
      <Part className={rest} id="device" title={<Trans>Phone and computer</Trans>}>
        <Device />
      </Part>
      <p className={`mt-12 max-w-prose text-sm text-soft ${rest}`}>
        <Trans>
          This page is written by us in plain words. It is not medical or legal advice, and it does not take the place of somebody who knows
          you.
        </Trans>
      </p>
    </main>
  )
}

export const page: Page = {
  queries: (at) => {
    const state = stateOf(at)
    return state === '' ? [] : [apiQuery(calls.local, { params: { state } })]
  },
  title: (_at, i18n) => t(i18n)`Emotional support`,
  description: (_at, i18n) =>
    t(i18n)`Crisis lines by state, what helps in a bad moment, talking to children, and a safety plan that is kept nowhere.`,
  View,
  noIndex: ({ search }) => search.size > 0,
}
