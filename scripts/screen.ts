// Screens reviews of a file, a line each, and prints what becomes of each. `--help` tells how.
import { once } from 'node:events'
import { createReadStream, existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Misuse, readArguments } from './command.ts'
import { BrokenLine, screenedLine } from '#assurance/screening/lines.ts'

const help = `Usage:
  npm run -s screen -- FILE.jsonl

Reads a review a line: {"id","text","professional"?}; a professional is a name, or {"name","role"?}.
Prints a line each: {"id","action":"publish|nudge|edit|hold|block","findings":[{"check","span","reason"}]}.
Spans are UTF-16 units of the text, end exclusive; [0,0] speaks of the whole. Nothing is stored.
A line that is no review is named on standard error by its number, and the exit code is 1.
`

function fileOf(args: string[]): string | null {
  const { values, positionals } = readArguments('screen', { help: { type: 'boolean', short: 'h', default: false } }, args)
  if (values.help) return null
  const [name] = positionals
  if (name === undefined || positionals.length > 1) throw new Misuse(help)
  // npm runs a script in the project's folder; the file is named from where someone stands.
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name)
  if (!existsSync(file) || !statSync(file).isFile()) throw new Misuse(`There is no file ${name}.`)
  return file
}

/** Screens line by line and waits for the reader of the output, so that a file of any length needs the memory of one line. */
async function screenFile(file: string): Promise<boolean> {
  let number = 0
  let isWhole = true
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1
    const bare = number === 1 ? line.replace(/^\uFEFF/, '') : line
    if (bare.trim() === '') continue
    try {
      if (!process.stdout.write(`${JSON.stringify(screenedLine(bare))}\n`)) await once(process.stdout, 'drain')
    } catch (error) {
      if (!(error instanceof BrokenLine)) throw error
      isWhole = false
      console.error(`Line ${number} is no review: ${error.message}.`)
    }
  }
  return isWhole
}

// A person who reads may stop early, as "head" does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

try {
  const file = fileOf(process.argv.slice(2))
  if (file === null) console.log(help)
  else if (!(await screenFile(file))) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
