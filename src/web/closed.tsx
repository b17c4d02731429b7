import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Closed } from '#domain/directory/rateable.ts'
import { Notice } from './ui/notice.tsx'

const why: Readonly<Record<Closed, MessageDescriptor>> = {
  federal: msg`Federal courts don't hear family cases, so federal judges can't be rated here.`,
  appellate: msg`Appeals courts review what other judges decided, so their judges can't be rated here.`,
  criminal: msg`Criminal courts don't hear family cases, so their judges can't be rated here.`,
  long_ago: msg`Our newest record of this person is more than 20 years old, so ratings are closed.`,
}

/** Why a person's page shows facts and takes no ratings. */
export function ClosedNote({ why: reason }: { why: Closed }) {
  const { i18n } = useLingui()
  return (
    <Notice tone="info">
      <p>{i18n._(why[reason])}</p>
    </Notice>
  )
}

const short: Readonly<Record<Closed, MessageDescriptor>> = {
  federal: msg`Federal court: facts only, no ratings`,
  appellate: msg`Appeals court: facts only, no ratings`,
  criminal: msg`Criminal court: facts only, no ratings`,
  long_ago: msg`No record in 20 years: facts only, no ratings`,
}

/** The same in one line of a list. */
export function useClosed(): (reason: Closed) => string {
  const { i18n } = useLingui()
  return (reason) => i18n._(short[reason])
}
