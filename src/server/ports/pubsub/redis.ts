import { createClient } from 'redis'
import { checkChannel, checkText } from './checked.ts'
import { listenersOf } from './listeners.ts'
import type { PubSub, PubSubDeps } from './port.ts'

interface Deps extends PubSubDeps {
  /** `redis://` or `rediss://`, with user and password where the server wants them. */
  url: string
  /** A number in [0, 1), for the waits between attempts. */
  chance: () => number
}

/** Every channel of ours is `casebalance:<channel>`: a Redis may serve others too. */
const prefix = 'casebalance:'
/** Milliseconds: the longest wait between two attempts, how often the connection is asked whether it stands, and its patience. */
const paces = { slowest: 5_000, look: 15_000, patience: 5_000 }

/** By PUBLISH and SUBSCRIBE of a Redis, on one connection to hear and one to say. Nothing is stored in it. */
export function byRedis({ url, chance, ...deps }: Deps): PubSub {
  const listeners = listenersOf(deps)
  let hasStood = false
  let isClosed = false
  let isDown = false
  const make = () =>
    createClient({
      url,
      pingInterval: paces.look,
      // What cannot be said now is lost, and not said late.
      disableOfflineQueue: true,
      socket: {
        connectTimeout: paces.patience,
        // The first attempt fails where the address is wrong; later ones go on for ever.
        reconnectStrategy: (tries) => (hasStood ? Math.min(paces.slowest, 50 * 2 ** Math.min(tries, 20)) * (0.5 + chance() / 2) : false),
      },
    })
  const [hearing, saying] = [make(), make()]
  const lost = (error: unknown) => {
    if (hasStood && !isDown && !isClosed) deps.report(error, 'pubsub.redis')
    isDown = true
  }
  hearing.on('error', lost)
  saying.on('error', lost)
  const wholeAgain = () => {
    if (!isDown || !hearing.isReady || !saying.isReady) return
    isDown = false
    // The client has subscribed again by itself before it says that it is ready.
    listeners.missed()
  }
  hearing.on('ready', wholeAgain)
  saying.on('ready', wholeAgain)

  const hear = (text: string, channel: string) => listeners.hear(channel.slice(prefix.length), text)
  // A channel once heard stays so: they are few, and the client loses one that is left and taken again at the same time.
  const known = new Map<string, Promise<unknown>>()
  const subscribed = (channel: string) => {
    const asked = known.get(channel) ?? hearing.subscribe(prefix + channel, hear)
    known.set(channel, asked)
    asked.catch(() => known.delete(channel))
    return asked
  }
  let opening: Promise<unknown> | null = null
  const connected = () => {
    // One of the two may stand from an attempt before.
    opening ??= Promise.all([hearing, saying].map((client) => client.isOpen || client.connect())).then(
      () => (hasStood = true),
      (error: unknown) => {
        // So that the one who asks later has another attempt.
        opening = null
        throw error
      },
    )
    return opening
  }
  return {
    publish: async (channel, text) => {
      checkChannel(channel)
      checkText(text)
      if (isClosed) return
      try {
        await connected()
        await saying.publish(prefix + channel, text)
      } catch {
        // Lost, as the port says.
      }
    },
    subscribe: async (channel, listener) => {
      checkChannel(channel)
      if (isClosed) throw new Error('The words between processes are closed.')
      const { remove } = listeners.add(channel, listener)
      try {
        await connected()
        await subscribed(channel)
      } catch (error) {
        remove()
        throw error
      }
      return () => void remove()
    },
    close: async () => {
      isClosed = true
      listeners.clear()
      await opening?.catch(() => {})
      for (const client of [hearing, saying]) if (client.isOpen) client.destroy()
    },
  }
}
