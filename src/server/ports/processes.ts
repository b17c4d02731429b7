import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'

export interface ProcessLimits {
  /** Processes at once; what comes then waits. */
  atOnce: number
  /** Memory of one process, as the system counts it (resident). Linux alone says it; elsewhere the limit of pixels must do. */
  megabytes: number
  /** How long an idle process stays, ms. */
  idle: number
  /** Pieces of work after which a process is replaced: what a decoder leaked ends with it. */
  worksEach: number
}

/** Why a process ended before its answer. */
type Stopped = 'tooSlow' | 'tooLarge' | 'stopped'

interface Processes<Work, Answer> {
  /**
   * Has one piece of work done, when its turn comes.
   * @param patience ms for the work itself; it counts from when the process has it
   * @throws Error where the process did not start, or after `close`
   */
  run(work: Work, patience: number): Promise<{ answer: Answer } | { stopped: Stopped }>
  /** Ends what runs. What was asked is refused, and nothing can be asked afterwards. */
  close(): Promise<void>
}

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
export async function megabytesOf(pid: number): Promise<number> {
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
 * Work on files from strangers, in processes of its own. A thread would not do: decoders are native code, in which a malicious file may
 * crash the process, go on for hours, or read its memory. Here the process ends with the file, and its memory holds no secret: it gets no
 * environment (decision 0093). The module says `ready` and answers each message by one.
 * @param name for errors: "cleaner"
 */
export function processes<Work extends object, Answer>(name: string, file: URL, limits: ProcessLimits): Processes<Work, Answer> {
  const free: Running[] = []
  const running = new Set<Running>()
  const waiting: (() => void)[] = []
  let busy = 0
  let isClosed = false
  const closed = () => new Error(`The ${name} is closed.`)

  const end = (one: Running) => {
    if (one.idle) clearTimeout(one.idle)
    running.delete(one)
    one.child.kill('SIGKILL')
  }

  async function start(): Promise<Running> {
    const child = fork(file, {
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
      throw isClosed ? closed() : new Error(`The process of the ${name} did not start.`)
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

  async function ask(one: Running, work: Work, patience: number): Promise<{ answer: Answer } | { stopped: Stopped }> {
    let why: Stopped = 'stopped'
    const stop = (reason: Stopped) => {
      why = reason
      end(one)
    }
    const timer = setTimeout(() => stop('tooSlow'), patience)
    const poll = setInterval(
      () => void megabytesOf(one.child.pid!).then((megabytes) => megabytes > limits.megabytes && stop('tooLarge')),
      pollMilliseconds,
    )
    const answered = nextMessage(one.child)
    one.child.send(work, () => {})
    const answer = (await answered) as Answer | null
    clearTimeout(timer)
    clearInterval(poll)
    if (isClosed) throw closed()
    if (answer !== null) return { answer }
    end(one)
    return { stopped: why }
  }

  return {
    async run(work, patience) {
      if (isClosed) throw closed()
      if (busy >= limits.atOnce) await new Promise<void>((next) => waiting.push(next))
      else busy += 1
      try {
        if (isClosed) throw closed()
        const one = await take()
        const answer = await ask(one, work, patience)
        giveBack(one)
        return answer
      } finally {
        const next = waiting.shift()
        if (next) next()
        else busy -= 1
      }
    },
    async close() {
      isClosed = true
      for (const one of running) end(one)
    },
  }
}
