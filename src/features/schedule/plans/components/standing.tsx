import { Trans } from '@lingui/react/macro'
import { Badge } from '#web/ui/notice.tsx'

/** How far a plan is: agreed by both, shared, or one parent's draft. */
export function Standing({ isAgreed, isShared, author }: { isAgreed: boolean; isShared: boolean; author: string }) {
  if (isAgreed) {
    return (
      <Badge tone="info">
        <Trans>Agreed by both</Trans>
      </Badge>
    )
  }
  return isShared ? (
    <Badge tone="attention">
      <Trans>Not agreed yet</Trans>
    </Badge>
  ) : (
    <Badge>
      <Trans>Draft of {author}</Trans>
    </Badge>
  )
}
