import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from './build.ts'
import { privateWordsHold } from './private-words.ts'
import { described, describeMigrations, frozenFindings } from './types-db.ts'

/** What a step has to say; it is printed when the step is over, since two run at a time. */
type Say = (text: string) => void

interface Step {
  name: string
  /** What to do when it fails. */
  mend: string
  run: (say: Say) => boolean | Promise<boolean>
}

/** Runs a program of node_modules/.bin; its own output is the report. */
function program(name: string, ...args: string[]): Step['run'] {
  return (say) => {
    const child = spawn(name, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say)
    return new Promise((resolve) => {
      child.once('error', () => resolve(false))
      child.once('close', (code) => resolve(code === 0))
    })
  }
}

/**
 * The whole tree, compiled. One checker a project, and projects side by side: four, which is the usual number, each look at the types of
 * the libraries again (50 s of processor time in place of 34).
 */
export const compile = ['tsc', '-b', '--checkers', '1'] as const

const steps: readonly Step[] = [
  { name: 'types and walls', mend: 'The compiler says where.', run: program(...compile) },
  { name: 'lint', mend: 'The linter says where.', run: program('oxlint', '--quiet') },
  { name: 'format', mend: 'Run: npm run format', run: program('oxfmt', '--check', '.') },
  { name: 'dead code', mend: 'Remove what is named, or use it.', run: program('knip', '--no-progress') },
  {
    name: 'derived files',
    mend: 'Run: npm run derive, and commit what it writes.',
    run: program(process.execPath, 'scripts/derive.ts', '--check'),
  },
  { name: 'texts', mend: 'Run: npm run messages', run: program(process.execPath, 'scripts/messages.ts', '--check') },
  {
    name: 'plain words',
    mend: 'Write what a colleague would say aloud (scripts/private-words.ts has the list).',
    run: (say) => privateWordsHold((line) => say(`${line}\n`)),
  },
  {
    name: 'frozen migrations',
    mend: 'What to do stands above.',
    run: (say) => {
      const found = frozenFindings()
      for (const line of found) say(`${line}\n`)
      return found.length === 0
    },
  },
  {
    name: 'schema dump',
    mend: 'Run: npm run types:db, and commit what it writes.',
    run: async () => {
      const found = await describeMigrations()
      return found.schema === readFileSync(described.schema, 'utf8') && found.types === readFileSync(described.types, 'utf8')
    },
  },
]

/**
 * Runs every check, or the one of that name, and says each outcome. The compiler, which takes as long as all others together, runs beside
 * them.
 */
export async function check(only?: string): Promise<boolean> {
  const waiting = steps.filter((step) => only === undefined || step.name === only)
  let good = true
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const said: string[] = []
      const passed = await step.run((text) => void said.push(text))
      process.stdout.write(`${said.join('')}${passed ? 'ok  ' : 'FAIL'} ${step.name}${passed ? '' : `. ${step.mend}`}\n`)
      good &&= passed
    }
  }
  await Promise.all([work(), work()])
  return good
}

if (import.meta.main) {
  const only = process.argv[2]
  if (only !== undefined && !steps.some(({ name }) => name === only)) {
    console.error(`There is no check "${only}". There are: ${steps.map(({ name }) => name).join(', ')}.`)
    process.exit(1)
  }
  process.exit((await check(only)) ? 0 : 1)
}
