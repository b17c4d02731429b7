import { readEvent } from './event.ts'
import type { FileEvent, Surroundings } from './file-event.ts'
import { type Block, blocksOf } from './lines.ts'
import { type LeftOut, type Note, type Read, readLimits, type ReadEvent, type ReadOptions, type Warning } from './port.ts'
import { mostSteps } from './rules.ts'
import { unfold } from './unfold.ts'
import { describedZone, type FileZone, ianaZone, zoneByName } from './zones.ts'

/** At most this many notes of each kind are returned; a broken file has one for each line. */
const mostNotes = 1_000

/** Reads a calendar on the thread that calls it. As `Ics.read`, with the text's size judged by its characters. */
export function readCalendar(text: string, options: ReadOptions): Read {
  const home = ianaZone(options.zone)
  if (!home) throw new RangeError('not a time zone')
  if (text.length > readLimits.bytes) return { refused: 'too_large' }
  const leftOut: Note<LeftOut>[] = []
  const warnings: Note<Warning>[] = []
  const warned = new Set<string>()
  const warn = (line: number, why: Warning, about?: string) => {
    // Every event names its unknown zone: one note is enough.
    const once = why === 'unknown_zone' || why === 'no_zone' || why === 'zone_moved' ? `${why} ${about ?? ''}` : null
    if (warnings.length >= mostNotes || (once && warned.has(once))) return
    if (once) warned.add(once)
    warnings.push({ line, why, ...(about === undefined ? {} : { about: about.slice(0, 80) }) })
  }
  const leave = (note: Note<LeftOut>) => void (leftOut.length < mostNotes && leftOut.push(note))

  const blocks: Block[] = []
  let calendar: Block | null = null
  const zones: Block[] = []
  for (const block of blocksOf(text)) {
    if (block.name === 'VCALENDAR') calendar = block
    else if (block.name === 'VTIMEZONE') zones.push(block)
    else if (block.name === 'VEVENT') blocks.push(block)
    else leave({ line: block.line, why: 'not_an_event', about: block.name.slice(0, 80) })
    if (blocks.length > readLimits.events) return { refused: 'too_many_events' }
  }
  if (!calendar) return { refused: 'no_calendar' }
  const own = calendarFacts(calendar)
  const around: Surroundings = { warn, zoneFor: zonesOf(zones, (own.zone ? ianaZone(own.zone) : null) ?? home, warn) }

  const series = new Map<string, FileEvent[]>()
  for (const block of blocks) {
    const event = readEvent(block, around)
    if (typeof event === 'string') leave({ line: block.line, why: event })
    else addTo(series, event, leave)
  }
  const events: ReadEvent[] = []
  const budget = { steps: mostSteps.file }
  let cut = false
  for (const list of series.values()) {
    const unfolded = unfold(list, options, budget, options.most - events.length)
    for (const event of unfolded.events) events.push(event)
    for (const note of unfolded.leftOut) leave(note)
    cut ||= unfolded.cut
  }
  events.sort((a, b) => a.from - b.from || (a.uid < b.uid ? -1 : a.uid > b.uid ? 1 : 0) || a.line - b.line)
  return { refused: null, ...own, events, leftOut, warnings, cut }
}

/** Puts an event to those of its uid. Of two with one uid and recurrence id the newer stays (RFC 5546 2.1.5). */
function addTo(series: Map<string, FileEvent[]>, event: FileEvent, leave: (note: Note<LeftOut>) => void): void {
  const list = series.get(event.uid)
  if (!list) {
    series.set(event.uid, [event])
    return
  }
  const at = list.findIndex((other) => other.recurrence?.time.wall === event.recurrence?.time.wall)
  const other = list[at]
  if (!other) {
    list.push(event)
    return
  }
  const newer = event.sequence - other.sequence || (event.lastModified ?? 0) - (other.lastModified ?? 0)
  if (newer >= 0) list[at] = event
  leave({ line: (newer >= 0 ? other : event).line, why: 'older_version', about: event.title.slice(0, 80) })
}

function calendarFacts({ lines }: Block): { name: string | null; zone: string | null } {
  const value = (name: string) =>
    lines
      .find((line) => line.name === name)
      ?.text.replace(/^[^:]*:/, '')
      .trim()
  const name = value('X-WR-CALNAME') ?? value('NAME')
  const zone = value('X-WR-TIMEZONE')
  const unescaped = name
    ?.replace(/\\([\\;,])/g, '$1')
    .replace(/\\n/gi, ' ')
    .slice(0, 200)
  return { name: unescaped || null, zone: (zone && zoneByName(zone)?.used) || null }
}

/**
 * The zone for each `TZID`. A known name means the zone as the tz database has it today; only an unknown name is
 * read from the file's own description. If the two differ, the zone has changed since, or the file is wrong: a note says so.
 */
function zonesOf(blocks: readonly Block[], floating: FileZone, warn: Surroundings['warn']): Surroundings['zoneFor'] {
  const described = new Map<string, NonNullable<ReturnType<typeof describedZone>> & { line: number }>()
  for (const block of blocks.slice(0, 200)) {
    const zone = describedZone(block)
    if (zone) described.set(zone.id, { ...zone, line: block.line })
  }
  const known = new Map<string, { zone: FileZone; written: string | null; found: boolean }>()
  return (tzid, line) => {
    if (tzid === null) {
      if (line > 0) warn(line, 'no_zone')
      return { zone: floating, written: null }
    }
    let answer = known.get(tzid)
    if (!answer) {
      const own = described.get(tzid)
      const named = zoneByName(tzid) ?? (own?.location ? zoneByName(own.location) : null)
      answer = { zone: named ?? own?.zone ?? floating, written: tzid, found: Boolean(named ?? own) }
      if (named && own && differs(named, own.zone)) warn(own.line, 'zone_moved', tzid)
      known.set(tzid, answer)
    }
    if (!answer.found) warn(line, 'unknown_zone', tzid)
    return answer
  }
}

/** Whether two zones show different times in a winter or a summer from 2024 to 2030. */
function differs(a: FileZone, b: FileZone): boolean {
  for (let year = 2024; year <= 2030; year++) {
    for (const month of [0, 6]) {
      const wall = Date.UTC(year, month, 15, 12)
      if (a.instantOf(wall) !== b.instantOf(wall)) return true
    }
  }
  return false
}
