import { createInterface } from 'node:readline'
import pg from 'pg'
import { readInstallation } from '#app/config.ts'
import { migrate } from '#ports/db/migrate.ts'
import { ensureRoles } from '#ports/db/roles.ts'
import { Misuse, readArguments, runCommand } from './command.ts'
import { commandOf, tableOf } from './sql-shell.ts'
import { withEngine } from './with-database.ts'

const usage = `Usage: npm run db [-- "<statement>"]
Opens a SQL shell on the embedded database, as its owner. A statement ends with a semicolon at the end of a line.
\\d lists the tables, \\d <table> its columns, \\q quits.`

/** Runs a statement, or several, and prints what comes back. Says whether it was carried out. */
async function print(client: pg.Client, text: string, values: string[] = []): Promise<boolean> {
  try {
    const found = await client.query({ text, rowMode: 'array', ...(values.length > 0 && { values }) })
    for (const { fields, rows, command, rowCount } of [found].flat()) {
      const lines =
        fields.length === 0
          ? [`${command} ${rowCount ?? ''}`.trim()]
          : tableOf(
              fields.map(({ name }) => name),
              rows,
            )
      console.log(lines.join('\n'))
    }
    return true
  } catch (error) {
    console.error(`ERROR: ${(error as Error).message}`)
    return false
  }
}

/** Reads statements until the input ends. By hand a wrong one is answered and the next is read; in a pipe it ends the command. */
async function shell(client: pg.Client) {
  const isByHand = process.stdin.isTTY
  const lines = createInterface({ input: process.stdin, terminal: isByHand, ...(isByHand && { output: process.stdout }) })
  const ask = (prompt: string) => isByHand && (lines.setPrompt(prompt), lines.prompt())
  if (isByHand) console.log('A statement ends with a semicolon. \\d lists the tables, \\q quits.')
  let statement = ''
  ask('db> ')
  for await (const line of lines) {
    if (statement === '' && line.trim().startsWith('\\')) {
      const command = commandOf(line)
      if (command === 'quit') break
      if (command === null) console.error('There are \\d, \\d <table> and \\q.')
      else await print(client, command.sql, command.values)
    } else {
      statement += `${line}\n`
      if (line.trimEnd().endsWith(';')) {
        const isGood = await print(client, statement)
        if (!isGood && !isByHand) throw new Error('Stopped at the statement above.')
        statement = ''
      }
    }
    ask(statement.trim() === '' ? 'db> ' : '  > ')
  }
  lines.close()
  if (statement.trim() !== '' && !(await print(client, statement))) throw new Error('Stopped at the statement above.')
}

await runCommand(async (args) => {
  const { values, positionals } = readArguments('db', { help: { type: 'boolean' } }, args)
  if (values.help === true) return console.log(usage)
  if (positionals.length > 1) throw new Misuse(usage)
  const config = readInstallation(process.env)
  if (config.databaseUrl !== '') throw new Misuse('DATABASE_URL names a database of your own: open it with psql "$DATABASE_URL".')
  await withEngine(config, async (engine) => {
    await ensureRoles(engine)
    await migrate(engine.owner)
    const client = new pg.Client(engine.owner)
    await client.connect()
    try {
      const [statement] = positionals
      if (statement === undefined) await shell(client)
      else if (!(await print(client, statement))) throw new Error('Nothing was changed by it.')
    } finally {
      await client.end()
    }
  })
})
