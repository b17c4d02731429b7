import { dayOfWall } from '../time/wall.ts'
import { anchorOf, cyclePieces } from './cycle.ts'
import { holidayPieces } from './holiday.ts'
import { monthlyPieces } from './monthly.ts'
import type { Piece, Window } from './piece.ts'
import { windowsOf } from './season.ts'
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
 * What one rule gives to whom over a window of the wall clock, in its own order and not cut to the window.
 * @throws RangeError where a time is none (`problemsOf` names it)
 */
export function piecesOf(rule: Rule, window: Window): Piece[] {
  if (!rule.within) return spanPieces(rule, window, null)
  const pieces: Piece[] = []
  for (const season of windowsOf(rule.within, window)) {
    const asked = { from: Math.max(season.from, window.from), to: Math.min(season.to, window.to) }
    for (const piece of spanPieces(rule, asked, dayOfWall(season.from))) {
      const from = Math.max(piece.from, season.from)
      const to = Math.min(piece.to, season.to)
      if (from < to) pieces.push(from === piece.from && to === piece.to ? piece : { ...piece, from, to })
    }
  }
  return pieces
}

/** The place of a rule's hand-overs that nothing else names. */
export const placeOf = ({ span, place }: Rule): string | null => place ?? (span.kind === 'cycle' ? span.handover.place : undefined) ?? null
