import type { TagsOfFile } from './tags.ts'
import { textOf } from './tags.ts'

/** A time that a file gives for its own making. */
export interface FileTime {
  /** The tag that has it, such as `ExifIFD:DateTimeOriginal`. */
  tag: string
  /** As it stands in the file. */
  raw: string
  /** The clock where the device was, `2024-03-01T10:11:12`; `null` where what stands there is no time. */
  local: string | null
  /** `-05:00` or `Z`; `null`: the file has no time zone. */
  offset: string | null
}

/** Tags for the time of making, the best first, each with the tag that has its offset (Exif 2.32, 4.6.5 F; ISO 32000-1, 14.3.3). */
const tags: readonly (readonly [time: RegExp, offset?: string])[] = [
  [/^ExifIFD:DateTimeOriginal$/, 'ExifIFD:OffsetTimeOriginal'],
  [/^ExifIFD:CreateDate$/, 'ExifIFD:OffsetTimeDigitized'],
  [/^(?:Keys|UserData|ItemList):(?:CreationDate|DateTimeOriginal|ContentCreateDate)/],
  [/^XMP[^:]*:(?:DateTimeOriginal|DateCreated|CreateDate)$/],
  [/^QuickTime:CreateDate$/],
  [/^(?:RIFF|Matroska|Info|ID3v2_4):(?:DateTimeOriginal|RecordingTime)$/],
  [/^PDF:CreateDate$/],
  [/^(?:XML|PNG|FlashPix):(?:CreateDate|CreationTime)$/],
]

const shape = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d):(\d\d)(?::(\d\d))?(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?$/
const zone = /^(?:Z|[+-](?:0\d|1[0-4]):?[0-5]\d)$/

const offsetOf = (text: string | undefined) => {
  if (text === undefined || !zone.test(text)) return null
  return text === 'Z' || text.includes(':') ? text : `${text.slice(0, 3)}:${text.slice(3)}`
}

/** Reads a time as files have it. A day that no calendar has, and the year 0, is none. */
export function readFileTime(tag: string, raw: string, offset?: string): FileTime {
  const found = shape.exec(raw.trim())
  if (!found) return { tag, raw, local: null, offset: null }
  const [, year, month, day, hour, minute, second = '00', own] = found
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}`
  const at = new Date(`${local}Z`)
  const isReal = Number(year) > 0 && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(local)
  return { tag, raw, local: isReal ? local : null, offset: isReal ? (offsetOf(own) ?? offsetOf(offset)) : null }
}

/** All times of making that a file gives, the best first. */
export function fileTimes(of: TagsOfFile): FileTime[] {
  return tags.flatMap(([time, offset]) =>
    Object.keys(of)
      .filter((name) => time.test(name))
      .flatMap((name) => {
        const raw = textOf(of[name])
        return raw === null ? [] : [readFileTime(name, raw, offset === undefined ? undefined : (textOf(of[offset]) ?? undefined))]
      }),
  )
}

/** How far an upload is from the time in the file, and what is odd about that time. */
export type AgainstUpload =
  /** The file was uploaded between so many and so many minutes after it; the same twice where its time zone is known. */
  | { is: 'before'; least: number; most: number }
  /** Later than the upload wherever the device was: its clock was wrong, or the time was changed. */
  | { is: 'after' }
  /** Before the first version of Exif (1995): no camera wrote it by itself. */
  | { is: 'tooOld' }

const minute = 60_000
/** The clocks of the world go from UTC-12 to UTC+14. Minutes. */
const [behind, ahead] = [12 * 60, 14 * 60]

const minutesOf = (offset: string) =>
  offset === 'Z' ? 0 : (offset.startsWith('-') ? -1 : 1) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6)))

/** Compares a time in a file with the upload. @param uploadedAt milliseconds @returns `null` where the file gives no time */
export function againstUpload({ local, offset }: Pick<FileTime, 'local' | 'offset'>, uploadedAt: number): AgainstUpload | null {
  if (local === null) return null
  if (Number(local.slice(0, 4)) < 1995) return { is: 'tooOld' }
  // As if its clock had been UTC's.
  const since = Math.floor((uploadedAt - Date.parse(`${local}Z`)) / minute)
  const [least, most] = offset === null ? [since - behind, since + ahead] : [since + minutesOf(offset), since + minutesOf(offset)]
  if (most < 0) return { is: 'after' }
  return { is: 'before', least: Math.max(0, least), most }
}
