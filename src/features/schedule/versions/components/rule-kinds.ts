import { familyHolidays, federalHolidays } from '#domain/schedule/holidays.ts'
import type { DateRule, Rule, Turn } from '#domain/schedule/types.ts'

export const holidayChoices = [...federalHolidays, ...familyHolidays]
/** Id of the named holiday that a date rule is; `null` if it is none. */
export const holidayId = (date: DateRule): string | null =>
  holidayChoices.find((one) => JSON.stringify(one.date) === JSON.stringify(date))?.id ?? null

/** Whose turn it is, by the id of the choice. */
export const turns: Readonly<Record<string, Turn>> = {
  'A-even': { even: 'A', odd: 'B' },
  'B-even': { even: 'B', odd: 'A' },
  'every-A': { every: 'A' },
  'every-B': { every: 'B' },
}
/** `own`: a turn that the list of choices does not have, such as nobody's in odd years. */
export function turnId(turn: Turn | undefined): string {
  if (!turn) return 'A-even'
  if ('every' in turn) return turn.every === 'third' ? 'own' : `every-${turn.every}`
  return turn.even === 'A' && turn.odd === 'B' ? 'A-even' : turn.even === 'B' && turn.odd === 'A' ? 'B-even' : 'own'
}

export type Kind = 'holiday' | 'break' | 'season' | 'vacation' | 'visits' | 'child'
export const kinds: readonly Kind[] = ['holiday', 'break', 'season', 'vacation', 'visits', 'child']

/** The rule's kind in the builder; `null`: the rule stays and can be removed, but not edited here. */
export function kindOf({ layer, span, within, children }: Rule): Kind | null {
  if (span.kind === 'holiday')
    return span.date.type === 'dated' ? 'break' : holidayId(span.date) || span.date.type === 'fixed' ? 'holiday' : null
  if (span.kind === 'block') return 'vacation'
  if (span.kind === 'visits') return span.every ? null : 'visits'
  if (span.kind !== 'cycle' || span.on) return null
  if (layer === 'season') return within && 'each' in within ? 'season' : null
  return layer === 'base' && children !== 'all' ? 'child' : null
}
