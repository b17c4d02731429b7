import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { speaksClamd } from '#test/support/clamd.ts'
import { clamd } from './clamd.ts'
import { noScanner } from './off.ts'
import { eicar, scanSuite } from './suite.ts'

const quiet = { report: () => {} }

scanSuite('none is set', false, async () => noScanner)
scanSuite('clamd over TCP', true, async () => clamd({ url: (await speaksClamd()).url, ...quiet }))
scanSuite('clamd over a socket file', true, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'clamd-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return clamd({ url: (await speaksClamd(path.join(folder, 'clamd.ctl'))).url, ...quiet })
})

// A real clamd, where this machine has one.
const socket = ['/run/clamav/clamd.ctl', '/var/run/clamav/clamd.ctl', '/run/clamd.scan/clamd.sock'].find((file) => existsSync(file))
const real = process.env['CLAMD_URL'] ?? (socket && `unix:${socket}`)
describe.skipIf(real === undefined)('with a clamd of this machine (skipped where there is none: set CLAMD_URL)', () => {
  scanSuite('a real clamd', true, async () => clamd({ url: real!, ...quiet }))
})

describe('a file about which clamd gives no verdict is not scanned', () => {
  async function one(patience?: number) {
    const reports: string[] = []
    const server = await speaksClamd()
    const scanner = clamd({
      url: server.url,
      ...(patience !== undefined && { patience }),
      report: (error, where) => reports.push(`${where}: ${String(error)}`),
    })
    return { server, scanner, reports }
  }

  test('every byte arrives, in order', async () => {
    const { server, scanner } = await one()
    const content = Buffer.from(Uint8Array.from({ length: 200_001 }, (_, at) => (at * 31) % 256))
    await scanner.scan(content)
    expect(server.seen[0]!.equals(content)).toBe(true)
  })

  test('clamd is not there: it is reported once, and again only after it has answered', async () => {
    const { server, scanner, reports } = await one()
    await server.stop()
    expect([await scanner.scan(eicar), await scanner.scan(eicar)]).toEqual(['not_scanned', 'not_scanned'])
    expect(reports).toEqual([expect.stringContaining('scan: ')])
    expect(reports.join('')).not.toContain('EICAR')
  })

  test('clamd is silent for longer than is waited', async () => {
    const { server, scanner, reports } = await one(100)
    server.state.mood = 'is_silent'
    expect(await scanner.scan(eicar)).toBe('not_scanned')
    expect(reports).toEqual(['scan: Error: clamd did not answer in time'])
    server.state.mood = 'answers'
    expect(await scanner.scan(eicar)).toBe('infected')
  })

  test.each(['refuses', 'hangs_up', 'talks_on'] as const)('clamd %s', async (mood) => {
    const { server, scanner } = await one()
    server.state.mood = mood
    expect(await scanner.scan(Buffer.alloc(300_000, 'x'))).toBe('not_scanned')
    server.state.mood = 'answers'
    expect(await scanner.scan(eicar)).toBe('infected')
  })
})
