import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import type { Professional } from '../contract.ts'

type Fact = Professional['facts'][number]

/** Where a fact comes from: the source and the place in it, the day that it speaks of, the day we read it. */
export function Origin({ fact, sources }: { fact: Fact; sources: Professional['sources'] }) {
  const { i18n } = useLingui()
  const title = sources.find(({ id }) => id === fact.sourceId)?.title ?? fact.sourceId
  const read = dayInWords(fact.seenOn, i18n.locale)
  const asOf = fact.asOf && dayInWords(fact.asOf, i18n.locale)
  return (
    <>
      {title}, {fact.sourceRef}. {asOf && <Trans>As of {asOf}. </Trans>}
      <Trans>Read {read}.</Trans>
    </>
  )
}
