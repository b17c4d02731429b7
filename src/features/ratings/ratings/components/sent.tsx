import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { SiteLink } from '#web/link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Emergency, HeldWhy, ReceiptCard } from '#ratings/receipts/public.tsx'
import { Delay } from './what-is-stored.tsx'
import type { Arrived } from './filed.ts'

interface SentProps {
  arrived: Arrived
  /** The words were made by the server, for a form without JavaScript. */
  byServer: boolean
  professional: { id: string; name: string }
  /** Where the next one can be chosen. */
  again: string
}

/** The rating has arrived: the receipt, what happens next, and ways on. */
export function Sent({ arrived, byServer, professional: { id, name }, again }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const isHeld = arrived.status === 'queued_human'
  return (
    <>
      <h1 className="outline-none" ref={heading} tabIndex={-1}>
        <Trans>Your rating has arrived</Trans>
      </h1>
      {arrived.findings.some(({ check }) => check === 'C1') && (
        <div className="mt-6 max-w-2xl">
          <Emergency />
        </div>
      )}
      <div className="mt-6 max-w-2xl">
        <ReceiptCard byServer={byServer} words={arrived.words} />
      </div>
      {isHeld && (
        <div className="mt-6 max-w-2xl">
          <Notice tone="attention" title={<Trans>A person reads it first</Trans>}>
            <HeldWhy checks={arrived.heldFor} />
          </Notice>
        </div>
      )}
      <div className="prose mt-6">
        <h2>
          <Trans>What happens next</Trans>
        </h2>
        <ul>
          {arrived.publishedIn && (
            <li>
              <Trans>
                It appears on the page of {name} <Delay of={arrived.publishedIn} /> from now, at a random moment.
              </Trans>
            </li>
          )}
          {isHeld && (
            <li>
              <Trans>When it was read it is published as you wrote it, or you find the reason on the page of your receipt.</Trans>
            </li>
          )}
          <li>
            <Trans>A score is shown once there are at least 5 ratings. Your text is shown before that.</Trans>
          </li>
          <li>
            <Trans>We cannot write to you, because we do not know who you are. The receipt is the only way back.</Trans>
          </li>
        </ul>
      </div>
      <div className="no-print mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink kind="secondary" to={`/professionals/${id}`}>
          <Trans>Go to the page of {name}</Trans>
        </ButtonLink>
        <SiteLink className="inline-block py-2.5" to={again}>
          <Trans>Rate another person</Trans>
        </SiteLink>
      </div>
    </>
  )
}
