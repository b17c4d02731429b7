import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Child, Seat } from '#case/cases/contract.ts'
import { type Holder, holderName } from './names.ts'

/** Whole years of a child on a day, by the month of birth: in the month itself it may be one less, so that is what is said. */
function yearsOf(born: string, today: string): number {
  const [year, month] = born.split('-').map(Number) as [number, number]
  const [nowYear, nowMonth] = today.split('-').map(Number) as [number, number]
  return nowYear - year - (nowMonth <= month ? 1 : 0)
}

interface KidsProps {
  seat: Seat
  today: string
  kids: readonly Child[]
  /** With whom each is tonight; empty where no schedule is in force. */
  tonight: readonly { id: string; tonight: Holder }[]
}

/** The children: how old, and with whom tonight. */
export function Kids({ seat, today, kids, tonight }: KidsProps) {
  const { i18n } = useLingui()
  if (kids.length === 0) return <Trans>No child has been added yet.</Trans>
  return (
    <ul className="grid gap-3">
      {kids.map(({ id, name, born }) => {
        const years = born === null ? null : Math.max(0, yearsOf(born, today))
        const holder = tonight.find((each) => each.id === id)?.tonight
        const who = holder === undefined ? null : holderName(i18n, seat, holder)
        const letter = holder === 'A' || holder === 'B' ? holder : '·'
        return (
          <li className="flex items-center gap-3" key={id}>
            <span aria-hidden className="grid size-11 flex-none place-items-center rounded-full border border-edge font-semibold">
              {letter}
            </span>
            <span className="min-w-0">
              <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
              {years !== null && (
                <span className="text-soft">
                  {' · '}
                  <Plural one="# year old" other="# years old" value={years} />
                </span>
              )}
              <span className="block">{who === null ? <Trans>No schedule is in force yet</Trans> : <Trans>Tonight: {who}</Trans>}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
