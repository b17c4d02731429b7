import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { root } from './copy.ts'

/** A server in a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  process: ChildProcess
  ended: Promise<void>
}

/** What a server in a process of its own is given of our environment: nothing that would set it up. */
export const bareEnvironment = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] }

/**
 * Starts the built server and waits until it serves.
 * @throws Error with what the server said, when it ends before that
 */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [path.join(root, 'scripts', 'start.ts')], {
    cwd: root,
    env: { ...bareEnvironment, DEMO: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const listen = (text: Buffer) => {
      said += String(text)
      if (said.includes('Ready on ')) resolve()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('close', () => reject(new Error(`The server ended: ${said}`)))
  })
  return { process: child, ended }
}
