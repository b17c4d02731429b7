import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { useSite } from '#web/site.ts'
import { Notice } from '#web/ui/notice.tsx'
import { calls as directory } from '#directory/professionals/contract.ts'
import { calls as searchCalls } from '#directory/search/contract.ts'
import { calls as reviews } from '#ratings/reviews/contract.ts'
import { calls } from './contract.ts'
import { type Asked, askedIn } from './components/demo/address.ts'
import { Check } from './components/demo/check.tsx'
import { Find, searchOf } from './components/demo/find.tsx'
import { Frame } from './components/demo/frame.tsx'
import { Leave } from './components/demo/leave.tsx'
import { Next } from './components/demo/next.tsx'
import { Profile } from './components/demo/profile.tsx'
import { Receipt } from './components/demo/receipt.tsx'
import { reviewsOf } from './components/demo/scores.tsx'

/** Shown if the directory has no fictional people, so that there is nobody to show the step with. */
function WithoutPeople() {
  return (
    <Notice>
      <p>
        <Trans>
          This directory holds real people only, and a walk-through should not be held on a real person. So this step shows nobody. The
          search itself is open to you at any time.
        </Trans>
      </p>
    </Notice>
  )
}

function StepContent({ asked }: { asked: Asked }) {
  const { demo } = useSite()
  switch (asked.step) {
    case 'find':
      return demo ? <Find asked={asked} /> : <WithoutPeople />
    case 'profile':
      return demo ? <Profile person={asked.person} /> : <WithoutPeople />
    case 'check':
      return <Check />
    case 'receipt':
      return <Receipt />
    case 'leave':
      return <Leave />
    case 'next':
      return <Next />
  }
}

function View({ search }: At) {
  const asked = askedIn(search)
  return (
    <main className="page grid gap-10" id="content" tabIndex={-1}>
      <header className="prose">
        <h1>
          <Trans>A walk through the free tool</Trans>
        </h1>
        <p className="text-lg text-soft">
          <Trans>Six steps, with the real thing on fictional people. Nothing you do here is kept.</Trans>
        </p>
      </header>
      <Frame asked={asked}>
        <StepContent asked={asked} />
      </Frame>
    </main>
  )
}

export const page: Page = {
  queries: ({ search }) => {
    const asked = askedIn(search)
    if (asked.step === 'find') return [apiQuery(searchCalls.search, searchOf(asked))]
    if (asked.step === 'check' || asked.step === 'receipt') return [apiQuery(calls.examples, {})]
    if (asked.step === 'next') return [apiQuery(calls.open, {})]
    if (asked.step !== 'profile' || asked.person === null) return []
    return [apiQuery(directory.get, { params: { id: asked.person } }), apiQuery(reviews.list, reviewsOf(asked.person))]
  },
  title: (_at, i18n) => t(i18n)`A walk through the free tool`,
  View,
  // The demo page is not for search engines.
  noIndex: () => true,
}
