// Decides on what visitors suggested for the directory, until staff has pages for it. `--help` tells how.
import { randomUUID } from 'node:crypto'
import { readInstallation } from '#app/config.ts'
import { dayOf } from '#kernel/day.ts'
import {
  acceptSuggestion,
  type Desk,
  listSuggestions,
  refuseSuggestion,
  showSuggestion,
  type Suggestion,
} from '#directory/corrections/desk.ts'
import { Misuse, readArguments, runCommand } from './command.ts'
import { withDatabase } from './with-database.ts'

const help = `Usage:
  npm run suggestions -- list [--all]             what waits, the oldest first; or everything
  npm run suggestions -- show <id>                one of them whole; its sender is told that it is being checked
  npm run suggestions -- accept <id> [options]    writes it to the directory, with its source and today's day
  npm run suggestions -- refuse <id> --reason "..."

<id> is the id or its beginning, as "list" shows it.

Options of accept:
  --reason "..."    told to the sender
  --ref "..."       where you checked it, in place of what the sender named; the page shows it
  --field <name>    which fact, for a report that names none: name, standing, or one of a position: title,
  --position <n>    court, state, county, elected_on, appointed_on, listed_on, ended_on, end_reason
  --by-hand         it was mended in another way; nothing is written to the directory

The sender reads the reason by the number that the page gave.
`

const options = {
  all: { type: 'boolean', default: false },
  'by-hand': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  reason: { type: 'string' },
  ref: { type: 'string' },
  field: { type: 'string' },
  position: { type: 'string' },
} as const

const read = (args: string[]) => readArguments('suggestions', options, args)
type Flags = ReturnType<typeof read>['values']

const about = ({ what, name, role, field, positionSeq, professionalId }: Suggestion) =>
  what === 'person'
    ? `missing ${role}: ${name}`
    : `${field ?? 'something else'}${positionSeq === null ? '' : ` of position ${positionSeq}`} of ${professionalId}`

const line = (of: Suggestion) => `${of.id.slice(0, 8)}  ${of.receivedOn}  ${of.state.replaceAll('_', ' ')}  ${about(of)}`

function tell(of: Suggestion) {
  const rows: readonly (readonly [string, string | number | null])[] = [
    ['Id', of.id],
    ['State', of.state.replaceAll('_', ' ')],
    ['Received', of.receivedOn],
    ['Decided', of.decidedOn],
    ['Reason', of.reason],
    ['Person', of.professionalId && `/professionals/${of.professionalId}`],
    ['Fact', of.field],
    ['Position', of.positionSeq],
    ['The directory says', of.was],
    ['Right is', of.now],
    ['Role', of.role],
    ['Kind', of.kind],
    ['Name', of.name],
    ['Court or firm', of.workplace],
    ['State', of.usState],
    ['County', of.county],
    ['To be checked at', of.proof],
    ['Note', of.note],
  ]
  for (const [label, value] of rows) if (value !== null && value !== '') console.log(`${label.padEnd(20)}${value}`)
}

function positionIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new Misuse(`"${text}" is no position. Use its number, 1 for the oldest.`)
}

async function decide(verb: string, id: string, flags: Flags, desk: Desk) {
  if (verb === 'show') return tell(await showSuggestion(desk, id))
  if (verb === 'refuse') {
    if (flags.reason === undefined) throw new Misuse('A refusal needs --reason "..."; the sender can read it.')
    await refuseSuggestion(desk, id, flags.reason)
    console.log('Refused. The directory is as it was.')
    return undefined
  }
  const position = positionIn(flags.position)
  const professionalId = await acceptSuggestion(desk, id, { ...flags, position, byHand: flags['by-hand'] })
  console.log(flags['by-hand'] ? 'Noted as taken over.' : `Taken over: /professionals/${professionalId}`)
  return undefined
}

async function main(args: string[]) {
  const { values: flags, positionals } = read(args)
  const [verb = '', id, ...more] = positionals
  if (flags.help) return console.log(help)
  const isList = verb === 'list' && id === undefined
  const isOne = ['show', 'accept', 'refuse'].includes(verb) && id !== undefined && more.length === 0
  if (!isList && !isOne) throw new Misuse(help)
  const config = readInstallation(process.env)
  await withDatabase(config, async ({ owner }) => {
    if (!isList) return decide(verb, id!, flags, { owner, today: dayOf(Date.now()), random: { next: Math.random, uuid: randomUUID } })
    const found = await listSuggestions(owner, flags.all ? 'all' : 'waiting')
    console.log(found.length === 0 ? 'Nothing waits.' : found.map(line).join('\n'))
    return undefined
  })
  return undefined
}

await runCommand(main)
