import { minutesOfDay, numberOf } from '../time/calendar.ts'
import { dayOfWall, timeOf } from '../time/wall.ts'
import { type Zone, zoneOf } from '../time/zone.ts'
import type { Plan, Version } from './types.ts'

/**
 * The clock of a plan. Instants are in minutes since 1970-01-01T00:00Z. Each day has one zone: that of the
 * version in force on it, so a family that moves has one longer or shorter day, and no minute is lost.
 */
export interface Times {
  instantOf(wall: number): number
  wallOf(instant: number): number
  /** The zone of a minute of the wall. */
  zoneAt(wall: number): Zone
}

/** Versions in the order in which they come into force; of two on one moment the later in the plan's list wins. */
export function inOrder(versions: readonly Version[]): Version[] {
  const moment = ({ effective, at }: Version) => `${effective}T${at ?? '00:00'}`
  return versions.toSorted((one, other) => (moment(one) < moment(other) ? -1 : moment(one) > moment(other) ? 1 : 0))
}

function zoneNamed(name: string): Zone {
  const zone = zoneOf(name)
  if (!zone) throw new RangeError('unknown zone')
  return zone
}

/** The plan's clock. @throws RangeError for an unknown zone (`problemsOf` names it) */
export function timesOf(plan: Plan): Times {
  const moves: { day: number; instant: number; zone: Zone }[] = [{ day: -Infinity, instant: -Infinity, zone: zoneNamed(plan.zone) }]
  for (const version of inOrder(plan.versions)) {
    const zone = zoneNamed(version.zone ?? plan.zone)
    if (zone === moves.at(-1)!.zone) continue
    const day = numberOf(version.effective)
    const move = { day, instant: zone.instantOf(day * minutesOfDay), zone }
    if (moves.at(-1)!.day === day) moves[moves.length - 1] = move
    else moves.push(move)
  }
  const zoneAt = (wall: number) => {
    if (moves.length === 1) return moves[0]!.zone
    const day = dayOfWall(wall)
    return moves.findLast((move) => move.day <= day)!.zone
  }
  if (moves.length === 1) {
    const { zone } = moves[0]!
    return { instantOf: zone.instantOf, wallOf: zone.wallOf, zoneAt }
  }
  return {
    zoneAt,
    instantOf: (wall) => zoneAt(wall).instantOf(wall),
    wallOf: (instant) => moves.findLast((move) => move.instant <= instant)!.zone.wallOf(instant),
  }
}

/** The first minute of a version, on the wall. */
export const beginOf = ({ effective, at }: Version): number => numberOf(effective) * minutesOfDay + timeOf(at ?? '00:00')
