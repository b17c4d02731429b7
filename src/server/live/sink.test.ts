import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '#test/support/live-reader.ts'
import type { Place } from '#live/subscribers.ts'
import type { Updates } from './updates.ts'
import { sinkOf } from './sink.ts'
import { streamOf } from './stream.ts'

/** A busy machine is no failure: late events count too. */
const soon = { timeout: 20_000 }

/** A reply that stays open, and who reads it. */
async function openReply() {
  const { promise, resolve } = Promise.withResolvers<ServerResponse>()
  const server = createServer((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n')
    resolve(reply)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const reader = await listen(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  onTestFinished(async () => {
    reader.close()
    await new Promise((done) => server.close(done))
  })
  return { reader, raw: await promise }
}

const newsOf = (from: number, to: number): Updates => {
  const changes = Array.from({ length: to - from + 1 }, (_, n) => ({ seq: from + n, own: null, topic: 'calendar' }))
  return { seq: to, own: null, isStart: false, changes, isMore: false }
}
const subscriber = { account: 'a', caseId: 'c', session: 's' }

test('a reader that takes nothing is cut once the buffer is full, and what it got has no gap', async () => {
  const { reader, raw } = await openReply()
  reader.pause()
  let last = 0
  // The case goes on and on; each look finds a thousand more.
  const hearing = {
    since: async (_: unknown, after: Place | null) => ({
      last: { seq: (after?.seq ?? 0) + 1_000, own: null },
      changes: newsOf((after?.seq ?? 0) + 1, (after?.seq ?? 0) + 1_000).changes,
    }),
  }
  const sink = sinkOf(raw, null)
  const { stream, begin } = streamOf({
    hearing,
    who: subscriber,
    sink: { ...sink, news: (news) => ((last = news.seq), sink.news(news)) },
    report: (error) => {
      throw error
    },
  })
  begin({ seq: 0, own: null, isStart: true, changes: [], isMore: false })
  for (let turn = 1; turn < 1_000 && !raw.destroyed; turn += 1) {
    stream.wake(turn * 1_000)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(raw.destroyed).toBe(true)
  reader.resume()
  await expect.poll(() => reader.isOver(), soon).toBe(true)
  const seqs = reader.seqs()
  expect(seqs).toEqual(Array.from({ length: seqs.length }, (_, n) => n + 1))
  expect(seqs.length).toBeLessThan(last)
})

test('a reader that takes its events is never cut, however many there are', async () => {
  const { reader, raw } = await openReply()
  const sink = sinkOf(raw, null)
  for (let turn = 0; turn < 50; turn += 1) {
    expect(sink.news(newsOf(turn * 500 + 1, turn * 500 + 500))).toBe(true)
    await sink.taken()
  }
  sink.end('cut')
  await expect.poll(() => reader.isOver(), soon).toBe(true)
  expect(reader.seqs()).toHaveLength(25_000)
})

test('a stream without news is given a line without meaning now and then, and one that takes nothing all that time is cut', async () => {
  const [idle, stuck] = [await openReply(), await openReply()]
  sinkOf(idle.raw, null, 20)
  const before = idle.raw.socket!.bytesWritten
  await expect.poll(() => idle.raw.socket!.bytesWritten, soon).toBeGreaterThan(before + 10)
  expect([idle.reader.heard, idle.reader.isOver()]).toEqual([[], false])

  stuck.reader.pause()
  const sink = sinkOf(stuck.raw, null, 20)
  for (let turn = 0; !stuck.raw.writableNeedDrain; turn += 1) {
    sink.news(newsOf(turn * 500 + 1, turn * 500 + 500))
    await new Promise((resolve) => setImmediate(resolve))
  }
  await expect.poll(() => stuck.raw.destroyed, soon).toBe(true)
})
