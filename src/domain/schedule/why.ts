import { anchorOf, nightAt } from './cycle.ts'
import { type Segment, segmentsOf } from './layers.ts'
import { windowsOf } from './season.ts'
import { type Times, timesOf } from './times.ts'
import type { Because, Clause, Holder, Layer, Plan, Rule } from './types.ts'

/** One rule that has something to say about a moment. */
export interface Link {
  layer: Layer
  rule: string
  version: string | null
  /** The trade an agreed change came from. */
  trade: string | null
  holder: Holder
  label: string | null
  clause: Clause | null
  because: Because
}

/** Which night of a cycle this is: its pieces are runs of nights. */
function reason({ rule, piece }: Segment, times: Times, instant: number): Because {
  if (rule.span.kind !== 'cycle') return piece.because
  const wall = times.wallOf(instant)
  const season = rule.within ? windowsOf(rule.within, { from: wall, to: wall + 1 })[0] : undefined
  return { key: 'cycle', ...nightAt(rule.span, anchorOf(rule.span, season?.first ?? null), wall) }
}

/**
 * Why someone has a child at an instant (ms): the rules that claim it, the one that decides first, then what
 * would count without it, down to the base. Empty where nobody has the child.
 * @throws RangeError for an unknown zone or a time that is none
 */
export function why(plan: Plan, child: string, instant: number): Link[] {
  const times = timesOf(plan)
  const minute = Math.floor(instant / 60_000)
  const claims = segmentsOf(plan, child, times, minute, minute + 1)
  const strongest = new Map<Rule, Segment>()
  // One link for a rule, even where its own pieces overlap.
  for (const claim of claims) if (!((strongest.get(claim.rule)?.rank ?? 0) > claim.rank)) strongest.set(claim.rule, claim)
  return [...strongest.values()]
    .toSorted((one, other) => other.rank - one.rank)
    .map((claim) => ({
      layer: claim.rule.layer,
      rule: claim.rule.id,
      version: claim.version?.id ?? null,
      trade: 'trade' in claim.rule && typeof claim.rule.trade === 'string' ? claim.rule.trade : null,
      holder: claim.piece.holder,
      label: claim.rule.label ?? null,
      clause: claim.rule.clause ?? null,
      because: reason(claim, times, minute),
    }))
}
