import ICAL from 'ical.js'
import type { FileEvent, FileTime, Surroundings } from './file-event.ts'
import { allDayOfOutlook, lengthOf } from './length.ts'
import type { Block, ContentLine } from './lines.ts'
import type { LeftOut } from './port.ts'
import { utc, wallOf } from './zones.ts'

type Property = InstanceType<typeof ICAL.Property>
type Time = InstanceType<typeof ICAL.Time>

const wanted = new Set(
  'UID DTSTART DTEND DURATION RRULE RDATE EXDATE EXRULE RECURRENCE-ID SUMMARY LOCATION DESCRIPTION STATUS SEQUENCE LAST-MODIFIED X-MICROSOFT-CDO-ALLDAYEVENT'.split(
    ' ',
  ),
)
/** Texts longer than this are cut: a calendar is no archive. */
const longest = { title: 500, place: 500, notes: 20_000, value: 200_000 } as const
const mostDates = 10_000

/** One content line by ical.js; `null` where it is none. */
function property({ line, text }: ContentLine, around: Surroundings): Property | null {
  try {
    if (text.length > longest.value) around.warn(line, 'long_text_cut', text.slice(0, 40))
    return ICAL.Property.fromString(text.slice(0, longest.value))
  } catch {
    around.warn(line, 'broken_line', text.slice(0, 40))
    return null
  }
}

function timeFrom(value: unknown, tzid: string | null, line: number, around: Surroundings): FileTime | null {
  if (!(value instanceof ICAL.Time)) return null
  const time: Time = value
  const wall = wallOf(time)
  if (wall === null) return null
  if (!time.isDate && time.zone === ICAL.Timezone.utcTimezone) return { wall, isDate: false, zone: utc, written: 'UTC' }
  const { zone, written } = around.zoneFor(time.isDate ? null : tzid, time.isDate ? 0 : line)
  return { wall, isDate: time.isDate, zone, written }
}

/** Reads a `VEVENT`, or says why it cannot be one. */
export function readEvent(block: Block, around: Surroundings): FileEvent | LeftOut {
  if (!block.ended) return 'not_ended'
  const found = new Map<string, { property: Property; line: number }[]>()
  for (const content of block.lines) {
    if (content.name === '') around.warn(content.line, 'broken_line', content.text.slice(0, 40))
    if (!wanted.has(content.name)) continue
    const read = property(content, around)
    if (!read) continue
    const list = found.get(content.name)
    if (list) list.push({ property: read, line: content.line })
    else found.set(content.name, [{ property: read, line: content.line }])
  }
  const first = (name: string) => found.get(name)?.[0]
  const values = (read: Property, line: number): unknown[] => {
    try {
      return read.getValues()
    } catch {
      around.warn(line, 'broken_line', read.name)
      return [null]
    }
  }
  const value = (name: string) => {
    const read = first(name)
    return read && values(read.property, read.line)[0]
  }
  const text = (name: string, most: number): string | null => {
    const read = value(name)
    if (typeof read !== 'string' || read.trim() === '') return null
    if (read.length > most) around.warn(first(name)!.line, 'long_text_cut', name)
    return read.slice(0, most)
  }
  const times = (name: string) =>
    (found.get(name) ?? []).flatMap(({ property: read, line }) =>
      values(read, line).map((one, i) => ({ one: exists(read.toJSON()[3 + i]) ? one : null, tzid: tzidOf(read), line })),
    )
  const time = (name: string) => {
    const [read] = times(name)
    return read ? timeFrom(read.one, read.tzid, read.line, around) : null
  }
  if (!first('DTSTART')) return 'no_begin'
  const start = time('DTSTART')
  if (!start) return 'no_such_day'
  const length = lengthOf(start, first('DTEND') ? time('DTEND') : undefined, value('DURATION'), block.line, around)
  if (typeof length === 'string') return length
  const whole = allDayOfOutlook(start, length, value('X-MICROSOFT-CDO-ALLDAYEVENT'))
  if (found.has('EXRULE')) around.warn(first('EXRULE')!.line, 'exception_rule_ignored')

  const dates = (name: string) =>
    times(name)
      .slice(0, mostDates)
      .flatMap(({ one, tzid, line }) => {
        const period = one instanceof ICAL.Period ? one : null
        const read = timeFrom(period ? period.start : one, tzid, line, around)
        if (!read) around.warn(line, 'no_such_day_skipped', name)
        return read ? [{ time: read, ms: period ? period.getDuration().toSeconds() * 1000 : null }] : []
      })
  if (times('RDATE').length > mostDates || times('EXDATE').length > mostDates) return 'repeats_too_often'
  const rules = (found.get('RRULE') ?? []).map(({ property: read, line }) => values(read, line)[0])
  if (!rules.every((rule) => rule instanceof ICAL.Recur)) return 'broken_rule'
  const recurrence = first('RECURRENCE-ID')
  const recurrenceTime = time('RECURRENCE-ID')
  if (recurrence && !recurrenceTime) return 'no_such_day'
  const title = text('SUMMARY', longest.title) ?? ''
  const sequence = value('SEQUENCE')
  const changed = value('LAST-MODIFIED')
  const status = String(value('STATUS') ?? '').toLowerCase()
  return {
    uid: text('UID', longest.title) ?? `${new Date(start.wall).toISOString()} ${title}`,
    line: block.line,
    title,
    place: text('LOCATION', longest.place),
    notes: text('DESCRIPTION', longest.notes),
    status: status === 'cancelled' || status === 'tentative' ? status : 'confirmed',
    sequence: typeof sequence === 'number' && Number.isFinite(sequence) ? sequence : 0,
    lastModified: changed instanceof ICAL.Time ? wallOf(changed) : null,
    start: whole ? { ...start, isDate: true } : start,
    length: whole ?? length,
    rules,
    more: dates('RDATE'),
    except: dates('EXDATE').map((date) => date.time),
    recurrence: recurrenceTime ? { time: recurrenceTime, andLater: recurrence?.property.getParameter('range') === 'THISANDFUTURE' } : null,
  }
}

/** ical.js makes 2 March of 30 February. What is written is looked at: the first day of a period, or a day. */
function exists(written: unknown): boolean {
  const text = String(Array.isArray(written) ? written[0] : written)
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}):(\d{2}))?/.exec(text)
  if (!match) return false
  const [year, month, dayOfMonth, hour = 0, minute = 0, second = 0] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
  ]
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth && hour < 24 && minute < 60 && second <= 60
}

function tzidOf(read: Property): string | null {
  const tzid = read.getParameter('tzid')
  return typeof tzid === 'string' && tzid !== '' ? tzid : null
}
