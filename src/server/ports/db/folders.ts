import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type OsUser, reachableByOthers, sharedHome } from './binaries.ts'

/** In a data folder that the database user cannot reach: says where its cluster lies, and whose it is. */
const noteName = 'postgres-is-in.txt'

function readNote(dataDir: string): { cluster: string; dataDir: string } | null {
  const file = path.join(dataDir, noteName)
  if (!existsSync(file)) return null
  const [cluster = '', of = ''] = readFileSync(file, 'utf8').split('\n')
  return cluster.startsWith(`${sharedHome}/`) ? { cluster, dataDir: of } : null
}

/**
 * Where the cluster lies: in the data folder, or under `sharedHome` when its user cannot reach that. The
 * note in the data folder names it, so a data folder that was deleted takes its old contents along.
 * @throws Error when the data folder is a copy of another one whose cluster it would share
 */
export function clusterFolder(dataDir: string, user: OsUser | null): string {
  mkdirSync(dataDir, { recursive: true })
  const real = realpathSync(dataDir)
  if (!user || reachableByOthers(real)) return path.join(real, 'postgres')
  const note = readNote(real)
  if (note) {
    if (note.dataDir !== real && readNote(note.dataDir)?.cluster === note.cluster) {
      throw new Error(
        `The data folder ${real} is a copy of ${note.dataDir}, and both lead to the database in ${note.cluster}. Delete ${path.join(real, noteName)} to begin with an empty one.`,
      )
    }
    return note.cluster
  }
  const cluster = path.join(sharedHome, randomBytes(8).toString('hex'), 'postgres')
  mkdirSync(path.dirname(cluster), { recursive: true, mode: 0o755 })
  chmodSync(sharedHome, 0o755)
  writeFileSync(path.join(real, noteName), `${cluster}\n${real}\n`)
  return cluster
}

/** A socket's path may have 107 bytes; PostgreSQL adds "/.s.PGSQL.5432" and a lock file. */
const longest = 85

/**
 * The folder of the socket: the cluster's own, which nobody else can open; for a long path one in the
 * temporary folder with a name that cannot be guessed.
 */
export function socketFolder(cluster: string, user: OsUser | null): string {
  if (Buffer.byteLength(cluster) <= longest) return cluster
  const note = path.join(path.dirname(cluster), 'postgres-socket.txt')
  const known = existsSync(note) ? readFileSync(note, 'utf8').trim() : ''
  const owner = user?.uid ?? process.getuid?.()
  const stat = known === '' ? undefined : lstatSync(known, { throwIfNoEntry: false })
  if (stat?.isDirectory() && stat.uid === owner && (stat.mode & 0o077) === 0) return known
  const made = mkdtempSync(path.join(tmpdir(), 'casebalance-'))
  if (user) chownSync(made, user.uid, user.gid)
  writeFileSync(note, `${made}\n`)
  return made
}
