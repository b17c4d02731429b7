import { minutesOfDay, numberOf } from '../time/calendar.ts'
import { piecesOf } from './pieces.ts'
import { beginOf, timesOf } from './times.ts'
import type { Agreed, Plan, Version } from './types.ts'

/** Something that was agreed for days on which a new version counts. */
export interface ToConfirm {
  agreed: Agreed
  /** Its first and last instant, ms; the beginning may lie before the version's. */
  from: number
  to: number
  /** It began before the version does, and goes on. */
  underway: boolean
}

/**
 * What was agreed earlier for days from a new version's effective day on, in order of time. It stays in force;
 * the parents are asked whether they still mean it, for it was agreed on another base.
 * What was agreed after the version is not asked about: pass the version's own approval as `since` (ms).
 * @throws RangeError for an unknown zone or a time that is none
 */
export function toConfirm(plan: Plan, version: Version, since = Infinity): ToConfirm[] {
  const times = timesOf({ ...plan, versions: [...plan.versions.filter(({ id }) => id !== version.id), version] })
  const begin = beginOf(version)
  const ahead = { from: begin, to: begin + 3 * 366 * minutesOfDay } // what repeats is shown by its next time
  const found: ToConfirm[] = []
  for (const agreed of plan.agreed) {
    if (agreed.approved >= since) continue
    const { span } = agreed
    const window =
      span.kind === 'block' ? { from: numberOf(span.from.day) * minutesOfDay, to: (numberOf(span.to.day) + 1) * minutesOfDay } : ahead
    const next = piecesOf(agreed, window).find(({ to }) => to > begin)
    if (!next) continue
    const [from, to] = [times.instantOf(next.from) * 60_000, times.instantOf(next.to) * 60_000]
    found.push({ agreed, from, to, underway: next.from < begin })
  }
  return found.toSorted((one, other) => one.from - other.from || (one.agreed.id < other.agreed.id ? -1 : 1))
}
