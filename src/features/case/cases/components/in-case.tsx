import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Empty, Failed } from '#web/ui/states.tsx'
import type { Scope, Seat } from '../contract.ts'
import { CaseLine } from './case-line.tsx'
import { NoCase } from './no-case.tsx'
import { scopeNames } from './scope-names.generated.ts'
import { useCase } from './use-case.ts'

/**
 * What is around the content of every page of a case: whose it is and in which seat one sees it, or why there is nothing
 * to show.
 */
export function InCase({
  search,
  none,
  heading,
  isDense = false,
  scope,
  children,
}: {
  search: URLSearchParams
  /** What stands where there is no case yet, in the place of the usual words. */
  none?: ReactNode
  /** The page's heading where there is no case to show, for a page whose content brings its own. */
  heading?: ReactNode
  /** Nothing stands above the content that is not needed there: of someone’s only case, not even its title. */
  isDense?: boolean
  /** What the whole page is about; of several one is enough. A seat whose grant leaves it out reads that, and not that something failed. */
  scope?: Scope | readonly [Scope, ...Scope[]]
  children: (seat: Seat) => ReactNode
}) {
  const here = useCase(search)
  const needed = scope === undefined ? [] : [scope].flat()
  switch (here.is) {
    case 'pending':
      return <Skeleton lines={6} />
    case 'failed':
      return (
        <>
          {heading}
          <Failed
            busy={here.busy}
            onRetry={here.again}
            sentence={<Trans>Nothing was changed. Try again in a minute.</Trans>}
            title={<Trans>Your case could not be loaded</Trans>}
          />
        </>
      )
    case 'none':
      return (
        <>
          {heading}
          {none ?? <NoCase />}
        </>
      )
    case 'missing':
      return (
        <>
          {heading}
          <Empty title={<Trans>There is no such case</Trans>}>
            <p>
              <Trans>It does not exist, or you have no part in it any more.</Trans>
            </p>
          </Empty>
        </>
      )
    case 'here':
      return (
        <>
          <CaseLine isDense={isDense} seat={here.seat} seats={here.seats} />
          {here.seat.isFormer && (
            <Notice>
              <Trans>Your part in this case has ended. You can go on reading and exporting what was until then.</Trans>
            </Notice>
          )}
          {needed.length === 0 || here.seat.role === 'parent' || needed.some((one) => here.seat.scopes.includes(one)) ? (
            children(here.seat)
          ) : (
            <>
              {heading}
              <NotGranted scope={needed[0]!} />
            </>
          )}
        </>
      )
  }
}

function NotGranted({ scope }: { scope: Scope }) {
  const { i18n } = useLingui()
  const part = i18n._(scopeNames[scope])
  return (
    <Empty title={<Trans>Your access doesn’t include this page</Trans>}>
      <p>
        <Trans>The parent who gave you access can add “{part}” to it on Parent connection.</Trans>
      </p>
    </Empty>
  )
}
