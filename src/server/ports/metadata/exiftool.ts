import { type ExecFileException, execFile } from 'node:child_process'
import { megabytesOf } from '../processes.ts'
import type { MetadataRead, Tags, TagValue } from './port.ts'

/** Older ones run what stands in a DjVu file (CVE-2021-22204). */
const oldest = 12.24

/** What ends exiftool: ms, MB of memory as Linux says it, and bytes of what it writes. */
export interface ExiftoolLimits {
  patience: number
  megabytes: number
  most: number
}

interface Ran {
  error: ExecFileException | null
  stopped: 'tooLarge' | 'tooSlow' | null
  output: string
}

/** Runs it without the server's environment, and ends it where it takes too much. */
function run(program: string, args: readonly string[], { patience, megabytes, most }: ExiftoolLimits): Promise<Ran> {
  return new Promise((done) => {
    let stopped: Ran['stopped'] = null
    const child = execFile(
      program,
      [...args],
      // Perl reads its modules by PATH and nothing else of it.
      { env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' }, maxBuffer: most, encoding: 'utf8' },
      (error, output) => {
        clearTimeout(timer)
        clearInterval(poll)
        if (error?.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') stopped ??= 'tooLarge'
        done({ error, stopped, output })
      },
    )
    const stop = (why: NonNullable<Ran['stopped']>) => {
      stopped ??= why
      child.kill('SIGKILL')
    }
    const timer = setTimeout(() => stop('tooSlow'), patience)
    const poll = setInterval(() => {
      if (child.pid !== undefined) void megabytesOf(child.pid).then((used) => used > megabytes && stop('tooLarge'))
    }, 100)
  })
}

/** The version of an exiftool that may be used; `null` where there is none, or only one that is too old. */
export async function exiftoolVersion(program: string): Promise<string | null> {
  const { error, output } = await run(program, ['-config', '', '-ver'], { patience: 20_000, megabytes: 500, most: 1000 })
  const version = output.trim()
  return error || !(Number(version) >= oldest) ? null : version
}

/** Of the file on this machine, such as its temporary name and its times here: it says nothing of the original. */
const ofThisMachine = /^(?:System:|ExifTool:(?!Warning|Error)|SourceFile$)/

/** Reads a file. @param file an absolute path @throws Error where exiftool does not start */
export async function byExiftool(program: string, version: string, file: string, limits: ExiftoolLimits): Promise<MetadataRead> {
  const by = { tool: 'exiftool', version } as const
  // Groups of level 1, values that stand twice too, and coordinates as signed degrees; `-config ""`: none of this machine's settings.
  const args = ['-config', '', '-json', '-G1', '-a', '-struct', '-c', '%+.6f', '-api', 'largefilesupport=1', file]
  const { error, stopped, output } = await run(program, args, limits)
  if (stopped) return { ...by, state: 'cannot', reason: stopped }
  if (error && typeof error.code === 'string') throw new Error(`exiftool did not start: ${error.code}`)
  let read: Record<string, TagValue>
  try {
    read = (JSON.parse(output) as Record<string, TagValue>[])[0]!
  } catch {
    return { ...by, state: 'cannot', reason: 'damaged' }
  }
  const tags: Tags = Object.fromEntries(Object.entries(read).filter(([name]) => !ofThisMachine.test(name)))
  const problem = tags['ExifTool:Error']
  if (problem !== undefined) return { ...by, state: 'cannot', reason: /unknown file type/i.test(String(problem)) ? 'kind' : 'damaged' }
  return { ...by, state: 'read', tags }
}
