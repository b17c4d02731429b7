// Gives and takes the roles of staff on the machine itself, and turns on what is built: the first super admin comes from
// here. `--help` tells how.
import { randomUUID } from 'node:crypto'
import { type Config, readInstallation } from '#app/config.ts'
import { accountByEmail } from '#accounts/accounts/public.ts'
import { approveOnServer } from '#accounts/security/public.ts'
import { allItems } from '#map/nav.ts'
import { releaseFlags } from '#staff/flags/public.ts'
import { roles } from '#domain/access/roles.ts'
import { Role, shortestReason } from '#staff/staff/contract.ts'
import { grants } from '#staff/staff/public.ts'
import { Misuse, readArguments, runCommand } from './command.ts'
import { withDatabase } from './with-database.ts'

const help = `Usage:
  npm run admin -- list                                       who has which role
  npm run admin -- grant <email> <role> [--reason "..."]      gives a role, or confirms one for acts of two people; the account must exist, with its address confirmed
  npm run admin -- revoke <email> <role> [--reason "..."]     takes it away; the last super admin stays
  npm run admin -- recover <email> [--reason "..."]           approves the request of somebody who lost their second factor; its wait stays
  npm run admin -- flags release [--reason "..."]             shows everybody the menu items of all that is built; what staff
                                                              switched off for everybody stays off

Roles: ${roles.join(', ')}
Each change is a line of the audit. A role counts from the next call of that person on; open pages follow a flag within 2 seconds.
`

const options = {
  reason: { type: 'string', default: 'by the command on the machine' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

function roleOf(word: string | undefined): Role {
  const read = Role.safeParse(word)
  if (!read.success) throw new Misuse(`There is no role "${word ?? ''}". The roles are: ${roles.join(', ')}.`)
  return read.data
}

const pathsOf = (flag: string) =>
  allItems
    .filter((item) => item.flag === flag)
    .map(({ path }) => path)
    .join(', ')

/** Turns on the flags of what is built, and says of each what became of it. */
async function release(config: Config, reason: string): Promise<void> {
  await withDatabase(config, async ({ owner }) => {
    const random = { next: Math.random, uuid: randomUUID }
    const { turnedOn, leftOff, wereOn, unchecked } = await releaseFlags({ db: owner, clock: Date.now, random }, reason)
    const lines = (title: string, list: readonly string[]) => (list.length === 0 ? [] : [title, ...list.map((line) => `  ${line}`)])
    const named = (flag: string) => `${flag}  ${pathsOf(flag)}`
    const said = [
      ...lines(
        'Turned on for everybody:',
        turnedOn.map((flag) => named(flag)),
      ),
      ...(turnedOn.length === 0 ? ['Nothing to turn on.'] : []),
      ...lines(
        'Left off, as staff set them for everybody:',
        leftOff.map(({ name, at, reason: why }) => `${named(name)}  since ${at.toISOString().slice(0, 10)}: ${why}`),
      ),
      ...lines(
        'On already:',
        wereOn.map((flag) => named(flag)),
      ),
      ...lines('Turned on without an answered harm checklist (answer it at /beta-testing-dashboard):', unchecked),
    ]
    console.log(said.join('\n'))
  })
}

async function main(args: string[]) {
  const { values: flags, positionals } = readArguments('admin', options, args)
  const [verb, address, word, ...more] = positionals
  if (flags.help) return console.log(help)
  const isList = verb === 'list' && address === undefined
  const isRecovery = verb === 'recover' && address !== undefined && word === undefined
  const isChange = (verb === 'grant' || verb === 'revoke') && address !== undefined && more.length === 0
  const isRelease = verb === 'flags' && address === 'release' && word === undefined
  if (!isList && !isChange && !isRecovery && !isRelease) throw new Misuse(help)
  const reason = flags.reason.trim()
  if (reason.length < shortestReason) throw new Misuse(`A reason has ${shortestReason} characters at least.`)
  const role = isChange ? roleOf(word) : null

  const config = readInstallation(process.env)
  if (isRelease) return release(config, reason)
  await withDatabase(config, async ({ owner }) => {
    const { list, grant, revoke } = grants({ db: owner, clock: Date.now, random: { next: Math.random, uuid: randomUUID } })
    if (isRecovery) {
      const account = await accountByEmail(owner, address.trim().toLowerCase())
      const needs = { clock: Date.now, random: { next: Math.random, uuid: randomUUID } }
      const appliesAt = account === null ? null : await approveOnServer(owner, account, reason, needs)
      if (appliesAt === null) throw new Misuse(`No request of ${address} waits. It is made on the page /recover-account.`)
      return console.log(`Approved. ${address} signs in with the password alone from ${appliesAt.toISOString()} on.`)
    }
    if (role === null) {
      const found = await list()
      const lines = found.map(
        (one) => `${one.email}  ${one.role}  since ${one.grantedOn}${one.isSuspended ? '  (suspended)' : ''}  ${one.reason}`,
      )
      return console.log(lines.length === 0 ? 'Nobody has a role.' : lines.join('\n'))
    }
    const email = address!.trim().toLowerCase()
    if (verb === 'grant') {
      await grant(null, email, role, reason)
      return console.log(`${email} is ${role} now.`)
    }
    const account = await accountByEmail(owner, email)
    if (account === null) throw new Misuse(`No account has the address ${email}.`)
    await revoke(null, account, role, reason)
    return console.log(`${email} is ${role} no more.`)
  })
}

await runCommand(main)
