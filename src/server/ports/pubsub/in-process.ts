import { checkChannel, checkText } from './checked.ts'
import { listenersOf } from './listeners.ts'
import type { PubSub, PubSubDeps } from './port.ts'

/** Within this process only: for a single server, and for tests. No message is ever lost, so `missed` is never called. */
export function inThisProcess(deps: PubSubDeps): PubSub {
  const listeners = listenersOf(deps)
  return {
    publish: async (channel, text) => {
      checkChannel(channel)
      checkText(text)
      // Later, as by the other ways: who publishes is not held up by who listens.
      setImmediate(() => listeners.hear(channel, text))
    },
    subscribe: async (channel, listener) => {
      checkChannel(channel)
      const { remove } = listeners.add(channel, listener)
      return () => void remove()
    },
    close: async () => listeners.clear(),
  }
}
