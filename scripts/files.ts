// Looks at the stored files of cases. `--help` tells how.
import { casesOf } from '#access/cases.ts'
import { readInstallation } from '#app/config.ts'
import { filesOf } from '#app/files.ts'
import { checkSecret, secretOf } from '#app/secret.ts'
import { documentAddresses } from '#accounts/waivers/public.ts'
import { checkFiles } from '#case/files/public.ts'
import { Misuse, readArguments, runCommand } from './command.ts'
import { withDatabase } from './with-database.ts'

const help = `Usage:
  npm run files -- check   opens every file and compares its hash with the one that it arrived with; changes nothing

For after a restore. It names the case and the id of each file that does not open, and exits with 1 where there is one.
`

async function main(args: string[]) {
  const { values, positionals } = readArguments('files', { help: { type: 'boolean', short: 'h', default: false } }, args)
  if (values.help) return console.log(help)
  if (positionals.join(' ') !== 'check') throw new Misuse(help)
  const config = readInstallation(process.env)
  const secret = secretOf(config)
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
