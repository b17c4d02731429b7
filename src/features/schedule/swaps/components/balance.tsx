import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { SiteLink } from '#web/link.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Section } from '#web/ui/section.tsx'
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
    <Section id="balance" title={<Trans>What was moved so far</Trans>}>
      <EffectTable kids={kids} effect={sum} names={names} />
      <Disclosure
        title={
          <>
            <Trans>What this is made of</Trans> ({of.length})
          </>
        }
      >
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
      </Disclosure>
      <p className="text-sm text-soft">
        <Trans>
          From accepted requests alone, without what both of you dropped since: the schedule laid out without and with each of them. A night
          counts for who has the child as the day ends.
        </Trans>
      </p>
    </Section>
  )
}
