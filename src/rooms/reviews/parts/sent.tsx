import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { SiteLink } from '../../../web/link.tsx'
import { ButtonLink } from '../../../web/ui/button.tsx'
import { Delay } from './kept.tsx'
import type { Arrived } from './send.ts'

interface SentProps {
  arrived: Arrived
  professional: { id: string; name: string }
  /** Where the next one can be chosen. */
  again: string
}

/** The rating has arrived: what happens next, and ways on. */
export function Sent({ arrived, professional: { id, name }, again }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <h1 className="outline-none" ref={heading} tabIndex={-1}>
        <Trans>Your rating has arrived</Trans>
      </h1>
      <div className="prose mt-4">
        <p>
          <Trans>Thank you. It is not on the site yet. This is what happens next:</Trans>
        </p>
        <ul>
          <li>
            <Trans>
              It appears on the page of {name} <Delay of={arrived.publishedIn} /> from now, at a random moment.
            </Trans>
          </li>
          <li>
            <Trans>A score is shown once there are at least 5 ratings. Your text is shown before that.</Trans>
          </li>
          <li>
            <Trans>You need to do nothing more. We cannot write to you, because we do not know who you are.</Trans>
          </li>
        </ul>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink kind="primary" to={`/professionals/${id}`}>
          <Trans>Go to the page of {name}</Trans>
        </ButtonLink>
        <SiteLink className="inline-block py-2.5" to={again}>
          <Trans>Rate another person</Trans>
        </SiteLink>
      </div>
    </>
  )
}
