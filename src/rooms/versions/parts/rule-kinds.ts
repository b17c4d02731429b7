import { familyHolidays, federalHolidays } from '../../../domain/custody/holidays.ts'
import type { DateRule, Rule, Turn } from '../../../domain/custody/types.ts'

export const holidayChoices = [...federalHolidays, ...familyHolidays]
/** Which of the named holidays a date rule is. */
export const holidayId = (date: DateRule): string | null =>
  holidayChoices.find((one) => JSON.stringify(one.date) === JSON.stringify(date))?.id ?? null

/** Whose turn, by what a choice is called. */
export const turns: Readonly<Record<string, Turn>> = {
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
