import type { Subscriber, ChangeFeed, Place } from '#live/subscribers.ts'
import { type Updates, updatesFor } from './updates.ts'

/** Why a stream ended: the case is no longer theirs to hear, their session is over, or it is to be opened again. */
export type End = 'gone' | 'over' | 'cut'

/** Where a stream writes to. */
export interface Sink {
  /** Writes what came. `false` when the reader is too slow, and so much lies unread that the stream is cut. */
  news(news: Updates): boolean
  /** Done when what was written has been taken, or the stream has ended. */
  taken(): Promise<void>
  end(why: End): void
}

/** One open page of a case. */
export interface Stream extends Subscriber {
  session: string
  /** Something of the case happened: it is at this number at least. */
  wake(seq: number): void
  /** Someone of the case may have changed something private: this far, where that is known (`Hearing.look`). */
  wakeOwn(own?: number): void
  end(why: End): void
}

interface Deps {
  hearing: Pick<ChangeFeed, 'since'>
  who: Subscriber & { session: string }
  sink: Sink
  report: (error: unknown, where: string) => void
}

/**
 * A stream that stands at a number and reads on from there whenever the case is further: never from what woke it, so
 * nothing is sent that this person may not see, nothing twice, and nothing is missed whatever order the words come in.
 */
export function streamOf({ hearing, who, sink, report }: Deps) {
  let cursor: Place | null = null
  /** The furthest that the case was said to be. */
  let target = 0
  /** How far what is private was said to be; what that means for this person only the next reading tells. */
  let ownSaid: number | null = null
  let isOwnAsked = false
  let isReading = false
  let isOver = false

  const end = (why: End) => {
    if (isOver) return
    isOver = true
    sink.end(why)
  }
  const take = (news: Updates): boolean => {
    cursor = { seq: news.seq, own: news.own }
    if (news.isMore) isOwnAsked = true
    if (sink.news(news)) return true
    end('cut')
    return false
  }
  const isWanting = () => !isOver && cursor !== null && (cursor.seq < target || isOwnAsked)
  const read = async () => {
    while (isWanting()) {
      const wanted = target
      isOwnAsked = false
      const news = await updatesFor(hearing, who, cursor)
      if (isOver) return
      if (!news) return end('gone')
      const isNew = news.isStart || cursor === null || news.seq !== cursor.seq || news.own !== cursor.own
      if (isNew && !take(news)) return
      // A word that promised more than there is (of another database) is not believed again and again.
      if (!news.isMore && target === wanted && news.seq < wanted) target = news.seq
      if (news.isMore) await sink.taken()
    }
  }
  const pump = () => {
    if (isReading) return
    isReading = true
    read()
      .catch((error: unknown) => {
        report(error, 'GET /api/live')
        end('cut')
      })
      .finally(() => {
        isReading = false
        // Woken between its last look and here.
        if (isWanting()) pump()
      })
  }
  const stream: Stream = {
    ...who,
    wake: (seq) => {
      if (seq <= target) return
      target = seq
      if (cursor !== null) pump()
    },
    wakeOwn: (own) => {
      if (own !== undefined && own === ownSaid) return
      if (own !== undefined) ownSaid = own
      isOwnAsked = true
      if (cursor !== null) pump()
    },
    end,
  }
  return {
    stream,
    /** Begins with what was read at first; what happened since then was queued. */
    begin: (first: Updates) => {
      ownSaid ??= first.own ?? 0
      if (!take(first)) return
      pump()
    },
  }
}
