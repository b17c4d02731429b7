import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Reply } from '#http/contract.ts'
import type { calls } from '../contract.ts'

/** Why something of a file is out, or doubtful, in words (ports/ics). */
function Reason({ why }: { why: string }) {
  switch (why) {
    case 'no_begin':
      return <Trans>it has no begin</Trans>
    case 'no_such_day':
    case 'no_such_day_skipped':
      return <Trans>there is no such day</Trans>
    case 'ends_before_it_begins':
      return <Trans>it ends before it begins</Trans>
    case 'not_ended':
      return <Trans>the file breaks off</Trans>
    case 'not_an_event':
      return <Trans>it is no event</Trans>
    case 'repeats_too_often':
    case 'repeats_cut':
      return <Trans>it repeats more often than can be taken in</Trans>
    case 'broken_rule':
      return <Trans>how it repeats cannot be read</Trans>
    case 'older_version':
      return <Trans>a newer version of it is in the file</Trans>
    case 'unknown_zone':
    case 'no_zone':
      return <Trans>it names no known time zone; the case’s was taken</Trans>
    case 'zone_moved':
      return <Trans>its time zone has changed since; today’s was taken</Trans>
    case 'long_text_cut':
      return <Trans>a long text was cut</Trans>
    default:
      return <Trans>a line cannot be read</Trans>
  }
}

/** Lines of a file that stay out, or were read with doubt. */
export function LeftOut({ lines, title }: { lines: Reply<typeof calls.preview>['leftOut']; title: ReactNode }) {
  if (lines.length === 0) return null
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold">
        {title} ({lines.length})
      </summary>
      <ul className="text-sm">
        {lines.map(({ line, why, about }) => (
          <li key={`${line} ${why} ${about}`}>
            <Trans>Line {line}</Trans>: <Reason why={why} />
            {about && <span className="text-soft"> ({about})</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}
