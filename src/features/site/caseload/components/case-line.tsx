import { Trans, useLingui } from '@lingui/react/macro'
import { roleName } from '#case/cases/public.tsx'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { formatDate } from '#web/dates.ts'
import { Badge } from '#web/ui/notice.tsx'
import { calls, type CaseRow } from '../contract.ts'
import { seenOf } from '../rules.ts'
import { AccessEnds } from './access-ends.tsx'
import { Dues } from './dues.tsx'
import { News } from './news.tsx'
import { NextHearing } from './next-hearing.tsx'
import { OpenCase } from './open-case.tsx'

/** One grant: whose it is, what changed, and what comes up. */
export function CaseLine({ row }: { row: CaseRow }) {
  const { i18n } = useLingui()
  const seeing = useMutation(calls.see, ['/api/caseload'])
  const { title, grantedBy, isOneParents, children, zone, seenAt, changes } = row
  const name = grantedBy.name
  const role = roleName(i18n, row.role)
  const seen = seenAt === null ? '' : formatDate('dayWithWeekday', seenAt, i18n.locale, zone)
  return (
    <article
      aria-label={`${title}, ${name}`}
      className="grid gap-x-6 gap-y-1 lg:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,7fr)_9rem]"
    >
      <div className="min-w-0">
        <OpenCase row={row} />
        <p className="text-sm [overflow-wrap:anywhere] text-soft">
          <Trans>
            {role} · access from {name}
          </Trans>
          {children.length > 0 && <> · {children.join(' ')}</>}{' '}
          {isOneParents && (
            <Badge>
              <Trans>One parent only</Trans>
            </Badge>
          )}
        </p>
      </div>
      <div className="min-w-0">
        <News row={row} />
      </div>
      <div className="min-w-0 text-sm">
        <NextHearing row={row} />
        <Dues row={row} />
        <AccessEnds row={row} />
      </div>
      <div className="no-print text-sm lg:text-end">
        {changes.length > 0 ? (
          <ActionButton
            className="max-lg:-ms-3"
            kind="quiet"
            mutation={seeing}
            onAct={() => seeing.send({ body: { seats: [seenOf(row)] } })}
          >
            <Trans>Mark as seen</Trans>
            <span className="sr-only">
              {' '}
              {title}, {name}
            </span>
          </ActionButton>
        ) : (
          <span className="text-soft">{seen === '' ? <Trans>Nothing new</Trans> : <Trans>Seen {seen}</Trans>}</span>
        )}
      </div>
    </article>
  )
}
