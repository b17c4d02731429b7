import type { ServerResponse } from 'node:http'
import type { News } from './live-news.ts'
import type { Sink } from './live-stream.ts'

/** Bytes that may lie unread before a stream is cut: its reader is too slow, and catches up by opening it again. */
const mostUnread = 256 * 1024
/** Milliseconds without a word after which a line without meaning is sent, so that what is on the way holds the stream open. */
const longestSilence = 15_000

/** An event as it is sent. `start`: goes on from here, whatever was before; `change`: one more. Its id is the number to go on from. */
function eventsOf({ seq, isStart, changes }: News): string {
  if (isStart) return `id: ${seq}\nevent: start\ndata: {"seq":${seq}}\n\n`
  return changes
    .map((change) => `id: ${change.seq}\nevent: change\ndata: ${JSON.stringify({ seq: change.seq, topic: change.topic })}\n\n`)
    .join('')
}

/** Writes events to an open reply. `silence` is another one in tests only. */
export function sinkOf(raw: ServerResponse, silence = longestSilence): Sink {
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
      const text = eventsOf(news)
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
