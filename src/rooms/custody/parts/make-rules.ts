import { cycleFrom, mirrored, patterns, texasWeekends } from '../../../domain/custody/patterns.ts'
import { federalHolidays, familyHolidays } from '../../../domain/custody/holidays.ts'
import type { Cycle, DateRule, Holder, Rule, Turn, Weekday } from '../../../domain/custody/types.ts'
import type { Day } from '../../../kernel/day.ts'

/** The weeks that a new schedule begins with: 2-2-5-5 from the Monday of its first week. */
export const firstRule = (effective: string): Rule => ({
  id: 'weeks',
  layer: 'base',
  children: 'all',
  span: cycleFrom(patterns.find(({ id }) => id === '2-2-5-5')!.nights, effective as Day, { at: '18:00' }),
})

/** The rule that the weeks' part of the builder is about: the first that gives all children their usual weeks. */
export const weeksOf = (rules: readonly Rule[]): Rule | null =>
  rules.find(
    ({ layer, children, span, within }) =>
      layer === 'base' && children === 'all' && within === undefined && (span.kind === 'cycle' || span.kind === 'monthly'),
  ) ?? null

export const swapped = (cycle: Cycle): Cycle => ({ ...cycle, nights: mirrored(cycle.nights) })
/** The same weeks, beginning with the second. */
export const weekLater = (cycle: Cycle): Cycle => ({ ...cycle, nights: cycle.nights.slice(7) + cycle.nights.slice(0, 7) })
const letters = ['A', 'B', 'T']
/** One night changed to the next who may have it. */
export const nightChanged = (cycle: Cycle, night: number): Cycle => ({
  ...cycle,
  nights: [...cycle.nights].map((letter, at) => (at === night ? letters[(letters.indexOf(letter) + 1) % 3] : letter)).join(''),
})
/** The same nights for another number of weeks: cut, or gone on with. */
export const weeksLong = (cycle: Cycle, weeks: number): Cycle => ({ ...cycle, nights: cycle.nights.repeat(8).slice(0, weeks * 7) })
export const weekends = texasWeekends

export const holidayChoices = [...federalHolidays, ...familyHolidays]
/** Which of the named holidays a date rule is. */
export const holidayId = (date: DateRule): string | null =>
  holidayChoices.find((one) => JSON.stringify(one.date) === JSON.stringify(date))?.id ?? null

const turns: Readonly<Record<string, Turn>> = {
  'A-even': { even: 'A', odd: 'B' },
  'B-even': { even: 'B', odd: 'A' },
  'every-A': { every: 'A' },
  'every-B': { every: 'B' },
}
export const turnId = (turn: Turn | undefined): string =>
  Object.entries(turns).find(([, one]) => turn && JSON.stringify(one) === JSON.stringify(turn))?.[0] ??
  (turn && 'every' in turn ? 'every-A' : turn && turn.even === 'B' ? 'B-even' : 'A-even')

export type Kind = 'holiday' | 'break' | 'season' | 'vacation' | 'visits' | 'child'
export const kinds: readonly Kind[] = ['holiday', 'break', 'season', 'vacation', 'visits', 'child']

/** What sort of rule it is in the builder; `null`: one that is kept and can be removed, and is not edited here. */
export function kindOf({ layer, span, within, children }: Rule): Kind | null {
  if (span.kind === 'holiday')
    return span.date.type === 'dated' ? 'break' : holidayId(span.date) || span.date.type === 'fixed' ? 'holiday' : null
  if (span.kind === 'block') return 'vacation'
  if (span.kind === 'visits') return span.every ? null : 'visits'
  if (span.kind !== 'cycle' || span.on) return null
  if (layer === 'season') return within && 'each' in within ? 'season' : null
  return layer === 'base' && children !== 'all' ? 'child' : null
}

/** A name that no rule has yet: `holiday-3`. */
export function freshId(kind: string, rules: readonly Rule[]): string {
  const taken = new Set(rules.map(({ id }) => id))
  let number = 1
  while (taken.has(`${kind}-${number}`)) number += 1
  return `${kind}-${number}`
}

/** One rule put in place of that with its name, or at the end. */
export const withRule = (rules: readonly Rule[], rule: Rule): Rule[] =>
  rules.some(({ id }) => id === rule.id) ? rules.map((one) => (one.id === rule.id ? rule : one)) : [...rules, rule]

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()
const number = (form: FormData, name: string) => Number(text(form, name)) || 0

function common(form: FormData, id: string): Pick<Rule, 'id' | 'children' | 'label' | 'clause'> {
  const chosen = form.getAll('child').map(String)
  const [label, paragraph, clause] = [text(form, 'label'), text(form, 'paragraph'), text(form, 'clause')]
  return {
    id,
    children: form.has('some') && chosen.length > 0 ? chosen : 'all',
    ...(label && { label }),
    ...((paragraph || clause) && { clause: { paragraph, text: clause } }),
  }
}

/** The field that is missing in what was typed for a rule, or `null`. */
export function missingIn(kind: Kind, form: FormData): string | null {
  const asked: Readonly<Record<Kind, readonly string[]>> = {
    holiday: text(form, 'holiday') === 'own' ? ['label', 'own', 'fromAt', 'toAt'] : ['fromAt', 'toAt'],
    break: ['label', 'from0', 'to0', 'fromAt', 'toAt'],
    season: ['from', 'to', 'at'],
    vacation: ['from', 'fromAt', 'to', 'toAt'],
    visits: ['fromAt', 'toAt'],
    child: ['at'],
  }
  const empty = asked[kind].find((field) => text(form, field) === '')
  if (empty) return empty
  if (kind === 'break') {
    const years = [0, 1, 2].map((row) => text(form, `from${row}`).slice(0, 4))
    const twice = years.findIndex((year, row) => year !== '' && years.indexOf(year) < row)
    if (twice >= 0) return `twice${twice}`
  }
  if (kind === 'visits' && form.getAll('weekday').length === 0) return 'weekday'
  return kind === 'child' && form.getAll('child').length === 0 ? 'child' : null
}

/** What was typed, as the rule that it is. `before` is the one that is changed: what the form does not ask stays. */
export function ruleIn(kind: Kind, form: FormData, id: string, effective: string, before: Rule | null): Rule {
  const base = common(form, id)
  const at = (name: string) => text(form, name)
  const turn = turns[at('turn')] ?? turns['A-even']!
  const monthDay = (name: string) => ({ month: Number(at(name).slice(5, 7)), day: Number(at(name).slice(8, 10)) })
  switch (kind) {
    case 'holiday': {
      const named = holidayChoices.find((one) => one.id === at('holiday'))
      return {
        ...base,
        label: base.label ?? named?.name ?? '',
        layer: 'holiday',
        span: {
          kind: 'holiday',
          date: named?.date ?? { type: 'fixed', ...monthDay('own') },
          from: { offset: -number(form, 'before'), at: at('fromAt') },
          to: { offset: number(form, 'after'), at: at('toAt') },
          turn,
          ...(at('middle') && { split: { middle: { offset: 0, at: at('middle') } } }),
        },
      }
    }
    case 'break': {
      const days = [0, 1, 2].filter((row) => at(`from${row}`) && at(`to${row}`))
      const years = Object.fromEntries(
        days.map((row) => [at(`from${row}`).slice(0, 4), { from: at(`from${row}`) as Day, to: at(`to${row}`) as Day }]),
      )
      const kept =
        before?.span.kind === 'holiday' && before.span.date.type === 'dated' ? Object.entries(before.span.date.years).slice(3) : []
      return {
        ...base,
        layer: 'holiday',
        span: {
          kind: 'holiday',
          date: { type: 'dated', years: { ...years, ...Object.fromEntries(kept) } },
          from: { offset: 0, at: at('fromAt') },
          to: { offset: 0, at: at('toAt') },
          turn,
          ...(form.has('halves') && { split: { half: at('fromAt') } }),
        },
      }
    }
    case 'season':
    case 'child': {
      const nights = patterns.find((one) => one.id === at('pattern'))?.nights ?? 'A'
      const place = at('place')
      const cycle = cycleFrom(form.has('swap') ? mirrored(nights) : nights, effective as Day, { at: at('at'), ...(place && { place }) })
      if (kind === 'child') return { ...base, layer: 'base', span: cycle }
      return {
        ...base,
        layer: 'season',
        // The weeks of a season begin anew with its first day.
        span: { ...cycle, anchor: 'window' },
        within: { each: { from: monthDay('from'), to: monthDay('to') } },
      }
    }
    case 'vacation': {
      const point = (day: string, time: string) => ({ day: at(day) as Day, at: at(time) })
      return {
        ...base,
        layer: 'vacation',
        span: { kind: 'block', from: point('from', 'fromAt'), to: point('to', 'toAt'), holder: at('holder') as Holder },
      }
    }
    case 'visits':
      return {
        ...base,
        layer: 'base',
        span: {
          kind: 'visits',
          weekdays: form.getAll('weekday').map((weekday) => Number(weekday) as Weekday),
          from: at('fromAt'),
          to: at('toAt'),
          holder: at('holder') as Holder,
        },
      }
  }
}
