import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { answer } from '../child.ts'
import { requestFor } from './exchange.ts'

/** The message to the load process: paths with the length of their whole reply, and the duration. */
export interface Slice {
  port: number
  targets: readonly { path: string; bytes: number }[]
  connections: number
  warmMs: number
  runMs: number
}

export interface Loaded {
  /** Requests of the measured part, and its length. */
  requests: number
  seconds: number
  /** Requests with those of the warm-up. */
  served: number
}

/**
 * Keeps every connection busy with one request at a time (closed loop). It knows the length of each
 * reply and only counts bytes: a client that parses would be the bottleneck on two cores and would
 * bring both sides closer than they are.
 */
async function run({ port, targets, connections, warmMs, runMs }: Slice): Promise<Loaded> {
  let requests = 0
  let failure: Error | null = null
  const prepared = targets.map(({ path, bytes }) => ({ request: Buffer.from(requestFor(path)), bytes }))
  const sockets: Socket[] = []
  for (let index = 0; index < connections; index += 1) {
    let turn = index
    let missing = 0
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    const next = () => {
      const { request, bytes } = prepared[turn % prepared.length]!
      turn += 1
      missing = bytes
      socket.write(request)
    }
    socket.setNoDelay(true)
    socket.once('connect', next)
    socket.once('error', (error) => (failure ??= error))
    socket.on('data', (chunk) => {
      const { bytes } = prepared[(turn - 1) % prepared.length]!
      // The status line starts a reply: "HTTP/1.1 200".
      if (missing === bytes && chunk.toString('latin1', 9, 12) !== '200') failure ??= new Error('A reply under load was not 200.')
      missing -= chunk.length
      if (missing < 0) failure ??= new Error('A reply under load was longer than the same reply before.')
      if (missing > 0) return
      requests += 1
      next()
    })
  }
  await pause(warmMs)
  const before = { requests, at: performance.now() }
  await pause(runMs)
  const seconds = (performance.now() - before.at) / 1_000
  const done = requests - before.requests
  for (const socket of sockets) socket.destroy()
  if (failure) throw failure
  return { requests: done, seconds, served: requests }
}

answer(run)
