import { Piscina } from 'piscina'
import { type Ics, type Read, type ReadOptions, readLimits } from './port.ts'
import { readCalendar } from './read.ts'
import { ianaZone } from './zones.ts'
import { writeCalendar } from './write.ts'

/** Texts up to this are read where they are: starting a thread takes longer than reading them. */
const small = 32 * 1024

const atOnce = 2
const threads = new Piscina<{ text: string; options: ReadOptions }, Read>({
  filename: new URL('./read.thread.ts', import.meta.url).href,
  name: 'read',
  minThreads: 0,
  maxThreads: atOnce,
  idleTimeout: 10_000,
  resourceLimits: { maxOldGenerationSizeMb: 512 },
})
let open = 0

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
      return beside({ text, options }, patience)
    },
    write: writeCalendar,
  }
}

/** Reads on a thread of its own, with its own bound of memory; the next waits, for as long as those before it may take. */
async function beside(work: { text: string; options: ReadOptions }, patience: number): Promise<Read> {
  const signal = AbortSignal.timeout(patience * (1 + Math.floor(open / atOnce)))
  open += 1
  try {
    return await threads.run(work, { signal })
  } catch {
    return { refused: 'unreadable' }
  } finally {
    open -= 1
  }
}
