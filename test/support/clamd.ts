import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { eicar } from '#ports/scan/suite.ts'

/** What a server that speaks clamd's protocol does: it answers by the content, as clamd does, or misbehaves. */
type Mood = 'answers' | 'refuses' | 'hangs_up' | 'talks_on' | 'is_silent'

const wait = 'zINSTREAM\0'

/** One conversation, read as clamd(8) has it: the command, then chunks with their length, then one of length 0. */
function converse(socket: Socket, mood: () => Mood, seen: Buffer[]) {
  let received = Buffer.alloc(0)
  const isDone = () => {
    if (received.length < wait.length) return false
    if (received.subarray(0, wait.length).toString('latin1') !== wait) throw new Error('No such command.')
    const chunks: Buffer[] = []
    for (let at = wait.length; at + 4 <= received.length;) {
      const length = received.readUInt32BE(at)
      if (length === 0) {
        seen.push(Buffer.concat(chunks))
        return true
      }
      if (at + 4 + length > received.length) return false
      chunks.push(received.subarray(at + 4, at + 4 + length))
      at += 4 + length
    }
    return false
  }
  socket.on('error', () => {})
  socket.on('data', (part) => {
    received = Buffer.concat([received, part])
    if (mood() === 'hangs_up') return void socket.destroy()
    if (mood() === 'refuses') return void socket.end('INSTREAM size limit exceeded. ERROR\0')
    if (!isDone()) return
    if (mood() === 'is_silent') return
    if (mood() === 'talks_on') return void socket.end('x'.repeat(5_000))
    socket.end(seen.at(-1)!.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
  })
}

/** A server that speaks clamd's protocol, on TCP or on a socket file. @param atEnd when it ends: with the test, or `afterAll` of its file */
export async function speaksClamd(path?: string, atEnd: (stop: () => Promise<void>) => void = onTestFinished) {
  const state = { mood: 'answers' as Mood }
  /** Every file that was sent whole. */
  const seen: Buffer[] = []
  const server = createServer((socket) => converse(socket, () => state.mood, seen))
  await new Promise<void>((resolve) => (path === undefined ? server.listen(0, '127.0.0.1', resolve) : server.listen(path, resolve)))
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  const stop = () => {
    for (const socket of open) socket.destroy()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  atEnd(stop)
  const url = path === undefined ? `tcp://127.0.0.1:${(server.address() as AddressInfo).port}` : `unix:${path}`
  return { url, seen, state, stop }
}
