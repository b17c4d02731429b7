import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { daysBetween, dayShort, monthName, plusDays, weekdayName, weekdayOn } from '#shell/calendar-days.ts'
import { letterName, type Names } from '#shell/holders.ts'
import { lookOf } from '#shell/nights.tsx'
import { clockTime } from '#web/times.ts'
import { Button } from '#web/ui/button.tsx'
import type { ExpandedDays } from '../contract.ts'

interface MonthsProps {
  expanded: ExpandedDays
  names: Names
  today: string
  /** The nights without this version: days on which the parent changes are marked. */
  before?: { from: string; nights: string } | undefined
  /** Called to show why a day belongs to a parent; without it the days are not buttons. */
  onDay?: ((day: string) => void) | undefined
  /** How many months are shown before the user opens the rest. */
  first?: number
  /** The months have only half of the page. */
  narrow?: boolean
}

const time = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Month pages: the letter of each night, exchanges with their time, names of holidays. A day's button says whose it is and why. */
export function Months({ expanded, names, today, before, onDay, first = 3, narrow = false }: MonthsProps) {
  const [all, setAll] = useState(false)
  const { length } = expanded.months
  const visible = all ? expanded.months : expanded.months.slice(0, first)
  return (
    <div className="grid gap-6">
      <div className={`grid gap-6 sm:grid-cols-2 ${narrow ? 'xl:grid-cols-1' : '2xl:grid-cols-3'}`}>
        {visible.map(({ from, to }) => (
          <Month before={before} first={from} key={from} expanded={expanded} last={to} names={names} onDay={onDay} today={today} />
        ))}
      </div>
      {length > first && (
        <Button aria-expanded={all} className="no-print justify-self-start" kind="secondary" onClick={() => setAll(!all)}>
          {all ? <Trans>Show fewer months</Trans> : <Trans>Show all {length} months</Trans>}
        </Button>
      )}
    </div>
  )
}

/** Explains the letters before the numbers, once for each part of a page. */
export function NightNote() {
  return (
    <p className="text-sm text-soft">
      <Trans>The letter of a day says with whom the child is as that day ends: care past midnight is a night.</Trans>
    </p>
  )
}

function Month({
  expanded,
  names,
  today,
  before,
  onDay,
  first,
  last,
}: Omit<MonthsProps, 'first' | 'narrow'> & { first: string; last: string }) {
  const { i18n } = useLingui()
  const count = daysBetween(first, last) + 1
  const blank = weekdayOn(first)
  const days = Array.from({ length: count }, (_, index) => plusDays(first, index))
  const cells: (string | null)[] = [...Array.from({ length: blank }, () => null), ...days]
  while (cells.length % 7 !== 0) cells.push(null)
  const weeks = Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
  return (
    <table className="w-full table-fixed break-inside-avoid border-separate border-spacing-0.5">
      <caption className="pb-2 text-start font-semibold">{monthName(first, i18n.locale)}</caption>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, weekday) => (
            <th className="text-sm font-normal text-soft" key={weekday} scope="col">
              <abbr className="no-underline" title={weekdayName(weekday, i18n.locale)}>
                {weekdayName(weekday, i18n.locale, 'narrow')}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={week.find((day) => day !== null) ?? index}>
            {week.map((day, weekday) => (
              <td className="p-0 align-top" key={day ?? `blank ${weekday}`}>
                {day && <DayCell before={before} day={day} expanded={expanded} names={names} onDay={onDay} today={today} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayCell({ expanded, names, today, before, onDay, day }: Omit<MonthsProps, 'first' | 'narrow'> & { day: string }) {
  const { i18n, t } = useLingui()
  const letter = expanded.nights[daysBetween(expanded.from, day)] ?? '-'
  const handed = expanded.exchanges.filter((exchange) => exchange.day === day)
  const named = expanded.names.filter((one) => one.day === day).map(({ name }) => name)
  const was = before ? (before.nights[daysBetween(before.from, day)] ?? letter) : letter
  const changes = was !== letter
  const date = dayShort(day, i18n.locale)
  const who = letterName(letter, names, i18n)
  const wasWho = letterName(was, names, i18n)
  const said = [
    t`${date}, night: ${who}`,
    ...(changes ? [t`now: ${wasWho}`] : []),
    ...handed.map(({ minute, to }) => {
      const [at, next] = [clockTime(time(minute), i18n.locale), names[to]]
      return t`hand-over at ${at} to ${next}`
    }),
    ...named,
    ...(onDay ? [t`Why?`] : []),
  ].join('. ')
  const look = `grid min-h-14 w-full content-start gap-0.5 overflow-hidden rounded-sm border p-1 text-start text-sm ${lookOf(letter)} ${day === today ? 'outline-2 outline-offset-[-3px] outline-ink' : ''}`
  const inside = (
    <>
      <span aria-hidden className="flex justify-between gap-1">
        <span className="figures">{Number(day.slice(8))}</span>
        <span className="font-semibold">
          {changes && <span className="font-normal line-through">{was}</span>}
          {letter}
        </span>
      </span>
      <span aria-hidden className="block truncate text-xs">
        {handed.length > 0 && <span className="font-semibold">⇄ </span>}
        {named[0] ?? ''}
      </span>
    </>
  )
  // Hidden text and not a label: what is visible is an abbreviation of it.
  const content = (
    <>
      <span className="sr-only">{said}</span>
      {inside}
    </>
  )
  if (!onDay) return <div className={look}>{content}</div>
  return (
    <button aria-current={day === today ? 'date' : undefined} className={look} onClick={() => onDay(day)} type="button">
      {content}
    </button>
  )
}
