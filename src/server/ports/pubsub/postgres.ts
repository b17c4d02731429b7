import pg from 'pg'
import type { Connection } from '../db/port.ts'
import { checkChannel, checkText } from './checked.ts'
import { listenersOf } from './listeners.ts'
import type { PubSub, PubSubDeps } from './port.ts'

interface Deps extends PubSubDeps {
  /** Of a role that owns nothing: LISTEN and NOTIFY need no right to any table. */
  connection: Connection
  /** A number in [0, 1), for the waits between attempts. */
  chance: () => number
  /** Milliseconds; only tests give others. */
  pace?: Partial<typeof paces>
}

const paces = {
  /** The wait before the first attempt to connect again; it doubles up to `slowest`, by chance at least half of it. */
  first: 50,
  slowest: 5_000,
  /** How often the connection is asked whether it still stands, and how long it may take to answer. */
  look: 15_000,
  patience: 5_000,
}

/** Every channel of ours in the database is `casebalance_<channel>`. */
const prefix = 'casebalance_'

/**
 * By LISTEN and NOTIFY, on one connection of its own (not through PgBouncer in transaction mode, which drops LISTEN).
 * Words are said in transactions of their own, after the change that they are about: a NOTIFY within it would make
 * every commit of the database wait for every other (PostgreSQL, `PreCommit_Notify`). What is said while one statement
 * is under way goes in the next one, together.
 */
export function byPostgres({ connection, chance, pace, ...deps }: Deps): PubSub {
  const { first, slowest, look, patience } = { ...paces, ...pace }
  const listeners = listenersOf(deps)
  let client: pg.Client | null = null
  let opening: Promise<pg.Client> | null = null
  let isClosed = false
  let hasStood = false
  let attempts = 0
  let timer: NodeJS.Timeout | undefined
  let watch: NodeJS.Timeout | undefined
  let unsaid: [channel: string, text: string][] = []
  let saying: Promise<void> | null = null

  // One statement at a time on a connection: the driver takes no second one.
  const lines = new WeakMap<pg.Client, Promise<unknown>>()
  const ask = (at: pg.Client, text: string, values: unknown[] = []) => {
    const asked = (lines.get(at) ?? Promise.resolve()).then(() => at.query(text, values))
    lines.set(
      at,
      asked.catch(() => {}),
    )
    return asked
  }

  const open = async (): Promise<pg.Client> => {
    const made = new pg.Client({ ...connection, keepAlive: true, connectionTimeoutMillis: patience, query_timeout: patience })
    // A connection that dies says it once as an error and once as its end, or only as its end.
    const lost = (error?: unknown) => {
      if (client !== made) return
      client = null
      clearInterval(watch)
      // A socket that hangs is let go without waiting for its answer.
      ;(made as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
      if (isClosed) return
      deps.report(error ?? new Error('The connection ended.'), 'pubsub.postgres')
      again()
    }
    made.on('error', lost)
    made.on('end', () => lost())
    made.on('notification', ({ channel, payload }) => listeners.hear(channel.slice(prefix.length), payload ?? ''))
    await made.connect()
    try {
      for (const channel of listeners.channels()) await ask(made, `listen ${prefix}${channel}`)
    } catch (error) {
      await made.end().catch(() => {})
      throw error
    }
    client = made
    attempts = 0
    watch = setInterval(() => void ask(made, 'select 1').catch(lost), look).unref()
    // What was said between two connections was heard by nobody here.
    if (hasStood) listeners.missed()
    hasStood = true
    return made
  }
  const connect = () => {
    if (isClosed) return Promise.reject(new Error('The words between processes are closed.'))
    if (client) return Promise.resolve(client)
    opening ??= open().finally(() => {
      opening = null
    })
    return opening
  }
  const again = () => {
    clearTimeout(timer)
    const wait = Math.min(slowest, first * 2 ** attempts) * (0.5 + chance() / 2)
    attempts = Math.min(attempts + 1, 20)
    timer = setTimeout(() => void connect().catch(again), wait).unref()
  }
  const say = async () => {
    while (unsaid.length > 0) {
      const words = unsaid
      unsaid = []
      const [channels, texts] = [words.map(([channel]) => prefix + channel), words.map(([, text]) => text)]
      try {
        const at = client ?? (await (hasStood ? Promise.reject<pg.Client>(new Error('No connection now.')) : connect()))
        await ask(at, 'select pg_notify(channel, word) from unnest($1::text[], $2::text[]) as said (channel, word)', [channels, texts])
      } catch {
        // Lost, as the port says; the end of the connection is reported where it is seen.
      }
    }
  }
  return {
    publish: async (channel, text) => {
      checkChannel(channel)
      checkText(text)
      if (isClosed) return
      unsaid.push([channel, text])
      saying ??= say().finally(() => {
        saying = null
      })
      await saying
    },
    subscribe: async (channel, listener) => {
      checkChannel(channel)
      const { isFirst, remove } = listeners.add(channel, listener)
      try {
        const at = await connect()
        if (isFirst) await ask(at, `listen ${prefix}${channel}`)
      } catch (error) {
        // A connection that is being made again listens to it then.
        if (!hasStood || isClosed) {
          remove()
          throw error
        }
      }
      return () => {
        if (remove() && client) ask(client, `unlisten ${prefix}${channel}`).catch(() => {})
      }
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      clearInterval(watch)
      listeners.clear()
      const last = client ?? (await opening?.catch(() => null)) ?? null
      client = null
      await saying
      await last?.end().catch(() => {})
    },
  }
}
