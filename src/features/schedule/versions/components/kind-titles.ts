import { useLingui } from '@lingui/react/macro'
import type { Kind } from './rule-kinds.ts'

/** What each sort of rule is called. */
export function useKindTitles(): Readonly<Record<Kind, string>> {
  const { t } = useLingui()
  return {
    holiday: t`Holiday`,
    break: t`School break`,
    season: t`Summer or another season`,
    vacation: t`Vacation or other days`,
    visits: t`Hours on weekdays`,
    child: t`Other weeks for one child`,
  }
}
