// Gives and takes the roles of staff on the machine itself: the first super admin comes from here. `--help` tells how.
import { randomUUID } from 'node:crypto'
import { readInstallation } from '../src/app/config.ts'
import { accountByEmail } from '../src/rooms/accounts/door.ts'
import { approveOnServer } from '../src/rooms/security/door.ts'
import { Role, roles, shortestReason } from '../src/rooms/staff/contract.ts'
import { grants } from '../src/rooms/staff/room.ts'
import { Misuse, readArguments, runCommand } from './command.ts'
import { withDatabase } from './with-database.ts'

const help = `Usage:
  npm run admin -- list                                       who has which role
  npm run admin -- grant <email> <role> [--reason "..."]      gives a role, or confirms one for acts of two people; the account must exist, with its address confirmed
  npm run admin -- revoke <email> <role> [--reason "..."]     takes it away; the last super admin stays
  npm run admin -- recover <email> [--reason "..."]           approves the request of somebody who lost their second factor; its wait stays

Roles: ${roles.join(', ')}
Each change is a line of the audit, and counts from the next call of that person on.
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

async function main(args: string[]) {
  const { values: flags, positionals } = readArguments('admin', options, args)
  const [verb, address, word, ...more] = positionals
  if (flags.help) return console.log(help)
  const isList = verb === 'list' && address === undefined
  const isRecovery = verb === 'recover' && address !== undefined && word === undefined
  const isChange = (verb === 'grant' || verb === 'revoke') && address !== undefined && more.length === 0
  if (!isList && !isChange && !isRecovery) throw new Misuse(help)
  const reason = flags.reason.trim()
  if (reason.length < shortestReason) throw new Misuse(`A reason has ${shortestReason} characters at least.`)
  const role = isList || isRecovery ? null : roleOf(word)

  const config = readInstallation(process.env)
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
