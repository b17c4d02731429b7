/** What the tabs of one browser tell each other; it goes through memory and is stored nowhere. */
export type Word = { is: 'out' } | { is: 'in'; email: string } | { is: 'used'; at: number }

const channelName = 'account'
const isWord = (data: unknown): data is Word => typeof data === 'object' && data !== null && 'is' in data

export function tellTabs(word: Word) {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin: ours
  channel.postMessage(word)
  channel.close()
}

/** Hears the other tabs, and not this one. Gives what stops it. */
export function hearTabs(hear: (word: Word) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => isWord(data) && hear(data))
  return () => channel.close()
}
