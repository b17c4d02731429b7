import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { PageRuns } from '#web/page-runs.tsx'
import { Failed } from '#web/ui/states.tsx'
import { useUser } from '#web/user.ts'
import { AcknowledgeDialog } from './gate-acknowledge.tsx'
import { useCompliance, usePassedElsewhere, useRefusedAtGate } from './gate-calls.ts'
import { TermsDialog } from './gate-terms.tsx'
import { Spinner } from './spinner.tsx'

/** Where both gates stand as plain forms, for who has no JavaScript. */
const plainGate = '/terms-required'

const never = () => () => {}
/** Whether this page's code runs; false on the server and while the browser takes the page over. */
const useRuns = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** In the place of the page while a gate is due. */
function InPlace({ children }: { children: ReactNode }) {
  return (
    <main className="page" id="content" tabIndex={-1}>
      {children}
      <PageRuns />
    </main>
  )
}

function Due() {
  return (
    <InPlace>
      <div className="prose">
        <h1>
          <Trans>One step before you go on</Trans>
        </h1>
        <noscript>
          <div className="mt-4 grid justify-items-start gap-4">
            <p>
              <Trans>Your browser runs no JavaScript. You can take this step on a page of its own.</Trans>
            </p>
            <a className="button button-primary" href={plainGate}>
              <Trans>Go to that page</Trans>
            </a>
          </div>
        </noscript>
      </div>
    </InPlace>
  )
}

/**
 * The two gates (spec.md section 4; routes.md, rulings 3 and 4): the page is shown, and asks for its data, only when
 * both are passed. The server has put the user and the check into the page, so that normally nothing waits here.
 */
export function Gates({ children }: { children: ReactNode }) {
  const user = useUser()
  const check = useCompliance()
  const runs = useRuns()
  const [path] = useLocation()
  const isTerms = user?.hasAcceptedTerms === false
  // A person who was shown the terms dialog is not asked again on top of it, until the check has said once that nothing is due.
  const [sawTerms, setSawTerms] = useState(isTerms)
  if (isTerms && !sawTerms) setSawTerms(true)
  const isNothingDue = check.data?.requiresAcknowledgment === false && !check.isFetching
  if (!isTerms && sawTerms && isNothingDue) setSawTerms(false)
  const isAcknowledgement = !isTerms && !sawTerms && check.data?.requiresAcknowledgment === true
  const isDue = isTerms || isAcknowledgement
  usePassedElsewhere(isDue)
  useRefusedAtGate()
  // A page that was open stays, unseen, with what was typed into it: a new text may come out, or a new session begin on it.
  const [wasOpen, setWasOpen] = useState(!isDue)
  if (!isDue && !wasOpen) setWasOpen(true)

  const wasDue = useRef(isDue)
  useEffect(() => {
    if (wasDue.current && !isDue) document.getElementById('content')?.focus()
    wasDue.current = isDue
  }, [isDue])

  if (!user || (check.isPending && !isTerms)) {
    return (
      <InPlace>
        <output>
          <Spinner>
            <Trans>Loading</Trans>
          </Spinner>
        </output>
      </InPlace>
    )
  }
  if (!isTerms && !check.data) {
    return (
      <InPlace>
        <Failed
          busy={check.isFetching}
          onRetry={() => void check.refetch()}
          sentence={<Trans>Your data is safe. Try again in a moment.</Trans>}
          title={<Trans>We could not look up whether anything is due</Trans>}
        />
      </InPlace>
    )
  }
  const isPlain = isDue && path === plainGate && !runs
  return (
    <>
      {isDue && !isPlain && <Due />}
      {isTerms && <TermsDialog />}
      {isAcknowledgement && <AcknowledgeDialog changed={check.data!.changed} />}
      {(!isDue || isPlain || wasOpen) && <div className={isDue && !isPlain ? 'hidden' : 'contents'}>{children}</div>}
    </>
  )
}
