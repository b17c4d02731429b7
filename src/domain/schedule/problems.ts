import { minutesOfDay } from '../time/calendar.ts'
import { zoneOf } from '../time/zone.ts'
import { checkRule } from './check-rule.ts'
import { layMinutes } from './lay-out.ts'
import { overlapsOf } from './overlaps.ts'
import { piecesOf } from './pieces.ts'
import type { Problem } from './problem.ts'
import { beginOf, type Times, timesOf } from './times.ts'
import { readTime } from '../time/wall.ts'
import type { Plan, Rule, Version } from './types.ts'

/** How far a version is looked over for gaps and changes of clocks: odd and even years, and a 29 February. */
const horizon = 4 * 365.25 * minutesOfDay

/** Where the ends of a rule's pieces meet a change of clocks, each kind once. */
function clockChanges(rule: Rule, begin: number, times: Times): Problem[] {
  const found = new Map<string, Problem>()
  const window = { from: begin, to: begin + horizon }
  for (const piece of piecesOf(rule, window))
    for (const wall of [piece.from, piece.to]) {
      if (wall <= window.from || wall >= window.to) continue
      const occurrence = times.zoneAt(wall).occurrenceOf(wall)
      if (occurrence === 'once' || found.has(occurrence)) continue
      const becomes = times.wallOf(times.instantOf(wall))
      found.set(
        occurrence,
        occurrence === 'skipped'
          ? { level: 'settled', key: 'time_skipped', rule: rule.id, wall, becomes }
          : { level: 'settled', key: 'time_twice', rule: rule.id, wall, meant: 'first' },
      )
    }
  return [...found.values()]
}

/** The first time that nobody has, and how often and how long it comes within the horizon. */
function gaps(plan: Plan, child: string, begin: number, times: Times): Problem[] {
  const from = times.instantOf(begin)
  const nobodys = layMinutes(plan, child, from, from + horizon, times).filter(({ holder }) => holder === 'gap')
  const [first] = nobodys
  if (!first) return []
  const minutes = nobodys.reduce((sum, gap) => sum + (gap.to - gap.from) / 60_000, 0)
  const { from: start, to, fromWall, toWall } = first
  return [{ level: 'wrong', key: 'gap', child, from: start, to, fromWall, toWall, times: nobodys.length, minutes }]
}

/**
 * Everything a version should be asked about before parents agree to it, for the plan's children.
 * @param zone the plan's zone, which counts where the version names none
 */
export function problemsOf(version: Version, zone: string, children: readonly string[]): Problem[] {
  const found: Problem[] = []
  const unknown = [...new Set([zone, version.zone ?? zone])].filter((name) => !zoneOf(name))
  for (const name of unknown) found.push({ level: 'stops', key: 'unknown_zone', zone: name })
  if (version.at !== undefined && readTime(version.at) === null)
    found.push({ level: 'stops', key: 'no_such_time', rule: null, at: version.at })
  for (const [index, rule] of version.rules.entries()) {
    if (version.rules.findIndex(({ id }) => id === rule.id) !== index) found.push({ level: 'wrong', key: 'same_id', rule: rule.id })
    found.push(...checkRule(rule))
  }
  if (found.some(({ level }) => level === 'stops')) return found

  const begin = beginOf(version)
  const plan: Plan = { zone: version.zone ?? zone, versions: [version], agreed: [] }
  const times = timesOf(plan)
  if (version.zone !== undefined && version.zone !== zone)
    found.push({ level: 'settled', key: 'zone_moves', from: zone, to: version.zone, wall: begin })
  for (const rule of version.rules) found.push(...clockChanges(rule, begin, times))
  for (const child of children) found.push(...gaps(plan, child, begin, times))
  for (const { wins, loses } of overlapsOf(version.rules, version.effective))
    found.push({
      level: 'settled',
      key: 'overlap',
      rule: wins.rule.id,
      from: wins.from,
      to: wins.to,
      other: loses.rule.id,
      otherFrom: loses.from,
      otherTo: loses.to,
    })
  return found
}
