import { type ChildProcess, fork } from 'node:child_process'
import { access, constants, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Cleaner, NoCopy, Source } from './port.ts'
import type { Answer, Work } from './work.ts'

interface Limits {
  /** Processes at once; what comes then waits. */
  atOnce: number
  /** Time for a file of no length, ms. */
  patience: number
  /** Bytes of a file that get another second. */
  bytesPerSecond: number
  /** Memory of one process, as the system counts it (resident). Linux alone says it; elsewhere the limit of pixels must do. */
  megabytes: number
  /** How long an idle process stays, ms. */
  idle: number
  /** Pieces of work after which a process is replaced: what a decoder leaked ends with it. */
  worksEach: number
}

const usual: Limits = { atOnce: 1, patience: 60_000, bytesPerSecond: 4_000_000, megabytes: 1500, idle: 60_000, worksEach: 200 }
/** Starting takes a second on a busy machine. It counts apart from the work. */
const startPatience = 60_000
const pollMilliseconds = 50
const pageBytes = 4096

interface Running {
  child: ChildProcess
  works: number
  idle: NodeJS.Timeout | null
}

/** The memory of a process in MB; 0 where the system does not say. */
async function megabytesOf(pid: number): Promise<number> {
  try {
    return (Number((await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1]) * pageBytes) / 2 ** 20
  } catch {
    return 0
  }
}

/** The next message of a process, or null when it ended first. */
function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((done) => {
    const finish = (value: unknown) => {
      child.off('message', finish)
      child.off('exit', ended)
      done(value)
    }
    const ended = () => finish(null)
    child.on('message', finish)
    child.on('exit', ended)
    if (child.exitCode !== null || child.signalCode !== null) ended()
  })
}

/**
 * Cleans files in processes of their own. A thread would not do: decoders are native code, in which a malicious file may
 * crash the process, go on for hours, or read its memory. Here the process ends with the file, and its memory holds no
 * secret: it gets no environment (decision 0089).
 */
export function cleaningProcesses(changed: Partial<Limits> = {}): Cleaner {
  const limits = { ...usual, ...changed }
  const free: Running[] = []
  const running = new Set<Running>()
  const waiting: (() => void)[] = []
  let busy = 0
  let isClosed = false

  const end = (one: Running) => {
    if (one.idle) clearTimeout(one.idle)
    running.delete(one)
    one.child.kill('SIGKILL')
  }

  async function start(): Promise<Running> {
    const child = fork(new URL('./clean.process.ts', import.meta.url), {
      env: {},
      execArgv: [`--max-old-space-size=${Math.round(limits.megabytes / 2)}`],
      stdio: 'ignore',
      serialization: 'advanced',
    })
    const one: Running = { child, works: 0, idle: null }
    running.add(one)
    child.on('error', () => end(one))
    const timer = setTimeout(() => end(one), startPatience)
    const message = await nextMessage(child)
    clearTimeout(timer)
    if (message === null) {
      end(one)
      throw new Error(isClosed ? 'The cleaner is closed.' : 'The cleaning process did not start.')
    }
    return one
  }

  async function take(): Promise<Running> {
    const one = free.pop() ?? (await start())
    if (one.idle) clearTimeout(one.idle)
    one.idle = null
    return one
  }

  function giveBack(one: Running) {
    one.works += 1
    if (one.works >= limits.worksEach || !running.has(one)) return end(one)
    one.idle = setTimeout(() => {
      free.splice(free.indexOf(one), 1)
      end(one)
    }, limits.idle)
    one.idle.unref()
    free.push(one)
  }

  async function ask(one: Running, work: Work): Promise<Answer> {
    const { size } = await stat(work.path)
    let why: NoCopy['reason'] = 'stopped'
    const stop = (reason: NoCopy['reason']) => {
      why = reason
      end(one)
    }
    const timer = setTimeout(() => stop('tooSlow'), limits.patience + (size / limits.bytesPerSecond) * 1000)
    const poll = setInterval(
      () => void megabytesOf(one.child.pid!).then((megabytes) => megabytes > limits.megabytes && stop('tooLarge')),
      pollMilliseconds,
    )
    const answer = nextMessage(one.child)
    one.child.send(work, () => {})
    const message = (await answer) as Answer | null
    clearTimeout(timer)
    clearInterval(poll)
    if (isClosed) throw new Error('The cleaner is closed.')
    if (message !== null) return message
    end(one)
    await rm(work.into, { force: true })
    return work.size === null ? { cleaned: { state: 'cannot', reason: why } } : { thumbnail: null }
  }

  async function inTurn(source: Source, into: string, size: number | null): Promise<Answer> {
    const work = { path: path.resolve(source.path), type: source.type, into: path.resolve(into), size }
    if (work.path === work.into) throw new Error('The copy would replace its original.')
    if (isClosed) throw new Error('The cleaner is closed.')
    await access(work.path, constants.R_OK)
    if (busy >= limits.atOnce) await new Promise<void>((next) => waiting.push(next))
    else busy += 1
    try {
      if (isClosed) throw new Error('The cleaner is closed.')
      const one = await take()
      const answer = await ask(one, work)
      giveBack(one)
      if ('fault' in answer) throw new Error(`A file could not be cleaned: ${answer.fault}`)
      return answer
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }

  return {
    async cleanCopy(source, into) {
      const answer = await inTurn(source, into, null)
      return 'cleaned' in answer ? answer.cleaned : { state: 'cannot', reason: 'stopped' }
    },
    async thumbnail(source, into, size) {
      if (!Number.isInteger(size) || size < 16 || size > 2048) throw new RangeError('A thumbnail has 16 to 2048 pixels.')
      const answer = await inTurn(source, into, size)
      return 'thumbnail' in answer ? answer.thumbnail : null
    },
    async close() {
      isClosed = true
      for (const one of running) end(one)
    },
  }
}
