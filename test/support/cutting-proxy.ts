import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line that breaks: after so many bytes towards the server its connections are cut at both ends. */
export interface CuttingProxy {
  port: number
  /** After how many more bytes the line breaks next, each time counted from the break before. */
  cutAfter: number[]
  /** Bytes that went towards the server, headers included. */
  sent: () => number
  cuts: () => number
  close: () => Promise<void>
}

/**
 * @param to the server's port
 * @param most bytes a second; without it as fast as it goes
 */
export async function cuttingProxy(to: number, most = Infinity): Promise<CuttingProxy> {
  const cutAfter: number[] = []
  let [sent, cuts, passed] = [0, 0, 0]
  const open = new Set<Socket>()
  const server = createServer((near) => {
    open.add(near)
    near.once('close', () => open.delete(near))
    const far = connect(to, '127.0.0.1')
    const end = () => {
      near.destroy()
      far.destroy()
    }
    for (const side of [near, far]) side.on('error', end).once('close', end)
    far.pipe(near)
    near.on('data', (part: Buffer) => {
      const left = (cutAfter[0] ?? Infinity) - passed
      const passing = part.subarray(0, Math.min(part.length, left))
      sent += passing.length
      passed = cutAfter.length === 0 ? 0 : passed + passing.length
      const isTaken = far.write(passing)
      if (passing.length === left) {
        cuts += 1
        cutAfter.shift()
        passed = 0
        near.resetAndDestroy()
        // What has passed arrives; then the server learns that the line is dead.
        return void far.end()
      }
      if (!isTaken) {
        near.pause()
        far.once('drain', () => near.resume())
      } else if (most !== Infinity) {
        near.pause()
        setTimeout(() => near.resume(), (1000 * passing.length) / most)
      }
    })
    near.once('end', () => far.end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    cutAfter,
    sent: () => sent,
    cuts: () => cuts,
    close: async () => {
      // A client keeps connections for later.
      for (const near of open) near.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
