import { Trans } from '@lingui/react/macro'
import { Disclosure } from '#web/ui/disclosure.tsx'

/** Who sees what is added, and how it gets in. It stands after the list: most people come back to find an item. */
export const AboutAdding = () => (
  <Disclosure className="no-print" title={<Trans>Before you add</Trans>}>
    <ul className="grid max-w-prose list-disc gap-1 ps-5 pb-2">
      <li>
        <Trans>Only you see your items. Your attorney also sees those you mark as privileged.</Trans>
      </li>
      <li>
        <Trans>
          Files marked as sensitive have no thumbnail, no program reads them, and records leave them out unless you confirm twice.
        </Trans>
      </li>
      <li>
        <Trans>To add an email, save it as an .eml file and upload that.</Trans>
      </li>
      <li>
        <Trans>You can also drag files onto this page or paste a picture.</Trans>
      </li>
    </ul>
  </Disclosure>
)
