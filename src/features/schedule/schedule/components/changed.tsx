import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import type { Names } from '#shell/holders.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Version } from '#schedule/versions/contract.ts'
import { calls } from '../contract.ts'
import { Changes } from './changes.tsx'

interface ChangedProps {
  version: Version
  caseId: string
  child: string | null
  names: Names
}

/** What a version changed when it came, or would have changed. */
export function Changed({ version, caseId, child, names }: ChangedProps) {
  const { data, error } = useApiQuery(calls.days, { query: { case: caseId, version: version.id, months: '24', ...(child && { child }) } })
  if (!data) return error ? null : <Skeleton lines={2} />
  if (!data.difference) return null
  return (
    <section className="grid gap-2">
      <h3 className="text-base">
        {version.state === 'approved' ? <Trans>What it changed</Trans> : <Trans>What it would change today</Trans>}
      </h3>
      <Changes difference={data.difference} names={names} />
    </section>
  )
}
