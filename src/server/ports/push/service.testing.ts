// A push service on this machine (RFC 8030): it stores what it is sent, and answers as the test says.
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

interface Answer {
  status: number
  headers?: Record<string, string>
}

export async function pushService() {
  const received: { url: string; headers: IncomingHttpHeaders; body: Buffer }[] = []
  /** What it answers next; then 201, as a push service does. */
  const answers: (Answer | 'silence')[] = []
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      const answer = answers.shift() ?? { status: 201 }
      if (answer !== 'silence') reply.writeHead(answer.status, answer.headers).end('words that nobody reads')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { received, answers, origin: `http://127.0.0.1:${port}`, addressOf: (name: string) => `http://127.0.0.1:${port}/push/${name}` }
}
