import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { SiteLink } from '#web/link.tsx'
import type { Names } from '#case/cases/public.tsx'
import type { Effect, Trade } from '../contract.ts'
import { EffectTable } from './effect-table.tsx'

interface BalanceProps {
  sum: Effect
  /** The accepted ones, in the order in which they were. */
  of: readonly Trade[]
  names: Names
  linkTo: (request: string) => string
  kids: readonly { id: string; name: string }[]
}

/** What accepted requests add up to, and which they are. */
export function Balance({ sum, of, names, kids, linkTo }: BalanceProps) {
  const { i18n } = useLingui()
  return (
    <section aria-labelledby="balance" className="grid gap-3">
      <h2 id="balance">
        <Trans>What was moved so far</Trans>
      </h2>
      <EffectTable kids={kids} effect={sum} names={names} />
      <details className="print:[&::details-content]:block print:[&::details-content]:[content-visibility:visible]">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          <Trans>What this is made of</Trans> ({of.length})
        </summary>
        <ol className="grid gap-3 border-s-4 border-line ps-3">
          {of.map((trade) => {
            const day = dayInWords(trade.legs.map(({ from }) => from).toSorted()[0]!, i18n.locale)
            return (
              <li key={trade.id}>
                <SiteLink to={linkTo(trade.id)}>
                  <Trans>Request for {day}</Trans>
                </SiteLink>
                <EffectTable kids={kids} effect={trade.effect ?? []} names={names} />
              </li>
            )
          })}
        </ol>
      </details>
      <p className="text-sm text-soft">
        <Trans>
          From accepted requests alone, without what both of you dropped since: the schedule laid out without and with each of them. A night
          counts for who has the child as the day ends.
        </Trans>
      </p>
    </section>
  )
}
