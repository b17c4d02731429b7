import { cycleFrom, mirrored, patterns, seasonAnchor } from '#domain/schedule/patterns.ts'
import { merged } from '#domain/schedule/merged.ts'
import type { Holder, Holiday, Rule, Weekday } from '#domain/schedule/types.ts'
import type { Day } from '#kernel/day.ts'
import type { Text } from '#kernel/text.ts'
import { holidayChoices, type Kind, turns } from './rule-kinds.ts'

// A form has line breaks as two characters (CR LF).
const text = (form: FormData, name: string) =>
  String(form.get(name) ?? '')
    .replaceAll('\r\n', '\n')
    .trim()
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

/** The form's values when it was opened for an existing rule. */
export interface Before {
  rule: Rule
  form: FormData
}

const isSame = (one: FormData, other: FormData, ...names: string[]) =>
  names.every((name) => JSON.stringify(one.getAll(name).map(String)) === JSON.stringify(other.getAll(name).map(String)))
/** Whether nothing was changed in a form. */
export const isUntouched = (form: FormData, before: FormData): boolean =>
  [...new Set([...form.keys(), ...before.keys()])].every((name) => isSame(form, before, name))

/** The required field that is empty in a rule's form, or `null`. Fields that were not changed are not required. */
export function missingIn(kind: Kind, form: FormData, before: Before | null = null): string | null {
  const asked: Readonly<Record<Kind, readonly string[]>> = {
    holiday: text(form, 'holiday') === 'own' ? ['label', 'own', 'fromAt', 'toAt'] : ['fromAt', 'toAt'],
    break: ['label', 'from0', 'to0', 'fromAt', 'toAt'],
    season: ['from', 'to', 'at'],
    vacation: ['from', 'fromAt', 'to', 'toAt'],
    visits: ['fromAt', 'toAt'],
    child: ['at'],
  }
  const empty = asked[kind].find((field) => text(form, field) === '' && !(before && isSame(form, before.form, field)))
  if (empty) return empty
  if (kind === 'break') {
    const years = [0, 1, 2].map((row) => text(form, `from${row}`).slice(0, 4))
    const savedDates = datesOf(before?.rule).slice(3)
    const taken = years.findIndex((year) => savedDates.some(([one]) => one === year))
    if (taken >= 0) return `twice${taken}`
    const twice = years.findIndex((year, row) => year !== '' && years.indexOf(year) < row)
    if (twice >= 0) return `twice${twice}`
  }
  if (kind === 'visits' && form.getAll('weekday').length === 0) return 'weekday'
  return kind === 'child' && form.getAll('child').length === 0 ? 'child' : null
}

const datesOf = (rule: Rule | undefined) =>
  rule?.span.kind === 'holiday' && rule.span.date.type === 'dated' ? Object.entries(rule.span.date.years) : []

/** Puts the name of a holiday into the reader's language. */
type Said = (name: Text) => string

/** The rule from the typed values. `before` is the existing rule, if one is edited: unchanged fields keep its values. */
export function ruleIn(kind: Kind, form: FormData, id: string, effective: string, before: Before | null, said: Said): Rule {
  const typed = typedIn(kind, form, id, effective, before, said)
  if (!before) return typed
  const rule = merged(before.rule, typedIn(kind, before.form, id, effective, before, said), typed)
  // The nights and their first day belong together.
  if (rule.span.kind === 'cycle' && typed.span.kind === 'cycle' && !isSame(form, before.form, 'pattern', 'swap'))
    return { ...rule, span: { ...rule.span, nights: typed.span.nights, anchor: typed.span.anchor } }
  return rule
}

function typedIn(kind: Kind, form: FormData, id: string, effective: string, before: Before | null, said: Said): Rule {
  const base = common(form, id)
  const at = (name: string) => text(form, name)
  const was = before?.rule.span
  const savedTurn = was?.kind === 'holiday' ? was.turn : undefined
  const turn = turns[at('turn')] ?? savedTurn ?? turns['A-even']!
  const monthDay = (name: string) => ({ month: Number(at(name).slice(5, 7)), day: Number(at(name).slice(8, 10)) })
  switch (kind) {
    case 'holiday': {
      const named = holidayChoices.find((one) => one.id === at('holiday'))
      return {
        ...base,
        label: base.label ?? (named ? said(named.name) : ''),
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
      const savedDates = datesOf(before?.rule)
      const rows = [0, 1, 2].flatMap((row): [string, { from: Day; to: Day }][] => {
        const [from, to] = [at(`from${row}`), at(`to${row}`)]
        if (before && isSame(form, before.form, `from${row}`, `to${row}`)) return savedDates[row] ? [savedDates[row]] : []
        return from && to ? [[from.slice(0, 4), { from: from as Day, to: to as Day }]] : []
      })
      return {
        ...base,
        layer: 'holiday',
        span: {
          kind: 'holiday',
          date: { type: 'dated', years: Object.fromEntries([...rows, ...savedDates.slice(3)]) },
          from: { offset: 0, at: at('fromAt') },
          to: { offset: 0, at: at('toAt') },
          turn,
          ...halvesIn(form, at('fromAt'), before, was),
        },
      }
    }
    case 'season':
    case 'child': {
      const nights = patterns.find((one) => one.id === at('pattern'))?.nights ?? (was?.kind === 'cycle' ? was.nights : 'A')
      const place = at('place')
      const cycle = cycleFrom(form.has('swap') ? mirrored(nights) : nights, effective as Day, { at: at('at'), ...(place && { place }) })
      if (kind === 'child') return { ...base, layer: 'base', span: cycle }
      return {
        ...base,
        layer: 'season',
        // The weeks of a season start over every year.
        span: { ...cycle, anchor: seasonAnchor(nights) },
        // A season lasts from the exchange on its first day to the one on its last, so that no exchange is at midnight.
        within: { each: { from: monthDay('from'), to: monthDay('to') }, at: at('at'), until: at('at') },
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

/** A break in halves has its exchange at the hour at which it begins; a break that was split in another way stays so. */
function halvesIn(form: FormData, half: string, before: Before | null, was: Rule['span'] | undefined): Pick<Holiday, 'split'> {
  const split = was?.kind === 'holiday' ? was.split : undefined
  if (before && isSame(form, before.form, 'halves') && !(split && 'half' in split)) return split ? { split } : {}
  return form.has('halves') ? { split: { half } } : {}
}
