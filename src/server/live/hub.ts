import type { ChangeFeed } from '#live/subscribers.ts'
import type { PubSub } from '#ports/pubsub/port.ts'
import type { IsOff } from '#http/bind.ts'
import type { End, Stream } from './stream.ts'
import { channel, parseChangeEvent } from './change-event.ts'

/** Milliseconds between two looks at who may still hear, and after which a look that did not come about ends every stream. */
const every = 750
const patience = 5_000
/** Milliseconds between two attempts to hear the other servers, where the first one failed. */
const joinEvery = 5_000

/** So many streams at once: of one session (a browser holds six connections to a site, and the page needs some), of one account, of this process. */
const most = { session: 4, account: 12, process: 10_000 }

interface Deps {
  hearing: ChangeFeed
  pubsub: PubSub
  /** The feature's kill switch. */
  isOff: IsOff
  report: (error: unknown, where: string) => void
}

/** All open streams of this process. */
export interface Hub {
  /** Adds one, unless there are too many; gives what takes it away. A stream of the same page takes the place of its earlier one. */
  add(stream: Stream, page: string | null): (() => void) | 'too_many' | 'full'
  start(): Promise<void>
  stop(): Promise<void>
}

function put(of: Map<string, Set<Stream>>, key: string, stream: Stream) {
  of.set(key, (of.get(key) ?? new Set()).add(stream))
}

function take(of: Map<string, Set<Stream>>, key: string, stream: Stream) {
  const found = of.get(key)
  found?.delete(stream)
  if (found?.size === 0) of.delete(key)
}

/**
 * Wakes the streams of a case when a server says that it changed; and every so often asks for all of them at once
 * whether their sessions stand, whether their seats do, and how far their cases are, so that a word that was lost is
 * made good within a second.
 */
export function liveHub({ hearing, pubsub, isOff, report }: Deps): Hub {
  const streams = new Set<Stream>()
  const ofCase = new Map<string, Set<Stream>>()
  const ofAccount = new Map<string, Set<Stream>>()
  const ofPage = new Map<string, { end: () => void; stream: Stream }>()
  let deafen = () => {}
  let timer: NodeJS.Timeout | undefined
  let joining: NodeJS.Timeout | undefined
  let isOver = false
  let hasFailed = false
  let looking: Promise<void> | null = null
  let isFailing = false
  let lookedAt = performance.now()

  const endAll = (why: End) => [...streams].forEach((stream) => stream.end(why))
  const look = async () => {
    const asked = [...streams]
    if (asked.length > 0) {
      const [heads, sessions] = await Promise.all([hearing.look(asked), hearing.stillIn([...new Set(asked.map(({ session }) => session))])])
      asked.forEach((stream, n) => {
        const head = heads[n]
        if (!sessions.has(stream.session)) stream.end('over')
        else if (head === null || head === undefined) stream.end('gone')
        else {
          stream.wake(head.seq)
          stream.wakeOwn(head.own)
        }
      })
    }
    lookedAt = performance.now()
  }
  const lookAgain = () => {
    // While the database cannot be asked, nothing is sent: the pages open their streams again when there is an answer.
    if (isOff('live') || performance.now() - lookedAt > patience) endAll('cut')
    looking ??= look()
      .then(
        () => void (isFailing = false),
        (error: unknown) => {
          if (!isFailing) report(error, 'live.look')
          isFailing = true
        },
      )
      .finally(() => {
        looking = null
      })
  }
  // Where the words between servers cannot be heard yet, what they say is found by looking, as after a word that was lost.
  const join = async () => {
    try {
      const leave = await pubsub.subscribe(channel, {
        hear: (text) => {
          const word = parseChangeEvent(text)
          if (!word) return
          for (const stream of ofCase.get(word.caseId) ?? []) {
            if (word.seq === null) stream.wakeOwn()
            else stream.wake(word.seq)
          }
        },
        missed: lookAgain,
      })
      if (isOver) leave()
      else deafen = leave
    } catch (error) {
      if (isOver) return
      if (!hasFailed) report(error, 'live.join')
      hasFailed = true
      joining = setTimeout(() => void join(), joinEvery).unref()
    }
  }
  return {
    add: (stream, page) => {
      const key = page === null ? null : `${stream.session} ${page}`
      if (key !== null) ofPage.get(key)?.end()
      if (streams.size >= most.process) return 'full'
      const own = [...(ofAccount.get(stream.account) ?? [])]
      if (own.length >= most.account) return 'too_many'
      if (own.filter(({ session }) => session === stream.session).length >= most.session) return 'too_many'
      streams.add(stream)
      put(ofCase, stream.caseId, stream)
      put(ofAccount, stream.account, stream)
      const leave = () => {
        if (!streams.delete(stream)) return
        if (key !== null && ofPage.get(key)?.stream === stream) ofPage.delete(key)
        take(ofCase, stream.caseId, stream)
        take(ofAccount, stream.account, stream)
      }
      const end = () => {
        leave()
        stream.end('cut')
      }
      if (key !== null) ofPage.set(key, { end, stream })
      return leave
    },
    start: async () => {
      await join()
      lookedAt = performance.now()
      timer = setInterval(lookAgain, every).unref()
    },
    stop: async () => {
      clearInterval(timer)
      clearTimeout(joining)
      isOver = true
      deafen()
      endAll('cut')
      await looking
    },
  }
}
