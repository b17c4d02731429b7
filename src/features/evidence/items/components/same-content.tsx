import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { pageWith } from './addresses.ts'
import type { Same, useAdding } from './use-adding.ts'

interface Props {
  same: Same
  adding: Pick<ReturnType<typeof useAdding>, 'addNow' | 'forget' | 'busy'>
  search: URLSearchParams
}

/** The content of a file is in the vault: where, and a way to add it all the same. */
export function SameContent({ same: { file, item, isSameFile }, adding, search }: Props) {
  const to = pageWith(search, { item: item.id })
  return (
    <div aria-live="polite">
      <Notice tone="attention">
        <p className="[overflow-wrap:anywhere]">
          {isSameFile ? (
            <Trans>
              {file.name} is in your vault already: <SiteLink to={to}>{item.title}</SiteLink>.
            </Trans>
          ) : (
            <Trans>
              {file.name} has the same content as <SiteLink to={to}>{item.title}</SiteLink>, so it was not added again.
            </Trans>
          )}
        </p>
        <p className="flex flex-wrap gap-2">
          {!isSameFile && (
            <Button busy={adding.busy} kind="secondary" onClick={() => void adding.addNow(file, true)}>
              <Trans>Add anyway</Trans>
            </Button>
          )}
          <Button kind="quiet" onClick={() => adding.forget(file)}>
            <Trans>Dismiss</Trans>
          </Button>
        </p>
      </Notice>
    </div>
  )
}
