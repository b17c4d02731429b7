import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { readInstallation } from '#app/config.ts'
import { holderOf } from '#ports/db/keeper.ts'
import { Misuse, readArguments, runCommand } from './command.ts'
import { realAccounts, recreate } from './development-data.ts'
import { withEngine } from './with-database.ts'

const usage = `Usage: npm run db:reset [-- --yes]
Deletes everything in the embedded database of the data folder and makes it again, empty. The next npm start loads the demo.
--yes does not ask first.`

/** The answer to a question, empty where nobody can answer. */
async function answerTo(question: string): Promise<string> {
  if (!process.stdin.isTTY) return ''
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await lines.question(question)
  lines.close()
  return answer.trim()
}

await runCommand(async (args) => {
  const { values, positionals } = readArguments('db:reset', { yes: { type: 'boolean' }, help: { type: 'boolean' } }, args)
  if (values.help === true) return console.log(usage)
  if (positionals.length > 0) throw new Misuse(usage)
  const config = readInstallation(process.env)
  const { databaseUrl, dataDir } = config
  if (databaseUrl !== '') throw new Misuse('DATABASE_URL names a database of your own, which this command never touches. Unset it first.')
  if (process.env['EMBEDDED'] === 'on' || !config.demo)
    throw new Misuse('With EMBEDDED=on or DEMO=off the data may be that of real people, which this command never touches.')
  const holder = ['server.pid', 'directory.pid'].map((file) => holderOf(dataDir, file)).find((one) => one !== null)
  if (holder !== undefined) throw new Misuse(`Process ${holder} uses the data folder ${dataDir}. Stop it first.`)
  const folder = path.resolve(dataDir)
  if (values.yes !== true && (await answerTo(`Delete everything in the database of ${folder}? Type yes: `)) !== 'yes')
    throw new Misuse('Nothing was deleted. Answer yes, or run: npm run db:reset -- --yes')
  await withEngine(config, async (engine) => {
    const real = await realAccounts(engine)
    if (real > 0)
      throw new Misuse(
        `The database of ${folder} holds ${real} accounts and not those of the demo: it is no development data. Nothing was deleted.`,
      )
    await recreate(engine)
  })
  console.log(`The database of ${folder} is empty again. The next npm start loads the demo.`)
})
