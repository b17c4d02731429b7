// Reads and answers the tickets of visitors on the server's machine, as the desk's page does. `--help` tells how.
import { randomUUID } from 'node:crypto'
import { readInstallation } from '#app/config.ts'
import { mailOf } from '#app/mail.ts'
import type { MailPort } from '#ports/mail/port.ts'
import { desk } from '#staff/support/desk.ts'
import { kindInWords } from '#staff/support/letters.ts'
import type { Ticket } from '#staff/support/store.ts'
import { Misuse, readArguments, runCommand } from './command.ts'
import { withDatabase } from './with-database.ts'

const help = `Usage:
  npm run tickets -- list [--answered | --closed]   open tickets, or those of another state; and the mail that waits
  npm run tickets -- show <number>                  one ticket whole
  npm run tickets -- answer <number> --text "..."   answers it: on the page of the ticket, and by e-mail where that was asked for
  npm run tickets -- close <number>                 closes it: message and address are erased, the answer stays for 90 days
`

const options = {
  answered: { type: 'boolean', default: false },
  closed: { type: 'boolean', default: false },
  text: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const line = ({ number, createdOn, state, kind, replyAddress }: Ticket) =>
  `${number}  ${createdOn}  ${state}  ${kindInWords(kind)}${replyAddress === null ? '' : '  (answer by e-mail)'}`

function tellTicket(ticket: Ticket) {
  console.log(line(ticket))
  if (ticket.replyAddress !== null) console.log(`Answer by e-mail to: ${ticket.replyAddress}`)
  console.log(`\n${ticket.message ?? '(The message was erased when the ticket was closed.)'}`)
  if (ticket.answer !== null) console.log(`\nAnswered on ${ticket.answeredOn}:\n${ticket.answer}`)
}

async function tellMail(mail: MailPort) {
  const lying = await mail.list(1000)
  for (const state of ['waiting', 'refused'] as const) {
    const some = lying.filter((one) => one.state === state)
    if (some.length > 0)
      console.log(`Mail ${state}: ${some.map(({ subject, refusal }) => subject + (refusal ? ` (${refusal})` : '')).join('; ')}`)
  }
}

async function main(args: string[]) {
  const { values: flags, positionals } = readArguments('tickets', options, args)
  const [verb, number, ...more] = positionals
  if (flags.help) return console.log(help)
  const isList = verb === 'list' && number === undefined
  const isOne = ['show', 'answer', 'close'].includes(verb ?? '') && number !== undefined && more.length === 0
  if (!isList && !isOne) throw new Misuse(help)
  if (verb === 'answer' && flags.text === undefined) throw new Misuse('An answer needs --text "..."')

  const config = readInstallation(process.env)
  await withDatabase(config, async (database) => {
    const mail = mailOf({ config, database, clock: Date.now, random: { next: Math.random, uuid: randomUUID } })
    const { list, show, answer, close } = desk({ db: database.owner, mail, clock: Date.now })
    if (verb === 'list') {
      const found = await list(flags.closed ? 'closed' : flags.answered ? 'answered' : 'open')
      console.log(found.length === 0 ? 'No tickets.' : found.map(line).join('\n'))
      await tellMail(mail)
    } else if (verb === 'show') {
      tellTicket(await show(number!))
    } else if (verb === 'answer') {
      const ticket = await answer(number!, flags.text!)
      console.log(`${ticket.number} is answered${ticket.replyAddress === null ? '' : '; the mail lies in the outbox'}.`)
    } else {
      const ticket = await close(number!)
      console.log(`${ticket.number} is closed; its message is erased.`)
    }
  })
}

await runCommand(main)
