import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

interface Props {
  isSensitive: boolean
  onSensitive: (isSensitive: boolean) => void
  /** What else brings files in. */
  children: ReactNode
}

/** Where a picture of a child’s body belongs, and the mark that files have from before they are sent. The number is that of site/emotional-support. */
export function Belongs({ isSensitive, onSensitive, children }: Props) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 text-sm">
      <p className="max-w-prose py-2 text-soft">
        <Trans>
          Photos of a child’s body don’t belong here. Bring them to a doctor, the police or a child advocacy center, or call Childhelp at{' '}
          <a className="whitespace-nowrap" href="tel:18004224453">
            1-800-422-4453
          </a>
          .
        </Trans>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 max-sm:w-full max-sm:justify-between">
        <label className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
          <input
            checked={isSensitive}
            className="size-5 accent-action"
            onChange={(event) => onSensitive(event.target.checked)}
            type="checkbox"
          />
          <Trans>Mark as sensitive</Trans>
        </label>
        {children}
      </div>
    </div>
  )
}
