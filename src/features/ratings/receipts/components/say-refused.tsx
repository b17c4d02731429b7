import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Refused } from './refused.ts'

/** Why something else than a rating did not work, in one sentence. */
export function sayRefused(refused: Refused): ReactNode {
  switch (refused.why) {
    case 'offline':
      return <Trans>There is no connection. Nothing was changed: try again when you are connected.</Trans>
    case 'refused':
      return refused.sentence ?? <Trans>The server could not do it. Nothing was changed: try again in a minute.</Trans>
    case 'silent':
    case 'stopped':
      return <Trans>The server did not answer. Try again in a minute.</Trans>
  }
}
