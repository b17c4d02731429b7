import { minutesOfDay, weekdayOf } from '../time/calendar.ts'
import { timeOf } from '../time/wall.ts'
import { anchorOf, cyclePieces, exchangeMinute } from './cycle.ts'
import { holidayPieces } from './holiday.ts'
import { monthlyPieces } from './monthly.ts'
import type { Piece, Window } from './piece.ts'
import { type SeasonWindow, windowsOf } from './season.ts'
import type { Rule } from './types.ts'
import { blockPieces, visitPieces } from './visits.ts'

function spanPieces({ span }: Rule, window: Window, first: number | null): Piece[] {
  switch (span.kind) {
    case 'cycle':
      return cyclePieces(span, anchorOf(span, first), window)
    case 'monthly':
      return monthlyPieces(span, window)
    case 'visits':
      return visitPieces(span, window)
    case 'block':
      return blockPieces(span, window)
    case 'holiday':
      return holidayPieces(span, window)
  }
}

/**
 * The minute of a season's first day at which its rule takes over where it does not say: that of its own exchange. The usual
 * weeks have none below them that could go on until then.
 */
function openingOf({ layer, span }: Rule, first: number): number {
  if (layer === 'base') return 0
  if (span.kind === 'cycle') return exchangeMinute(span, first)
  if (span.kind !== 'monthly') return 0
  return timeOf((span.start.weekday === weekdayOf(first) ? span.start : span.end).at)
}

/** The parts of the window in which a rule's season counts, from its opening on; without one there is nothing to cut. */
export function seasonsIn(rule: Rule, window: Window, reading?: 1): SeasonWindow[] {
  const { within } = rule
  if (!within) return []
  return windowsOf(within, window).flatMap((season) => {
    const opens = within.at !== undefined || reading === 1 ? 0 : openingOf(rule, season.first)
    const from = Math.max(season.from, season.first * minutesOfDay + opens)
    return from < season.to ? [{ ...season, from }] : []
  })
}

/**
 * What one rule gives to whom over a window of the wall clock, in its own order and not cut to the window.
 * @param reading that of the rule's version
 * @throws RangeError where a time is none (`problemsOf` names it)
 */
export function piecesOf(rule: Rule, window: Window, reading?: 1): Piece[] {
  if (!rule.within) return spanPieces(rule, window, null)
  const pieces: Piece[] = []
  for (const season of seasonsIn(rule, window, reading)) {
    const asked = { from: Math.max(season.from, window.from), to: Math.min(season.to, window.to) }
    if (asked.from >= asked.to) continue
    for (const piece of spanPieces(rule, asked, season.first)) {
      const from = Math.max(piece.from, season.from)
      const to = Math.min(piece.to, season.to)
      if (from < to) pieces.push(from === piece.from && to === piece.to ? piece : { ...piece, from, to })
    }
  }
  return pieces
}

/** The place of a rule's hand-overs that nothing else names. */
export const placeOf = ({ span, place }: Rule): string | null => place ?? (span.kind === 'cycle' ? span.handover.place : undefined) ?? null
