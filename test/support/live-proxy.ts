import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A TCP proxy that fails as networks do. */
export interface FaultProxy {
  port: number
  /** How many connections stand now. */
  open: () => number
  /** Ends every connection at once, without a farewell (RST). */
  cut(): void
  /** The connections that stand now stay open, and nothing passes any more; new ones pass. */
  silence(): void
  /** Refuses new connections, or takes them again. */
  refuse(isClosed: boolean): void
}

/** Stands between someone and `to` until the test ends. */
export async function faultProxy(to: NetConnectOpts): Promise<FaultProxy> {
  const pairs = new Set<[Socket, Socket]>()
  let isClosed = false
  const server = createServer((near) => {
    near.on('error', () => {})
    if (isClosed) return void near.resetAndDestroy()
    const far = connect(to)
    far.on('error', () => {})
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    near.pipe(far)
    far.pipe(near)
    const end = () => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    near.once('close', end)
    far.once('close', end)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const [near, far] of pairs) {
      near.resetAndDestroy()
      far.destroy()
    }
  }
  onTestFinished(async () => {
    cut()
    await new Promise((resolve) => server.close(resolve))
  })
  return {
    port: (server.address() as AddressInfo).port,
    open: () => pairs.size,
    cut,
    silence: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
        near.pause()
        far.pause()
      }
    },
    refuse: (now) => void (isClosed = now),
  }
}
