import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '#scripts/build.ts'
import type { Engine } from '#ports/db/port.ts'

/** The database of a test as an address for a process of its own. */
export function addressOf({ owner }: Engine): string {
  const { host = '', port = 5432, user = '', password, database = '' } = owner
  const login = typeof password === 'string' ? `${user}:${encodeURIComponent(password)}` : user
  const at = host.startsWith('/') ? `localhost:${port}` : `${host}:${port}`
  return `postgresql://${login}@${at}/${database}${host.startsWith('/') ? `?host=${encodeURIComponent(host)}` : ''}`
}

/**
 * Runs a command as someone on the machine does, on the database of a test; `null`: on none, in a folder of its own.
 * @param more of the environment
 */
export function runCommandOn(
  engine: Engine | null,
  script: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; out: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-command-'))
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: engine ? addressOf(engine) : '', ...more },
  })
  let out = ''
  child.stdout.on('data', (data: Buffer) => (out += data.toString()))
  child.stderr.on('data', (data: Buffer) => (out += data.toString()))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out })))
}
