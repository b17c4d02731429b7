// Looks at the stored files of cases, and writes a blocked one for legal process. `--help` tells how.
import { randomUUID } from 'node:crypto'
import { casesOf } from '#access/cases.ts'
import { readInstallation } from '#app/config.ts'
import { filesOf } from '#app/files.ts'
import { checkSecret, secretOf } from '#app/secret.ts'
import { documentAddresses } from '#accounts/waivers/public.ts'
import { note } from '#access/audit.ts'
import { checkFiles, writePreserved } from '#case/files/public.ts'
import { reportNamed } from '#staff/blocked-files/public.ts'
import { Misuse, readArguments, runCommand } from './command.ts'
import { withDatabase } from './with-database.ts'

const help = `Usage:
  npm run files -- check                            opens every file and compares its hash with the one that it arrived with; changes nothing
  npm run files -- hand-over <reference> <new file>   writes the original of a blocked file for legal process, and prints its SHA-256

The check is for after a restore. It names the case and the id of each file that does not open, and exits with 1 where there is one.
`

/** For a warrant or an order. The audit has a line of it; who got it is noted at the desk (docs/operations.md). */
async function handOver(
  { config, secret }: { config: ReturnType<typeof readInstallation>; secret: string },
  reference: string,
  into: string,
) {
  await withDatabase(config, async ({ cases, owner, accounts }) => {
    await checkSecret(owner, secret)
    const { asSystem } = casesOf({ cases, owner, clock: Date.now })
    const read = <T>(work: Parameters<typeof asSystem<T>>[1]) => asSystem<T>('a blocked file for legal process', work)
    const report = await read((tx) => reportNamed(tx, reference.toUpperCase()))
    if (report?.blockedAt === undefined || report.blockedAt === null) throw new Misuse('No blocked file has this reference.')
    const entry = { account: null, action: 'files.handOver', subject: report.id, outcome: 'done' } as const
    await note(accounts, entry, { clock: Date.now, random: { next: Math.random, uuid: randomUUID } })
    const { caseId, authorId, fileId: id } = report
    console.log(await writePreserved({ read, files: filesOf({ config, secret }) }, { caseId, authorId, id }, into))
  })
}

async function main(args: string[]) {
  const { values, positionals } = readArguments('files', { help: { type: 'boolean', short: 'h', default: false } }, args)
  if (values.help) return console.log(help)
  const [what, reference, into] = positionals
  const isHandOver = what === 'hand-over' && positionals.length === 3
  if (!isHandOver && positionals.join(' ') !== 'check') throw new Misuse(help)
  const config = readInstallation(process.env)
  const secret = secretOf(config)
  if (isHandOver) return handOver({ config, secret }, reference!, into!)
  const { whole, broken, unused } = await withDatabase(config, async ({ cases, owner, accounts }) => {
    await checkSecret(owner, secret)
    const { asSystem } = casesOf({ cases, owner, clock: Date.now })
    return checkFiles({
      read: (work) => asSystem('a look at every file', work),
      files: filesOf({ config, secret }),
      usedElsewhere: (addresses) => documentAddresses(accounts, addresses),
    })
  })
  for (const { caseId, id, why } of broken) console.log(`case ${caseId}, ${id}: ${why}`)
  console.log(`${whole} whole, ${broken.length} broken. ${unused} stored that nothing refers to.`)
  if (broken.length > 0) process.exitCode = 1
}

await runCommand(main)
