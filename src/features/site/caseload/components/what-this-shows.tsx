import { Trans } from '@lingui/react/macro'
import { Disclosure } from '#web/ui/disclosure.tsx'

/** What the list is made of, and who learns that it was read. */
export function WhatThisShows() {
  return (
    <Disclosure className="no-print text-sm" title={<Trans>What this list shows</Trans>}>
      <div className="prose pb-2 text-soft">
        <p>
          <Trans>
            Each row is one parent’s grant of access. It shows only what that grant allows, on the days it covers. If both parents gave you
            access, you see two rows, and neither shows anything from the other grant.
          </Trans>
        </p>
        <p>
          <Trans>
            Cases with something due, a hearing, or access that ends within 14 days come first. Then come cases that changed since you last
            looked.
          </Trans>
        </p>
        <p>
          <Trans>
            Parents can see which parts of their case you looked at. This list counts once a day for hearings and for answers that are due.
            Your “seen” marks are private.
          </Trans>
        </p>
        <p>
          <Trans>
            The download has this list as a PDF and a table (CSV), and the hearings as a calendar file. It names children by initials only.
          </Trans>
        </p>
      </div>
    </Disclosure>
  )
}
