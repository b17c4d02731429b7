import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'

/** The fields of /proc/<pid>/stat after the name; none where there is no /proc. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}

/** Dead, and never waited for: its number stays taken until the machine's first process buries it. */
export const isDeadUnburied = (pid: number) => statOf(pid)[0] === 'Z'

export function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isDeadUnburied(pid)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** What a process was started as: numbers are given again, and a stranger must not be taken for ours. */
export function commandOf(pid: number): string {
  try {
    if (existsSync('/proc/self')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/** A process's number with its beginning in the kernel's own count, for a file that says who holds something. */
const stampOf = (pid: number) => `${pid} ${statOf(pid)[19] ?? '?'}`
export const ourStamp = () => stampOf(process.pid)

/**
 * Writes our stamp into a file that must not be there, or is of a process that is gone.
 * @returns the stamp of the living process that has it; `null` when it is ours now
 */
export function claim(file: string): string | null {
  for (;;) {
    try {
      writeFileSync(file, ourStamp(), { flag: 'wx' })
      return null
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const stat = statSync(file, { throwIfNoEntry: false })
    if (!stat) continue
    const stamp = readFileSync(file, 'utf8')
    // Made this moment by someone who has not yet written into it.
    if (stamp === '' && Date.now() - stat.mtimeMs < 5_000) return '0 ?'
    if (stamp === ourStamp()) return null
    if (stampIsAlive(stamp)) return stamp
    rmSync(file, { force: true })
  }
}

/** Whether the very process lives that wrote this stamp. */
export function stampIsAlive(stamp: string): boolean {
  const pid = Number(stamp.split(' ')[0])
  return pid > 0 && alive(pid) && stampOf(pid) === stamp
}
