import { useLingui } from '@lingui/react/macro'
import type { VisibleState } from '#domain/signing/lifecycle.ts'
import { Badge } from '#web/ui/notice.tsx'
import { stateWords } from '../rules.ts'

export function SignBadge({ state }: { state: VisibleState }) {
  const { i18n } = useLingui()
  return <Badge tone={state === 'asked' ? 'attention' : state === 'signed' ? 'info' : 'plain'}>{i18n._(stateWords[state])}</Badge>
}
