import type { Listener, PubSubDeps } from './port.ts'

/** Who listens to which channel within this process. */
export interface Listeners {
  /** Whether this is the first of its channel, and what takes it away again; that tells whether it was the last. */
  add(channel: string, listener: Listener): { isFirst: boolean; remove: () => boolean }
  hear(channel: string, text: string): void
  /** Tells everybody that words may have been lost. */
  missed(): void
  channels(): string[]
  clear(): void
}

/** One that throws is reported, and the others hear all the same. */
export function listenersOf({ report }: PubSubDeps): Listeners {
  const byChannel = new Map<string, Set<Listener>>()
  const tell = (channel: string, say: (listener: Listener) => void) => {
    for (const listener of byChannel.get(channel) ?? []) {
      try {
        say(listener)
      } catch (error) {
        report(error, `pubsub ${channel}`)
      }
    }
  }
  return {
    add: (channel, listener) => {
      const known = byChannel.get(channel)
      // Its own object, so that the same listener may stand in a channel twice.
      const own: Listener = { hear: (text) => listener.hear(text), missed: () => listener.missed() }
      if (known) known.add(own)
      else byChannel.set(channel, new Set([own]))
      const remove = () => {
        const left = byChannel.get(channel)
        if (!left?.delete(own) || left.size > 0) return false
        byChannel.delete(channel)
        return true
      }
      return { isFirst: !known, remove }
    },
    hear: (channel, text) => tell(channel, (listener) => listener.hear(text)),
    missed: () => [...byChannel.keys()].forEach((channel) => tell(channel, (listener) => listener.missed())),
    channels: () => [...byChannel.keys()],
    clear: () => byChannel.clear(),
  }
}
