import { describe, expect, test } from 'vitest'
import { type Listener, mostBytes, type PubSub } from './port.ts'

/** A busy machine is no failure: late messages count too. */
const soon = { timeout: 20_000 }

/** The environment of an adapter's test. */
export interface PubSubBench {
  /** Another process of the same installation, or the same for an adapter that knows no other. */
  peers: () => [PubSub, PubSub]
  /** Breaks the connections as a network would; without it the adapter has none. */
  cut?: () => Promise<void>
  reports: readonly string[]
}

/** A listener that records its messages. */
export function ear() {
  const heard: string[] = []
  const losses = { times: 0 }
  const listener: Listener = { hear: (text) => void heard.push(text), missed: () => void (losses.times += 1) }
  return { heard, losses, listener }
}

/** The contract of every adapter of the port. */
export function pubsubSuite(name: string, make: () => Promise<PubSubBench>) {
  describe(`words between processes: ${name}`, () => {
    test('a message reaches every listener of its channel once, in this process and others, and no other listener', async () => {
      const { peers } = await make()
      const [one, other] = peers()
      const [here, twice, there, elsewhere] = [ear(), ear(), ear(), ear()]
      await one.subscribe('news', here.listener)
      await one.subscribe('news', twice.listener)
      await other.subscribe('news', there.listener)
      await other.subscribe('weather', elsewhere.listener)
      await one.publish('news', 'first')
      await other.publish('news', 'second')
      await other.publish('weather', 'rain')
      for (const { heard } of [here, twice, there]) await expect.poll(() => heard.toSorted(), soon).toEqual(['first', 'second'])
      await expect.poll(() => elsewhere.heard, soon).toEqual(['rain'])
    })

    test('the messages of one publisher arrive in order, and none is lost while the connection works', async () => {
      const { peers } = await make()
      const [one, other] = peers()
      const { heard, listener } = ear()
      await other.subscribe('news', listener)
      const words = Array.from({ length: 2_000 }, (_, n) => `word ${n}`)
      await Promise.all(words.map((word) => one.publish('news', word)))
      await expect.poll(() => heard.length, soon).toBe(words.length)
      expect(heard).toEqual(words)
    })

    test('a word arrives sign for sign, whatever it holds, up to the longest', async () => {
      const { peers } = await make()
      const [one, other] = peers()
      const { heard, listener } = ear()
      await other.subscribe('news', listener)
      const words = ['', "it's; drop table case_file --", '{"a":"\\u0000"}', 'ä 漢 👩‍👧', '\n\t', 'x'.repeat(mostBytes)]
      for (const word of words) await one.publish('news', word)
      await expect.poll(() => heard, soon).toEqual(words)
    })

    test('an invalid message or channel is a bug, and the error does not contain the text', async () => {
      const [one] = (await make()).peers()
      for (const text of [`secret${'x'.repeat(mostBytes)}`, 'secret\0', 'secret\ud800']) {
        const refusal: unknown = await one.publish('news', text).catch((error: unknown) => error)
        expect(refusal).toBeInstanceOf(TypeError)
        expect((refusal as Error).message).not.toContain('secret')
      }
      for (const channel of ['', 'News', 'a b', 'a;b', 'a'.repeat(41)]) {
        await expect(one.publish(channel, 'x')).rejects.toThrow(TypeError)
        await expect(one.subscribe(channel, ear().listener)).rejects.toThrow(TypeError)
      }
    })

    test('an unsubscribed listener gets nothing, the others of the channel still do, and it can subscribe again', async () => {
      const { peers } = await make()
      const [one, other] = peers()
      const [gone, stays, last] = [ear(), ear(), ear()]
      const stop = await other.subscribe('news', gone.listener)
      const stopOther = await other.subscribe('news', stays.listener)
      stop()
      stop()
      await one.publish('news', 'first')
      await expect.poll(() => stays.heard, soon).toEqual(['first'])
      stopOther()
      await other.subscribe('news', last.listener)
      await one.publish('news', 'second')
      await expect.poll(() => last.heard, soon).toEqual(['second'])
      expect([gone.heard, stays.heard]).toEqual([[], ['first']])
    })

    test('a listener that throws is reported, and the others still get the message', async () => {
      const { peers, reports } = await make()
      const [one] = peers()
      const { heard, listener } = ear()
      await one.subscribe('news', {
        hear: () => {
          throw new Error('no')
        },
        missed: () => {},
      })
      await one.subscribe('news', listener)
      await one.publish('news', 'first')
      await expect.poll(() => heard, soon).toEqual(['first'])
      expect(reports).toEqual(['pubsub news: no'])
    })

    test('after a lost connection each listener learns that messages may be missing, and receives new ones again', async (context) => {
      const { peers, cut, reports } = await make()
      if (!cut) return context.skip('this way has no connection that could be cut')
      const [one, other] = peers()
      const { heard, losses, listener } = ear()
      await other.subscribe('news', listener)
      await one.publish('news', 'before')
      await expect.poll(() => heard, soon).toEqual(['before'])
      for (let times = 1; times <= 3; times += 1) {
        await cut()
        // Never an error for who says something meanwhile, whether it is heard or not.
        await one.publish('news', 'meanwhile')
        await expect.poll(() => losses.times, soon).toBe(times)
        const word = `after ${times}`
        await expect
          .poll(async () => {
            await one.publish('news', word)
            return heard.includes(word)
          }, soon)
          .toBe(true)
      }
      expect(reports.length).toBeGreaterThan(0)
    })

    test('closed, it neither hears nor says nor fails', async () => {
      const { peers } = await make()
      const [one, other] = peers()
      const [own, others] = [ear(), ear()]
      await one.subscribe('news', own.listener)
      await other.subscribe('news', others.listener)
      await one.close()
      await one.publish('news', 'first')
      await other.publish('news', 'second')
      // Without another process there is no other listener.
      await expect.poll(() => others.heard, soon).toEqual(one === other ? [] : ['second'])
      expect(own.heard).toEqual([])
      await one.close()
    })
  })
}
