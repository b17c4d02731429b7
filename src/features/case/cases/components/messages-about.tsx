import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import { caseLink } from './use-case.ts'

interface MessagesAboutProps {
  /** Kind and id, as a message links it: `exchange:2026-03-20T22:00Z-B`. */
  thing: string
  /** How many messages are linked to it. */
  count: number
  /** Begins a message that is linked to it; `null` for a reader who writes none. */
  write: React.ReactNode | null
  search: URLSearchParams
}

/** From a thing to the messages about it, and to a new one. */
export function MessagesAbout({ thing, count, write, search }: MessagesAboutProps) {
  if (count === 0 && write === null) return null
  const of = encodeURIComponent(thing)
  return (
    <p className="no-print flex flex-wrap gap-x-4">
      {count > 0 && (
        <SiteLink className="inline-block py-2" to={caseLink(`/co-parenting-messages?box=all&about=${of}`, search)}>
          <Trans>Messages about it: {count}</Trans>
        </SiteLink>
      )}
      {write !== null && (
        <SiteLink className="inline-block py-2" to={caseLink(`/co-parenting-messages?write=1&link=${of}`, search)}>
          {write}
        </SiteLink>
      )}
    </p>
  )
}
