import type { MonthDay, Parent, Weekday } from '../schedule/types.ts'
import { mustBeRight } from './answers.ts'
import type { Answers, Blank, Clause, Names, TurnValue } from './types.ts'

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** `a`, `a and b`, `a, b and c`. */
function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function timeOf(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  if (time === '12:00') return 'noon'
  const clock = `${hours % 12 === 0 ? 12 : hours % 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`
  return `${clock} ${hours < 12 ? 'am' : 'pm'}`
}

function dayOf(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${monthNames[month! - 1]} ${date}, ${year}`
}

/** The nights of each parent, week by week: "In week 1: Monday to Wednesday with Ana, Thursday with Ben". */
function nightsOf(nights: string, names: Names): string {
  const weeks = Array.from({ length: nights.length / 7 }, (_, week) => nights.slice(7 * week, 7 * week + 7))
  const phrases = weeks.map((week) =>
    [...week.matchAll(/A+|B+/g)]
      .map((stay) => {
        const last = stay.index + stay[0].length - 1
        const days = stay.index === last ? weekdayNames[last]! : `${weekdayNames[stay.index]} to ${weekdayNames[last]}`
        return `${days} with ${names[stay[0].charAt(0) as Parent]}`
      })
      .join(', '),
  )
  return phrases.length === 1 ? phrases[0]! : phrases.map((week, at) => `Week ${at + 1}: ${week}`).join('. ')
}

function turnOf(turn: TurnValue, { A, B }: Names): string {
  if (turn === 'A' || turn === 'B') return `with ${turn === 'A' ? A : B} each year`
  return turn === 'A_odd' ? `with ${A} in odd years and with ${B} in even years` : `with ${A} in even years and with ${B} in odd years`
}

/** The words for an answer in a sentence. */
function filled(value: unknown, blank: Blank, names: Names): string {
  switch (blank.kind) {
    case 'parent':
      return names[value as Parent]
    case 'count':
      return `${Number(value)} ${blank.unit}${value === 1 ? '' : 's'}`
    case 'split': {
      const { A, B } = value as { A: number; B: number }
      return `${names.A} pays ${A}% and ${names.B} pays ${B}%`
    }
    case 'weekday':
      return weekdayNames[value as Weekday]
    case 'weekdays': {
      const days = value as readonly Weekday[]
      return days.length === 7 ? 'day' : listed(days.map((day) => weekdayNames[day]))
    }
    case 'time':
      return timeOf(String(value))
    case 'span': {
      const { from, to } = value as { from: string; to: string }
      return `from ${timeOf(from)} to ${timeOf(to)}`
    }
    case 'choice':
      return blank.options[String(value)]!
    case 'choices':
      return listed((value as readonly string[]).map((key) => blank.options[key]!))
    case 'nights':
      return nightsOf(String(value), names)
    case 'day':
      return dayOf(String(value))
    case 'month_day': {
      const { month, day } = value as MonthDay
      return `${monthNames[month - 1]} ${day}`
    }
    case 'turn':
      return turnOf(value as TurnValue, names)
    case 'words':
      return String(value).trim()
  }
}

/**
 * A clause in plain sentences, one a line.
 * @throws RangeError for answers that `wrongIn` finds fault with
 */
export function render(clause: Clause, answers: Answers, names: Names): readonly string[] {
  mustBeRight(clause, answers)
  return clause.sentences.map((sentence) =>
    // One pass: a parent's own words are never searched for blanks.
    sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      if (name === 'A' || name === 'B') return names[name]
      if (name === 'children') return listed(names.children)
      const blank = clause.blanks[name]
      if (!blank) throw new Error(`The clause ${clause.id} has no blank ${name}.`)
      return filled(answers[name], blank, names)
    }),
  )
}
