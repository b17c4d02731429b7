// Makes, saves and changes the installation's secret (AUTH_SECRET). `--help` tells how.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readInstallation } from '#app/config.ts'
import { derivedSecret, newSecret, secretOf, turnSecret } from '#app/secret.ts'
import { holderOf } from '#ports/db/keeper.ts'
import { Misuse, readArguments, runCommand } from './command.ts'
import { withDatabase } from './with-database.ts'

const help = `Usage:
  npm run secret -- new <file>    makes a secret for a new installation
  npm run secret -- save <file>   saves the secret that an installation on DATABASE_URL has used until now without AUTH_SECRET
  npm run secret -- turn <file>   makes another secret and seals everything with it; stop every server first

Each writes the line AUTH_SECRET=... to the end of the file, which only its owner can read. Give that line to every server.
`

/** The line goes into a file that has none of its kind: no secret is ever written over. */
function write(file: string, secret: string) {
  if (existsSync(file) && /^AUTH_SECRET=/m.test(readFileSync(file, 'utf8')))
    throw new Misuse(`${file} has an AUTH_SECRET already. Name another file.`)
  writeFileSync(file, `AUTH_SECRET=${secret}\n`, { flag: 'a', mode: 0o600 })
}

async function main(args: string[]) {
  const { values, positionals } = readArguments('secret', { help: { type: 'boolean', short: 'h', default: false } }, args)
  if (values.help) return console.log(help)
  const [verb, file, ...more] = positionals
  if (!['new', 'save', 'turn'].includes(verb ?? '') || file === undefined || more.length > 0) throw new Misuse(help)
  if (verb === 'new') {
    write(file, newSecret())
    return console.log(`A new secret is in ${file}. Keep a copy with the backups.`)
  }
  const config = readInstallation(process.env)
  if (verb === 'save') {
    if (config.databaseUrl === '' || config.authSecret !== '')
      throw new Misuse('Only with DATABASE_URL and without AUTH_SECRET was a secret derived. There is none to save.')
    write(file, derivedSecret(config.databaseUrl))
    return console.log(`The secret that this installation has used is in ${file}. Keep a copy with the backups.`)
  }
  const server = config.databaseUrl === '' ? holderOf(config.dataDir, 'server.pid') : null
  if (server !== null) throw new Misuse(`The server (process ${server}) still runs with the old secret. Stop it first.`)
  const secret = newSecret()
  // Before the database is changed: a file that cannot be written must not cost the secret.
  write(file, secret)
  const lost = await withDatabase(config, ({ owner }) => turnSecret(owner, secretOf(config), secret))
  console.log(`Everything is sealed with the secret in ${file}. Keep a copy with the backups, and start every server with it.`)
  if (lost > 0) console.log(`${lost} could not be opened with the old secret, and were left as they are.`)
}

await runCommand(main)
