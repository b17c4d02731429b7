import { Plural, Trans } from '@lingui/react/macro'
import type { Names } from '#case/cases/public.tsx'
import type { Effect } from '../contract.ts'

interface MovesProps {
  effect: Effect
  names: Names
  kids: readonly { id: string; name: string }[]
}

/** What is moved, for all children that have the same in one line: "Maya, Leo: 2 nights (48 hours) more with Ben". */
export function EffectTable({ effect, names, kids }: MovesProps) {
  const lines = new Map<string, { of: string[]; nights: number; minutes: number }>()
  for (const { child, nights, minutes } of effect) {
    const name = kids.find(({ id }) => id === child)?.name ?? ''
    const key = `${nights.A} ${minutes.A}`
    const line = lines.get(key)
    if (line) line.of.push(name)
    else lines.set(key, { of: [name], nights: nights.A, minutes: minutes.A })
  }
  return (
    <ul className="figures grid gap-1">
      {[...lines].map(([key, { of, nights, minutes }]) => (
        <li key={key}>
          {of.some(Boolean) && <span className="font-semibold">{of.filter(Boolean).join(', ')}: </span>}
          <Line minutes={minutes} names={names} nights={nights} />
        </li>
      ))}
    </ul>
  )
}

function Line({ nights, minutes, names }: { nights: number; minutes: number; names: Names }) {
  if (nights === 0 && minutes === 0) return <Trans>nights and hours stay as they are</Trans>
  // Nights and hours may go different ways: each says with whom.
  const hours = Math.round(Math.abs(minutes) / 6) / 10
  const [nightName, hourName] = [names[nights > 0 ? 'A' : 'B'], names[minutes > 0 ? 'A' : 'B']]
  const count = Math.abs(nights)
  if (count > 0 && hours > 0 && nightName === hourName)
    return (
      <Trans>
        <Plural one="# night" other="# nights" value={count} />, <Plural one="# hour" other="# hours" value={hours} /> more with {nightName}
      </Trans>
    )
  return (
    <>
      {count > 0 && (
        <Trans>
          <Plural one="# night" other="# nights" value={count} /> more with {nightName}
        </Trans>
      )}
      {count > 0 && hours > 0 && ', '}
      {hours > 0 && (
        <Trans>
          <Plural one="# hour" other="# hours" value={hours} /> more with {hourName}
        </Trans>
      )}
    </>
  )
}
