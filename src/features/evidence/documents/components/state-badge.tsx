import { useLingui } from '@lingui/react/macro'
import { type State, stateNames } from '#domain/documents/documents.ts'
import { Badge } from '#web/ui/notice.tsx'

export function StateBadge({ state }: { state: State }) {
  const { i18n } = useLingui()
  return <Badge tone={state === 'draft' ? 'plain' : 'info'}>{i18n._(stateNames[state])}</Badge>
}
