import { Worker } from 'node:worker_threads'
import { type Ics, type Read, readLimits } from './port.ts'
import { readCalendar } from './read.ts'
import { ianaZone } from './zones.ts'
import { writeCalendar } from './write.ts'

/** Texts up to this are read where they are: starting a thread takes longer than reading them. */
const small = 32 * 1024

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

/** Reads on a thread of its own, with its own bound of memory. */
function beside(
  work: Parameters<Ics['read']> extends [infer T, infer O] ? { text: T; options: O } : never,
  patience: number,
): Promise<Read> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: work,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    const stop = (answer: Read) => {
      clearTimeout(timer)
      resolve(answer)
      void worker.terminate()
    }
    const timer = setTimeout(() => stop({ refused: 'unreadable' }), patience)
    worker.once('message', (answer: Read) => stop(answer))
    worker.once('error', () => stop({ refused: 'unreadable' }))
    worker.once('exit', () => stop({ refused: 'unreadable' }))
  })
}
