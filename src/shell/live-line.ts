import type { Updates } from '#live/contract.ts'

/** As much of a browser's EventSource as a line uses. */
export interface Source {
  addEventListener(type: string, hear: (event: { data?: string }) => void): void
  close(): void
}

/**
 * `late`: the server has not answered for five seconds, and the page may be behind. `gone`: the person no longer has access to
 * the case. Otherwise the page is up to date, by the stream or by polling every five seconds.
 */
export type LineState = 'well' | 'late' | 'gone'

/** Milliseconds. A stream that failed is opened again at once or two seconds later, by chance between. */
export const paces = { slowest: 2_000, poll: 5_000, late: 5_000, hidden: 5 * 60_000 }
/** After this many failed streams the page polls, and after this many polls it tries a stream again. */
const failuresBeforePolling = 3
const pollsBeforeStream = 6

/** The position of a page: in the shared changes, and in the person's private ones (`null` for a seat that shows none). */
export type Place = Pick<Updates, 'seq' | 'own'>

/** Reads an event of the stream: the new position of the page, and the scope that changed. */
function readEvent(data: string): Place & { topic?: string } {
  const { seq, own = null, topic } = JSON.parse(data) as { seq: number; own?: number; topic?: string }
  return { seq, own, ...(topic !== undefined && { topic }) }
}

interface Deps {
  /** Opens a stream from a place on; `null` from now on. */
  open: (after: string | null) => Source
  /**
   * Asks what came after a place (`12`, or `12.5` with their own number).
   * @throws an error with a `status`; 403 and 404 say that there is nothing for this person
   */
  since: (after: string | null) => Promise<Updates>
  /** Receives the scopes that changed; `all` if they are not known. */
  heard: (topics: readonly string[] | 'all') => void
  stateChanged: (state: LineState) => void
  /** Runs something after this many milliseconds, unless the function that it returns is called before. */
  later: (run: () => void, milliseconds: number) => () => void
  /** A number in [0, 1). */
  chance: () => number
}

/** Receives the changes of one case, each exactly once, whatever the network does. */
export function liveLine({ open, since, heard, stateChanged, later, chance }: Deps, from: Place | null) {
  let seq = from?.seq ?? null
  /** The position in the private changes; `null` while unknown, and for a seat that shows none. */
  let own = from?.own ?? null
  const place = () => (seq === null ? null : own === null ? String(seq) : `${seq}.${own}`)
  let source: Source | null = null
  let failures = 0
  let polls = 0
  let isOpen = true
  let state: LineState = 'well'
  let stopWait = () => {}
  let stopLate: (() => void) | null = null
  /** Counts attempts: an answer to an earlier one is dropped. */
  let turn = 0

  const be = (next: LineState) => {
    if (next === state) return
    state = next
    stateChanged(next)
  }
  const well = () => {
    stopLate?.()
    stopLate = null
    be('well')
  }
  const unsure = () => {
    stopLate ??= later(() => be('late'), paces.late)
  }
  const hush = () => {
    turn += 1
    stopWait()
    source?.close()
    source = null
  }
  const close = () => {
    isOpen = false
    stopLate?.()
    hush()
  }
  const gone = () => {
    close()
    be('gone')
  }
  const isFresh = (change: Updates['changes'][number]) =>
    change.seq === null ? own === null || (change.own ?? 0) > own : seq === null || change.seq > seq
  const take = ({ seq: now, own: ownNow, isStart, changes }: Updates) => {
    const fresh = changes.filter(isFresh)
    seq = now
    own = ownNow
    if (isStart) heard('all')
    else if (fresh.length > 0) heard([...new Set(fresh.map(({ topic }) => topic))])
  }

  const poll = async () => {
    hush()
    const mine = turn
    unsure()
    try {
      for (let isMore = true; isMore;) {
        const news = await since(place())
        if (mine !== turn) return
        take(news)
        isMore = news.isMore
      }
      well()
    } catch (error) {
      if (mine !== turn) return
      const { status } = error as { status?: number }
      if (status === 403 || status === 404) return gone()
    }
    polls += 1
    stopWait = later(() => (polls % pollsBeforeStream === 0 ? join() : void poll()), paces.poll)
    return undefined
  }
  const failed = () => {
    hush()
    unsure()
    failures += 1
    if (failures >= failuresBeforePolling) return void poll()
    stopWait = later(join, Math.min(paces.slowest, 250 * 2 ** failures) * chance())
    return undefined
  }
  function join() {
    hush()
    unsure()
    const opened = open(place())
    source = opened
    const on = (type: string, hear: (data: string) => void) =>
      opened.addEventListener(type, ({ data }) => {
        if (source === opened) hear(data ?? '')
      })
    const answered = () => {
      failures = 0
      well()
    }
    on('open', answered)
    on('start', (data) => take({ ...readEvent(data), isStart: true, changes: [], isMore: false }))
    on('change', (data) => {
      const { seq: now, own: ownNow, topic = '' } = readEvent(data)
      // The numbers say whether the change is shared or the person's own. A change that was already received moved neither number.
      const isShared = seq === null || now > seq
      const isOwn = ownNow !== null && (own === null ? !isShared : ownNow > own)
      const change = isShared ? { seq: now, own: null, topic } : { seq: null, own: ownNow, topic }
      if (isShared || isOwn) take({ seq: now, own: ownNow, isStart: false, changes: [change], isMore: false })
    })
    on('gone', gone)
    // The session is over: the question hears so, and waits until someone is signed in again.
    on('over', () => void poll())
    on('error', failed)
  }
  join()
  return {
    seq: () => seq,
    close,
    /** The page is hidden: it receives nothing until `wake`, and remembers its position. */
    rest: () => {
      stopLate?.()
      stopLate = null
      hush()
    },
    /** Looked at again, or the network is back: whatever it was waiting for, it tries now. */
    wake: () => {
      if (!isOpen) return
      failures = 0
      join()
    },
  }
}
export type LiveLine = ReturnType<typeof liveLine>
