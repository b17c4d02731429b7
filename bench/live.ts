import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { migrate } from '#ports/db/migrate.ts'
import { openDatabase } from '#ports/db/open.ts'
import type { Engine } from '#ports/db/port.ts'
import { createDatabase, dropDatabase } from '#ports/db/scratch.ts'
import { type OneOfMany, putFamilies } from '#test/support/live-families.ts'
import { seededRandom } from '#test/support/random.ts'
import { startChild } from './child.ts'
import { connectionsOf } from './engine.ts'
import type { Acknowledged, LiveChanges, LiveStart } from './live-server.ts'
import type { Figure } from './results.ts'
import { quantile, spreadOf } from './stats.ts'

interface Pace {
  families: number
  rounds: number
  seconds: number
  perSecond: number
  /** The job lets messages out one after the other. */
  messagesPerSecond: number
}

/** An open page: when each number reached it, on the clock that all processes of a machine share. Nanoseconds. */
interface Page {
  socket: Socket
  arrived: Map<number, bigint>
}

/** Opens a stream by hand and notes when each change arrives; nothing else is done with what comes. */
function openPage(port: number, caseId: string, cookie: string): Promise<Page> {
  const socket = connect(port, '127.0.0.1')
  socket.setNoDelay(true)
  const arrived = new Map<number, bigint>()
  let text = ''
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once('close', () => reject(new Error(`A stream was not opened: ${text.slice(0, 200)}`)))
    socket.on('data', (piece) => {
      const at = process.hrtime.bigint()
      text += String(piece)
      // The last line may be half there.
      const whole = text.lastIndexOf('\n') + 1
      for (const [, seq] of text.slice(0, whole).matchAll(/^id: (\d+)(?:\.\d+)?$/gm))
        if (!arrived.has(Number(seq))) arrived.set(Number(seq), at)
      if (text.startsWith('HTTP/1.1 200')) resolve({ socket, arrived })
      text = text.slice(whole)
    })
    socket.write(`GET /api/live?case=${caseId}&after=0 HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`)
  })
}

async function openAll(port: number, families: readonly OneOfMany[]) {
  const pages = new Map<string, readonly Page[]>()
  for (let from = 0; from < families.length; from += 20) {
    await Promise.all(
      families.slice(from, from + 20).map(async ({ caseId, parents }) => {
        pages.set(caseId, await Promise.all(parents.map(({ cookie }) => openPage(port, caseId, cookie))))
      }),
    )
  }
  return pages
}

/** Whose change comes next, by chance over the cases and their two parents. */
function drawn(families: readonly OneOfMany[], count: number, next: () => number) {
  return Array.from({ length: count }, () => {
    const family = families[Math.floor(next() * families.length)]!
    return { caseId: family.caseId, account: family.parents[next() < 0.5 ? 0 : 1].account }
  })
}

async function settled(pages: ReadonlyMap<string, readonly Page[]>, changes: Acknowledged['changes']) {
  const until = performance.now() + 10_000
  const isThere = () => changes.every(({ caseId, seq }) => pages.get(caseId)!.every(({ arrived }) => arrived.has(seq)))
  while (!isThere()) {
    if (performance.now() > until) throw new Error('A change did not reach both pages of its case within ten seconds.')
    await pause(50)
  }
}

/** How long a change takes from the database's acknowledgement to the open page of the other parent. */
export async function measureLive(
  engine: Engine,
  { families: count, rounds, seconds, perSecond, messagesPerSecond }: Pace,
  say: (text: string) => void,
) {
  const place = await createDatabase(engine)
  const server = startChild('./live-server.ts')
  const database = openDatabase(place)
  let pages: ReadonlyMap<string, readonly Page[]> = new Map()
  try {
    await migrate(place.owner)
    const families = await putFamilies(database, count, new Date())
    const { port } = await server.ask<{ port: number }>({ start: connectionsOf(place) } satisfies LiveStart)
    say(`  opening ${count * 2} pages ...`)
    pages = await openAll(port, families)
    const { next } = seededRandom(21)
    const accounts = new Map(families.map(({ caseId, parents }) => [caseId, parents.map(({ account }) => account)]))
    const figures: Figure[] = []
    for (const { kind, title, pace } of [
      { kind: 'calendar', title: 'Commit', pace: perSecond },
      { kind: 'message', title: 'Message that goes out', pace: messagesPerSecond },
    ] as const) {
      const [middle, worst]: [number[], number[]] = [[], []]
      // One round that is not counted: everything is loaded, connected and compiled by then.
      for (let round = 0; round <= rounds; round += 1) {
        const by = drawn(families, seconds * pace, next)
        const { changes } = await server.ask<Acknowledged>({ change: { by, perSecond: pace, kind } } satisfies LiveChanges)
        await settled(pages, changes)
        if (round === 0) continue
        const took = changes.map(({ caseId, account, seq, at }) => {
          const other = accounts.get(caseId)![0] === account ? 1 : 0
          return Number(pages.get(caseId)![other]!.arrived.get(seq)! - BigInt(at)) / 1e6
        })
        middle.push(quantile(took, 0.5))
        worst.push(quantile(took, 0.99))
        say(`  ${kind}, round ${round}: p50 ${middle.at(-1)!.toFixed(1)} ms, p99 ${worst.at(-1)!.toFixed(1)} ms, ${took.length} changes`)
      }
      const name = `${title} to the other parent's open page, ${count * 2} open`
      figures.push(
        { name: `${name}, p50`, unit: 'ms', goal: { sense: 'at most', value: 30 }, ...spreadOf(middle) },
        { name: `${name}, p99`, unit: 'ms', goal: { sense: 'at most', value: 100 }, ...spreadOf(worst) },
      )
    }
    const notes = [
      `${count} families with both parents' pages open, on one server process; ${perSecond} changes a second at an even pace, ${seconds * perSecond} a round, by chance over the cases; n counts rounds.`,
      `Messages are let out by the feature's job, ${messagesPerSecond} a second, each with its leaf and its notification; the ten seconds before it goes out are not in the figure.`,
      'From the acknowledgement of the commit in the server to the arrival of the number at the socket of the other parent, in another process of the same machine, on the clock that both share.',
      'Words go through PostgreSQL (LISTEN and NOTIFY), as between two servers; each page then reads what it may see from the database. The server, the database and the 1,000 pages share the cores.',
      'Every change reached both pages of its case; the bench fails where one does not.',
    ]
    return { figures, notes }
  } finally {
    for (const { socket } of [...pages.values()].flat()) socket.destroy()
    await server.stop()
    await database.close()
    await dropDatabase(engine, place.owner.database!)
  }
}
