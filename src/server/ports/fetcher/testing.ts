import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { HostKnown, HostMemory } from './port.ts'

type Serve = (request: IncomingMessage, reply: ServerResponse) => void

/** A host of the test, on this machine: what it serves, and who asked what, in order. */
export async function testHost(pages: Record<string, Serve>) {
  const asked: { path: string; headers: IncomingMessage['headers'] }[] = []
  const server = createServer((request, reply) => {
    const path = request.url ?? '/'
    asked.push({ path, headers: request.headers })
    const serve = pages[path]
    if (serve) serve(request, reply)
    else reply.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { asked, pages, port, url: (path: string, name = 'roster.test') => `http://${name}:${port}${path}` }
}

export const page = (body: string | Buffer, headers: Record<string, string> = {}, status = 200): Serve => {
  return (_request, reply) => void reply.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
}

/** Every name is this machine; nothing is asked of a resolver. */
export const ownMachine = async () => [{ address: '127.0.0.1', family: 4 }]

/** What is remembered of hosts, in memory. */
export function memoryOf(): HostMemory & { known: Map<string, HostKnown> } {
  const known = new Map<string, HostKnown>()
  return {
    known,
    read: async (origin) => known.get(origin) ?? null,
    write: async (origin, next) => void known.set(origin, next),
  }
}
