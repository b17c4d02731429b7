import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Facts } from '#web/ui/facts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Way } from '../contract.ts'

/** The ticket, shown once: what to write down, and what happens next. */
export function Sent({ number, code, way, children }: { number: string; code: string; way: Way; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <div className="grid max-w-2xl scroll-mt-20 gap-6 rounded-md border border-line bg-surface p-4 sm:p-6" id="ask">
      <h3 className="outline-none" ref={heading} tabIndex={-1}>
        <Trans>Your question has arrived</Trans>
      </h3>
      <Facts
        items={[
          { term: <Trans>Ticket number</Trans>, value: <strong className="figures text-xl tracking-wide">{number}</strong> },
          { term: <Trans>Your four words</Trans>, value: <strong className="text-xl">{code}</strong> },
        ]}
      />
      <Notice title={<Trans>Write both down now</Trans>} tone="attention">
        <p>
          <Trans>
            They are shown this one time. We keep the words only in a scrambled form, so we cannot tell you them again. Whoever has the
            number and the words can read the answer.
          </Trans>
        </p>
      </Notice>
      {children}
      <div className="prose">
        <p>
          {way === 'email' ? (
            <Trans>The answer goes to your e-mail address. You can read it on this page too, under “Read your answer”.</Trans>
          ) : (
            <Trans>To read the answer, come back to this page and open “Read your answer”. Nothing is sent to you.</Trans>
          )}
        </p>
        <p>
          <Trans>
            When we close the ticket we erase your question, your files and your address. The answer stays for 90 more days, then it is
            deleted.
          </Trans>
        </p>
      </div>
    </div>
  )
}
