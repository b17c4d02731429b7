import type ICAL from 'ical.js'
import type { ReadEvent, Warning } from './port.ts'
import type { FileZone } from './zones.ts'

/** A time as a file has it: the wall, as if it were UTC, and the zone that it is meant in. */
export interface FileTime {
  wall: number
  isDate: boolean
  zone: FileZone
  /** As written; `null` for a time without zone. */
  written: string | null
}

/** A `VEVENT`, read but not yet unfolded. */
export interface FileEvent {
  uid: string
  line: number
  title: string
  place: string | null
  notes: string | null
  status: ReadEvent['status']
  sequence: number
  lastModified: number | null
  start: FileTime
  /** Exact length in ms, or whole days. */
  length: { ms: number } | { days: number }
  rules: InstanceType<typeof ICAL.Recur>[]
  more: { time: FileTime; ms: number | null }[]
  except: FileTime[]
  recurrence: { time: FileTime; andLater: boolean } | null
}

/** What reading an event asks of the file around it. */
export interface Surroundings {
  zoneFor(tzid: string | null, line: number): { zone: FileZone; written: string | null }
  warn(line: number, why: Warning, about?: string): void
}
