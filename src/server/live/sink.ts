import type { ServerResponse } from 'node:http'
import type { Place } from '#live/subscribers.ts'
import { type Updates, placeText } from './updates.ts'
import type { Sink } from './stream.ts'

/** Bytes that may lie unread before a stream is cut: its reader is too slow, and catches up by opening it again. */
const mostUnread = 256 * 1024
/** Milliseconds without a word after which a line without meaning is sent, so that what is on the way holds the stream open. */
const longestSilence = 15_000

/**
 * An event as it is sent. `start`: goes on from here, whatever was before; `change`: one more. Its id is the place to go on from,
 * as `known` was before it. @returns also where the reader is then
 */
function eventsOf({ seq, own, isStart, changes }: Updates, known: Place): { text: string; at: Place } {
  const event = (type: string, at: Place, more: object) =>
    `id: ${placeText(at)}\nevent: ${type}\ndata: ${JSON.stringify({ seq: at.seq, ...(at.own !== null && { own: at.own }), ...more })}\n\n`
  if (isStart) return { text: event('start', { seq, own }, {}), at: { seq, own } }
  let at = known
  const text = changes
    .map((change) => {
      at = { seq: change.seq ?? at.seq, own: own === null ? null : (change.own ?? at.own ?? own) }
      return event('change', at, { topic: change.topic })
    })
    .join('')
  return { text, at: { seq, own } }
}

/** Writes events to an open reply, from a place on. `silence` is another one in tests only. */
export function sinkOf(raw: ServerResponse, from: Place | null, silence = longestSilence): Sink {
  let known: Place = from ?? { seq: 0, own: null }
  const beat = () => {
    // Nothing of a full buffer was taken all that time.
    if (raw.writableNeedDrain) return raw.destroy()
    raw.write(':\n\n')
    return undefined
  }
  const pulse = setInterval(beat, silence).unref()
  raw.once('close', () => clearInterval(pulse))
  return {
    news: (news) => {
      const { text, at } = eventsOf(news, known)
      known = at
      if (text !== '') raw.write(text)
      pulse.refresh()
      return raw.writableLength <= mostUnread
    },
    taken: async () => {
      if (!raw.writableNeedDrain || raw.destroyed) return
      const { promise, resolve } = Promise.withResolvers<void>()
      const done = () => {
        raw.off('drain', done).off('close', done)
        resolve()
      }
      raw.on('drain', done).on('close', done)
      await promise
    },
    end: (why) => {
      clearInterval(pulse)
      // To who does not read, an end would never come.
      if (raw.writableNeedDrain) raw.destroy()
      else if (why === 'cut') raw.end()
      else raw.end(`event: ${why}\ndata: {}\n\n`)
    },
  }
}
