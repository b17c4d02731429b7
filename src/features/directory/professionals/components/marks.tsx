import { Trans } from '@lingui/react/macro'
import { useClosed } from '#web/closed.tsx'
import { Badge } from '#web/ui/notice.tsx'
import type { Card } from '../contract.ts'

/** Marks that change how everything else on a card or page is to be read. */
export function Marks({ of }: { of: Pick<Card, 'isFictional' | 'jurisdiction' | 'closed'> }) {
  const closed = useClosed()
  return (
    <>
      {of.isFictional && (
        <Badge tone="attention">
          <Trans>Fictional</Trans>
        </Badge>
      )}
      {of.jurisdiction === 'federal' && (
        <Badge tone="info">
          <Trans>Federal: does not hear family cases</Trans>
        </Badge>
      )}
      {of.closed && of.closed !== 'federal' && <Badge>{closed(of.closed)}</Badge>}
    </>
  )
}
