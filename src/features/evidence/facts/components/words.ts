import { useLingui } from '@lingui/react/macro'
import type { FactDate } from '#domain/facts/dates.ts'
import { factDateWords } from '#domain/facts/dates.ts'
import type { GapKind } from '#domain/facts/strength.ts'
import type { FactDraft } from '../contract.ts'

/** How dates of facts read here. */
export function useFactDate(): (date: FactDraft['when'] | FactDate) => string {
  const { i18n } = useLingui()
  return (date) => factDateWords(date as FactDate, i18n.locale, (text) => i18n._(text))
}

/** What is missing, in words. */
export function useGapWords(): Readonly<Record<GapKind, string>> {
  const { t } = useLingui()
  return {
    no_fact: t`No fact yet`,
    no_citation: t`Nothing cited`,
    removed: t`A cited item was removed`,
    unproved: t`No device or witness named`,
  }
}
