import { cycleFrom, mirrored, patterns } from '../../../domain/custody/patterns.ts'
import type { Holder, Rule, Weekday } from '../../../domain/custody/types.ts'
import type { Day } from '../../../kernel/day.ts'
import { holidayChoices, type Kind, turns } from './rule-kinds.ts'

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
