import { Trans, useLingui } from '@lingui/react/macro'
import { caseQuery } from '#case/cases/public.tsx'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls } from '../contract.ts'
import { linkFrom } from './place.ts'
import { ShortMoment } from './thread-list.tsx'
import { emptyBoxes } from './words.ts'

/** What is begun and not sent: its author alone sees it. */
export function Drafts({ search }: { search: URLSearchParams }) {
  const { i18n, t } = useLingui()
  return (
    <Loaded
      failed={<Trans>Your drafts could not be loaded</Trans>}
      lines={4}
      query={useApiQuery(calls.drafts, { query: caseQuery(search) })}
    >
      {({ drafts, zone }) => (
        <Rows
          empty={
            <Empty title={<Trans>Nothing here</Trans>}>
              <p>{i18n._(emptyBoxes.drafts)}</p>
            </Empty>
          }
          of={drafts}
          rowKey={({ id }) => id}
        >
          {(draft) => (
            <SiteLink
              className="grid min-h-11 content-center gap-0.5 px-3 text-ink no-underline"
              to={linkFrom(search, { draft: draft.id })}
            >
              <span className="flex items-baseline gap-2">
                <span className="min-w-0 flex-1 truncate font-semibold">{draft.subject || t`No subject`}</span>
                {draft.returnedAt !== null && (
                  <Badge tone="attention">
                    <Trans>Could not go out</Trans>
                  </Badge>
                )}
                <span className="text-sm text-soft">
                  <ShortMoment at={draft.composedAt} zone={zone} />
                </span>
              </span>
              <span className="truncate text-sm text-soft">{draft.body}</span>
            </SiteLink>
          )}
        </Rows>
      )}
    </Loaded>
  )
}
