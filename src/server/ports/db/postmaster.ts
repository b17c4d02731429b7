import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { alive, claim, commandOf, isDeadUnburied } from './processes.ts'

/** A PostgreSQL that runs on a folder, as its postmaster.pid tells. */
export interface Postmaster {
  pid: number
  /** The folder of its socket. */
  sockets: string
}

/** What the folder's postmaster.pid names, dead or alive; `null` when there is no such file. */
export function readPostmaster(folder: string): Postmaster | null {
  const file = path.join(folder, 'postmaster.pid')
  if (!existsSync(file)) return null
  const lines = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(lines[0]), sockets: lines[4] || folder }
}

/** The PostgreSQL that runs on this folder; `null` when there is none. */
export function findPostmaster(folder: string): Postmaster | null {
  const found = readPostmaster(folder)
  return found && found.pid > 0 && alive(found.pid) && commandOf(found.pid).includes(folder) ? found : null
}

/** Processes whose working folder is the cluster: PostgreSQL's own, also those that outlive their postmaster for a moment. */
function workersIn(folder: string): number[] {
  if (!existsSync('/proc/self')) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === folder
      } catch {
        return false
      }
    })
    .map(Number)
}

/**
 * Ends it, politely first: PostgreSQL's "fast" shutdown (which writes everything), after `politely`
 * milliseconds its "immediate" one, then by force. No data is lost by any of them.
 */
export async function stopPostmaster({ pid }: Postmaster, politely = 60_000): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', politely],
    ['SIGQUIT', politely],
    ['SIGKILL', 5_000],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    for (let waited = 0; waited < patience && alive(pid); waited += 20) await pause(20)
    if (!alive(pid)) return
  }
}

/**
 * Removes what a PostgreSQL that died by force left in its folder. It does so itself at its next start,
 * except where the dead process was never buried (a container whose first process does not do that):
 * there it believes that the number is still in use.
 */
export async function clearAway({ pid, sockets }: Postmaster, folder: string): Promise<void> {
  if (alive(pid)) return
  for (let waited = 0; waited < 10_000 && workersIn(folder).length > 0; waited += 50) await pause(50)
  if (workersIn(folder).length > 0 || !isDeadUnburied(pid)) return
  for (const file of [path.join(folder, 'postmaster.pid'), path.join(sockets, '.s.PGSQL.5432.lock')]) rmSync(file, { force: true })
}

/**
 * Makes this process the one that stops the database in the end, unless another one lives that is (then
 * we are guests: `npm run migrate` beside a running server must not stop the database under it).
 */
export function becomeKeeper(folder: string): boolean {
  return claim(keeperFile(folder)) === null
}

/** After the database was stopped nobody keeps it. */
export function letGo(folder: string) {
  rmSync(keeperFile(folder), { force: true })
}

function keeperFile(folder: string): string {
  return path.join(path.dirname(folder), 'postgres.keeper')
}
