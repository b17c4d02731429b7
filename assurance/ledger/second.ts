import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import path from 'node:path'
import { root } from '#scripts/build.ts'

/** The verifier that shares no code with ours. */
export const secondVerifier = path.join(root, 'test/second-verifier/verify.py')
export const hasPython = (): boolean => spawnSync('python3', ['--version']).status === 0

/** What it says of a record. */
export interface Answer {
  holds: boolean
  /** The files that it blames, by name. */
  files: readonly string[]
  /** Entries of all logs that were erased, each with the number of the one that says so. */
  erased: readonly (readonly [number, number])[]
}
/** What a record has in place of what the first one has; `null`: the file is gone. */
export type Changes = ReadonlyMap<string, Uint8Array | null>

const line = (files: Changes) =>
  `${JSON.stringify(Object.fromEntries([...files].map(([at, content]) => [at, content && Buffer.from(content).toString('base64')])))}\n`

/** Asks it about a record and its changes, each in turn; the answers are in the order of the questions. */
export async function askSecond(base: ReadonlyMap<string, Uint8Array>, changes: Iterable<Changes>): Promise<Answer[]> {
  const python = spawn('python3', [secondVerifier, '--stream'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const answers: Answer[] = []
  const read = (async () => {
    for await (const answer of createInterface({ input: python.stdout })) answers.push(JSON.parse(answer) as Answer)
  })()
  python.stdin.write(line(base))
  for (const each of changes) if (!python.stdin.write(line(each))) await once(python.stdin, 'drain')
  python.stdin.end()
  await read
  return answers
}
