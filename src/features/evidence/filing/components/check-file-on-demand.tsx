import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { CheckFile } from './check-file.tsx'

/** The check of a file behind a line that opens it: it begins once it is asked for. */
export function CheckFileOnDemand(props: Parameters<typeof CheckFile>[0]) {
  const [isAsked, setAsked] = useState(false)
  return (
    <details className="no-print border-y border-line" onToggle={() => setAsked(true)}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        <Trans>Check before filing</Trans>
      </summary>
      {isAsked && (
        <div className="pb-3">
          <CheckFile {...props} />
        </div>
      )}
    </details>
  )
}
