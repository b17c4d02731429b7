import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { faultProxy } from '#test/support/live-proxy.ts'
import { byRedis } from './redis.ts'
import { ear, pubsubSuite } from './suite.ts'

const isThere = spawnSync('redis-server', ['--version']).status === 0

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const why = isThere ? '' : ' (skipped: no redis-server is on this machine; Debian has it as redis-server)'

describe.skipIf(!isThere)(`with a Redis of its own${why}`, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-redis-'))
  let port: number
  let child: ChildProcess
  beforeAll(async () => {
    port = await freePort()
    const options = ['--save', '', '--appendonly', 'no', '--dir', folder]
    child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
    await new Promise<void>((resolve, reject) => {
      let said = ''
      child.stdout!.on('data', (text: Buffer) => {
        said += String(text)
        if (said.includes('Ready to accept connections')) resolve()
      })
      child.once('close', () => reject(new Error(`The Redis ended: ${said}`)))
    })
  })
  afterAll(() => {
    child.kill()
    rmSync(folder, { recursive: true, force: true })
  })

  async function place() {
    const proxy = await faultProxy({ host: '127.0.0.1', port })
    const reports: string[] = []
    const report = (error: unknown, where: string) => reports.push(`${where}: ${(error as Error).message}`)
    const at = (way = proxy.port) => {
      const made = byRedis({ url: `redis://127.0.0.1:${way}`, chance: () => 0, report })
      onTestFinished(() => made.close())
      return made
    }
    return { proxy, reports, at }
  }

  pubsubSuite('Redis', async () => {
    const { proxy, reports, at } = await place()
    const both = [at(), at()]
    return { peers: () => [both[0]!, both[1]!], reports, cut: async () => proxy.cut() }
  })

  test('if no Redis answers the first time, an error says so at once', async () => {
    const { at } = await place()
    await expect(at(1).subscribe('news', ear().listener)).rejects.toThrow('ECONNREFUSED')
  })
})
