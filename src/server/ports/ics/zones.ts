import ICAL from 'ical.js'
import { zoneOf } from '#domain/time/zone.ts'
import type { Block } from './lines.ts'
import { windowsZones } from './windows-zones.ts'

/** A zone as a calendar's times need it. Wall times are milliseconds as if the wall were UTC. */
export interface FileZone {
  /** IANA name; `null` for one that only the file describes. */
  used: string | null
  instantOf(wall: number): number
  wallOf(instant: number): number
}

const minute = 60_000

/** The zone with this IANA name, in milliseconds; `null` where there is none. */
export function ianaZone(name: string): FileZone | null {
  const zone = zoneOf(name)
  if (!zone) return null
  const by = (turn: (minutes: number) => number) => (time: number) => {
    const whole = Math.floor(time / minute)
    return turn(whole) * minute + (time - whole * minute)
  }
  return { used: zone.name, instantOf: by(zone.instantOf), wallOf: by(zone.wallOf) }
}

export const utc: FileZone = { used: 'UTC', instantOf: (wall) => wall, wallOf: (instant) => instant }

/** What programs write for a zone: IANA, IANA behind a path (`/mozilla.org/…/America/Chicago`), Windows, Outlook's menu. */
export function zoneByName(written: string): FileZone | null {
  const name = written.trim().replace(/^"|"$/g, '')
  if (/^(?:utc|gmt|z|etc\/utc)$/i.test(name)) return utc
  const path = /(?:^|\/)([A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_-]+){1,2})$/.exec(name)?.[1]
  const windows = windowsZones.get(name.toLowerCase()) ?? menu.find(([part]) => name.startsWith('(') && name.includes(part))?.[1]
  return ianaZone(name) ?? (path ? ianaZone(path) : null) ?? (windows ? ianaZone(windows) : null)
}

/** As the menus of Outlook call them: `(UTC-06:00) Central Time (US & Canada)`. */
const menu = [
  ['Eastern Time (US', 'America/New_York'],
  ['Indiana (East)', 'America/Indiana/Indianapolis'],
  ['Central Time (US', 'America/Chicago'],
  ['Mountain Time (US', 'America/Denver'],
  ['Arizona', 'America/Phoenix'],
  ['Pacific Time (US', 'America/Los_Angeles'],
  ['Alaska', 'America/Anchorage'],
  ['Hawaii', 'Pacific/Honolulu'],
] as const

/**
 * A zone as the file describes it (`VTIMEZONE`, RFC 5545 3.6.5); `null` where the description is broken, or repeats
 * its changes more often than yearly, which no zone does.
 */
export function describedZone(block: Block): { id: string; location: string | null; zone: FileZone } | null {
  const rules = block.text.filter((line) => /^RRULE/i.test(line))
  if (
    !block.ended ||
    rules.length > 20 ||
    !rules.every((line) => /FREQ=YEARLY/i.test(line) && !/BY(?:HOUR|MINUTE|SECOND|YEARDAY|WEEKNO)/i.test(line))
  )
    return null
  try {
    const component = new ICAL.Component(ICAL.parse(block.text.join('\r\n')))
    const zone = new ICAL.Timezone(component)
    const id = component.getFirstPropertyValue('tzid')
    const location = component.getFirstPropertyValue('x-lic-location')
    if (typeof id !== 'string') return null
    const offsetAt = (wall: number) => zone.utcOffset(timeOf(wall)) * 1000
    offsetAt(Date.UTC(2026, 0, 1))
    const wallAt = (instant: number) => instant + offsetAt(instant + offsetAt(instant))
    return {
      id,
      location: typeof location === 'string' ? location : null,
      zone: { used: null, instantOf: (wall) => wall - offsetAt(wall), wallOf: wallAt },
    }
  } catch {
    return null
  }
}

/** A wall time as ical.js has it, without zone. */
export function timeOf(wall: number, isDate = false): InstanceType<typeof ICAL.Time> {
  const date = new Date(wall)
  const parts = {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: isDate ? 0 : date.getUTCHours(),
    minute: isDate ? 0 : date.getUTCMinutes(),
    second: isDate ? 0 : date.getUTCSeconds(),
    isDate,
  }
  return new ICAL.Time(parts, ICAL.Timezone.localTimezone)
}

/** Back to milliseconds, as if the wall were UTC; `null` for a day or time that the calendar does not have. */
export function wallOf(time: InstanceType<typeof ICAL.Time>): number | null {
  const { year, month, day, hour, minute: minutes, second, isDate } = time
  const wall = Date.UTC(year, month - 1, day, isDate ? 0 : hour, isDate ? 0 : minutes, isDate ? 0 : Math.min(second, 59))
  const date = new Date(wall)
  const same = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return same && (isDate || (hour < 24 && minutes < 60 && second <= 60)) ? wall : null
}
