import { expect, onTestFinished, test, vi } from 'vitest'
import type { Updates } from '#live/contract.ts'
import { type LineState, liveLine, type Place, type Source } from '#shell/live-line.ts'
import { iterations } from './support/depth.ts'
import { cutHearing, type Family, type LiveServer, liveServer, liveWorld } from './support/live-family.ts'
import { type FaultProxy, faultProxy } from './support/live-proxy.ts'
import { listen, type Reader } from './support/live-reader.ts'
import { seededRandom } from './support/random.ts'

/** A busy machine is no failure: late events count too. */
const soon = { timeout: 20_000 }

const numbers = (to: number) => Array.from({ length: to }, (_, n) => n + 1)
const later = (run: () => void, milliseconds: number) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** The parts of a browser's EventSource that a page uses. */
function sourceOf(url: string, cookie: string): Source {
  const ears: [type: string, hear: (event: { data?: string }) => void][] = []
  const fire = (type: string, event: { data?: string } = {}) => ears.filter(([of]) => of === type).forEach(([, hear]) => hear(event))
  let isClosed = false
  let reader: Reader | null = null
  const follow = (found: Reader) => {
    reader = found
    if (isClosed) return found.close()
    if (found.status !== 200) return fire('error')
    fire('open')
    let delivered = 0
    const look = setInterval(() => {
      for (const event of found.heard.slice(delivered)) if (!isClosed) fire(event.type, event)
      delivered = found.heard.length
      if (!isClosed && !found.isOver()) return
      clearInterval(look)
      if (!isClosed) fire('error')
    }, 1)
    return undefined
  }
  listen(url, { cookie }).then(follow, () => fire('error'))
  return {
    addEventListener: (type, hear) => void ears.push([type, hear]),
    close: () => {
      isClosed = true
      reader?.close()
    },
  }
}

/** An open page of a case, by the code that runs in a browser; the way to the server is the proxy's. */
function pageOf(family: Family, by: { cookie: string }, way: Pick<FaultProxy, 'port'>, from: Place | null = { seq: 0, own: null }) {
  const random = seededRandom(5)
  const heard: (readonly string[] | 'all')[] = []
  const states: LineState[] = []
  const seqs: number[] = []
  const at = (after: string | null) => `case=${family.caseId}${after === null ? '' : `&after=${after}`}`
  const origin = `http://127.0.0.1:${way.port}`
  let streams = 0
  const line = liveLine(
    {
      open: (after) => {
        streams += 1
        const source = sourceOf(`${origin}/api/live?${at(after)}&page=one`, by.cookie)
        source.addEventListener('change', ({ data }) => seqs.push((JSON.parse(data!) as { seq: number }).seq))
        return source
      },
      since: async (after) => {
        const reply = await fetch(`${origin}/api/live/since?${at(after)}`, { headers: { cookie: by.cookie, connection: 'close' } })
        if (!reply.ok) throw Object.assign(new Error(`${reply.status}`), { status: reply.status })
        const news = (await reply.json()) as Updates
        seqs.push(...news.changes.flatMap(({ seq }) => seq ?? []))
        return news
      },
      heard: (topics) => void heard.push(topics),
      stateChanged: (state) => void states.push(state),
      later,
      chance: random.next,
    },
    from,
  )
  onTestFinished(line.close)
  return { line, heard, states, seqs, streams: () => streams }
}

const wayTo = ({ origin }: LiveServer) => faultProxy({ host: '127.0.0.1', port: Number(new URL(origin).port) })

const changes = iterations(2_000, 500)
/** Cuts of a page that has caught up: eight of them in CI, ten by hand. */
const settledEvery = iterations(250, 50)

test(`${changes.toLocaleString('en-US')} changes reach a page whose connection is cut at random, each once and in order`, async () => {
  const { family, server } = await liveWorld()
  const proxy = await wayTo(server)
  const { seqs, line, streams } = pageOf(family, family.ben, proxy)
  const { next } = seededRandom(9)
  const settled = async (n: number) => {
    proxy.refuse(false)
    await vi.waitUntil(() => line.seq() === n, soon)
    proxy.cut()
  }
  for (let n = 1; n <= changes; n += 1) {
    await server.change(family, n % 2 === 0 ? family.ana : family.ben)
    if (next() < 0.02) proxy.cut()
    if (next() < 0.005) proxy.refuse(true)
    else if (next() < 0.1) proxy.refuse(false)
    // The page's position at a cut is different each time; now and then it is up to date, so that each of these cuts counts.
    if (n % settledEvery === 0) await settled(n)
  }
  proxy.refuse(false)
  await expect.poll(() => line.seq(), soon).toBe(changes)
  expect(seqs).toEqual(numbers(changes))
  expect(streams()).toBeGreaterThan(5)
  expect(server.reports).toEqual([])
}, 120_000)

test('two servers on one database: changes through one reach the pages of the other', async () => {
  const { backend, family, server } = await liveWorld()
  const other = await liveServer(backend)
  const [here, there] = [pageOf(family, family.ana, await wayTo(server)), pageOf(family, family.ben, await wayTo(other))]
  for (let n = 1; n <= 200; n += 1) await (n % 3 === 0 ? server : other).change(family, family.ana)
  for (const { seqs } of [here, there]) await expect.poll(() => seqs.length, soon).toBe(200)
  expect([here.seqs, there.seqs]).toEqual([numbers(200), numbers(200)])
})

test('a server whose hearing of the others is cut again and again misses nothing, and so does one that hears nothing at all', async () => {
  const { backend, family, server } = await liveWorld()
  const other = await liveServer(backend)
  // As if every word were lost: it speaks to itself only, and has but its own looks.
  const deaf = await liveServer(backend, 'in-process')
  const [there, alone] = [pageOf(family, family.ben, await wayTo(other)), pageOf(family, family.ana, await wayTo(deaf))]
  for (let n = 1; n <= 300; n += 1) {
    await server.change(family, family.ana)
    if (n % 50 === 0) await cutHearing(backend)
  }
  for (const { seqs } of [there, alone]) await expect.poll(() => seqs.length, soon).toBe(300)
  expect([there.seqs, alone.seqs]).toEqual([numbers(300), numbers(300)])
})

test('if no stream gets through, the page polls, shows no note, and receives the same changes', async () => {
  const { family, server } = await liveWorld()
  const origin = new URL(server.origin)
  const { seqs, states, heard } = pageOf(family, family.ben, { port: Number(origin.port) })
  await server.change(family, family.ana)
  await expect.poll(() => seqs, soon).toEqual([1])
  // Four other pages of the same session are open: the fifth gets no stream.
  for (const page of ['a', 'b', 'c', 'd']) await server.open(family, family.ana, `&page=${page}`)
  const full = pageOf(family, family.ana, { port: Number(origin.port) })
  await expect.poll(() => full.seqs, soon).toEqual([1])
  await server.change(family, family.ben, { topic: 'orders' })
  await expect.poll(() => full.seqs, soon).toEqual([1, 2])
  expect(full.heard).toEqual([['calendar'], ['orders']])
  expect([states, full.states, heard]).toEqual([[], [], [['calendar'], ['orders']]])
})

test('a page says that it may be behind after five seconds without an answer, and stops saying so when one comes', async () => {
  const { family, server } = await liveWorld()
  const proxy = await wayTo(server)
  const { seqs, states } = pageOf(family, family.ben, proxy)
  await server.change(family, family.ana)
  await expect.poll(() => seqs, soon).toEqual([1])
  proxy.refuse(true)
  proxy.cut()
  await server.change(family, family.ana)
  await expect.poll(() => states, soon).toEqual(['late'])
  proxy.refuse(false)
  await expect.poll(() => states, soon).toEqual(['late', 'well'])
  await expect.poll(() => seqs, soon).toEqual([1, 2])
})

test('a page that rests hears nothing, and when it is looked at again it hears all that it missed', async () => {
  const { family, server } = await liveWorld()
  const { line, seqs, streams } = pageOf(family, family.ben, await wayTo(server))
  await server.change(family, family.ana)
  await expect.poll(() => seqs, soon).toEqual([1])
  line.rest()
  await server.change(family, family.ana)
  await server.change(family, family.ana)
  expect([seqs, streams()]).toEqual([[1], 1])
  line.wake()
  await expect.poll(() => seqs, soon).toEqual([1, 2, 3])
})

test('a page that knows no number yet asks everything again once, and goes on from there', async () => {
  const { family, server } = await liveWorld()
  await server.change(family, family.ana)
  const { heard, line } = pageOf(family, family.ben, await wayTo(server), null)
  await expect.poll(() => heard, soon).toEqual(['all'])
  expect(line.seq()).toBe(1)
  await server.change(family, family.ana)
  await expect.poll(() => heard, soon).toEqual(['all', ['calendar']])
})
