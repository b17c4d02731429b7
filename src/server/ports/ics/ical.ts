import { type Ics, type Read, type ReadOptions, readLimits } from './port.ts'
import { threads } from '../threads.ts'
import { readCalendar } from './read.ts'
import { ianaZone } from './zones.ts'
import { writeCalendar } from './write.ts'

/** Texts up to this are read where they are: starting a thread takes longer than reading them. */
const small = 32 * 1024

const readers = threads<{ text: string; options: ReadOptions }, Read>({
  file: new URL('./read.thread.ts', import.meta.url),
  name: 'read',
  atOnce: 2,
  idle: 10_000,
  megabytes: 512,
})

/**
 * Reading by ical.js, writing by ical-generator.
 * @param patience ms after which a thread that still reads is stopped; the steps of `rules.ts` end it long before
 */
export function ics(patience = 60_000): Ics {
  return {
    async read(text, options) {
      if (!ianaZone(options.zone)) throw new RangeError('not a time zone')
      if (text.length > readLimits.bytes || Buffer.byteLength(text) > readLimits.bytes) return { refused: 'too_large' }
      // What repeats may cost much in few letters.
      if (text.length <= small && !/^RRULE/im.test(text)) return readCalendar(text, options)
      return readers.run({ text, options }, patience).catch(() => ({ refused: 'unreadable' }) as const)
    },
    write: writeCalendar,
  }
}
