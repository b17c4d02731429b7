import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Reply } from '#http/contract.ts'
import { useApiQuery } from '#web/api.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'
import { calls } from '../../contract.ts'

type Examples = Reply<typeof calls.examples>

/** What the server says of our examples, once it is there. */
export function WithExamples({ children }: { children: (examples: Examples) => ReactNode }) {
  const { t } = useLingui()
  const found = useApiQuery(calls.examples, {})
  if (found.data) return children(found.data)
  if (found.isPending) return <Skeleton lines={10} />
  return (
    <Failed
      busy={found.isFetching}
      onRetry={() => void found.refetch()}
      sentence={t`Nothing is broken on your side. Try again in a moment.`}
      title={t`The examples did not load`}
    />
  )
}
