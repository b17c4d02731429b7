// Runs the tools that prove more than the tests have time for. `--help` tells how.
import path from 'node:path'
import { runEach, runsIn } from '#assurance/run.ts'
import { root } from './build.ts'
import { Misuse, readArguments, runCommand } from './command.ts'

const folder = path.join(root, 'assurance')
const names = runsIn(folder)

const help = `Usage:
  npm run assurance -- NAME...           runs each in turn: ${names.join(', ')}
  npm run assurance -- all               runs all of them
  npm run assurance -- NAME... --small   the sizes at which CI tests the same: minutes in place of hours

Each run ends with "name: found/of". The exit code is 1 when one falls short.
`

async function main(args: string[]) {
  const options = { small: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } } as const
  const { values, positionals } = readArguments('assurance', options, args)
  if (values.help) return console.log(help)
  const unknown = positionals.filter((name) => name !== 'all' && !names.includes(name))
  if (unknown.length > 0) throw new Misuse(`There is no run ${unknown.map((name) => `"${name}"`).join(', ')}.\n${help}`)
  if (positionals.length === 0) throw new Misuse(help)
  const asked = positionals.includes('all') ? names : positionals
  const { areWhole, lines } = await runEach(folder, asked, values.small ? ['--small'] : [], (text) => process.stdout.write(text))
  // One alone has said it in its own last line.
  if (asked.length > 1) console.log(`\n${lines.join('\n')}`)
  if (!areWhole) process.exitCode = 1
}

await runCommand(main)
