import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import path from 'node:path'
import { type Found, isWhole, lastLine, readLastLine } from './found.ts'

/** Every folder with a main.ts is a run: a new one needs no other line. */
export const runsIn = (folder: string): string[] => globSync('*/main.ts', { cwd: folder }).map(path.dirname).toSorted()

/** Runs one in a process of its own: what it prints goes on to the terminal, and its last line is read. */
async function result(main: string, name: string, flags: readonly string[], say: (text: string) => void): Promise<Found | null> {
  const child = spawn(process.execPath, [main, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    say(text)
    // The last line is all that is read.
    output = (output + text).slice(-10_000)
  })
  const code = await new Promise<number | null>((done) => child.on('close', done))
  const found = readLastLine(name, output)
  return code === 0 || (found !== null && !isWhole(found)) ? found : null
}

/** Runs each in turn, all of them even when one falls short. @returns whether all are whole, and a line for each */
export async function runEach(folder: string, names: readonly string[], flags: readonly string[], say: (text: string) => void) {
  const lines: string[] = []
  let areWhole = true
  for (const name of names) {
    const begun = performance.now()
    const found = await result(path.join(folder, name, 'main.ts'), name, flags, say)
    areWhole &&= found !== null && isWhole(found)
    const seconds = `${((performance.now() - begun) / 1000).toFixed(0)} s`
    lines.push(`${found === null ? `${name}: ended without a result` : lastLine(name, found)} (${seconds})`)
  }
  return { areWhole, lines }
}
