// What a person does with the ratings that the checks hold, until moderators have pages for it. `--help` tells how.
import { randomUUID } from 'node:crypto'
import { readConfig } from '../src/app/config.ts'
import { professionals } from '../src/rooms/professionals/room.ts'
import { moderation, type Shown } from '../src/rooms/reviews/moderation.ts'
import { Misuse, readArguments, runCommand } from './command.ts'
import { withDatabase } from './with-database.ts'

const help = `Usage:
  npm run moderate -- list                            what waits for a person, the longest waiting first
  npm run moderate -- show <id>                       one rating whole, with what the checks find in it
  npm run moderate -- release <id> --reason "..."     publishes it as it was written, after the usual delay
  npm run moderate -- refuse <id> --reason "..."      it is not published; its author reads the reason
  npm run moderate -- ask <id> --question "..."       its author reads the question, and may answer or edit

<id> may be its first 4 letters. What arrived today is seen tomorrow, in the demonstration after a minute.
A text is never changed. What is refused, and why, is the same for every rating, good or bad.
`

const options = {
  reason: { type: 'string' },
  question: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const prompts = { saw: 'What happened', wentWell: 'What went well', shouldKnow: 'What others should know' } as const

/** The text with what was found between brackets, each with its check. */
function marked(text: string, spans: readonly { span: readonly [number, number]; check: string; reason: string }[]): string {
  let shown = ''
  let at = 0
  for (const { span, check, reason } of spans.toSorted((one, other) => one.span[0] - other.span[0])) {
    if (span[0] < at || span[0] === span[1]) continue
    shown += `${text.slice(at, span[0])}[${text.slice(...span)}](${check} ${reason})`
    at = span[1]
  }
  return shown + text.slice(at)
}

function tell({ of, professional, steps, findings }: Shown) {
  console.log(
    `${of.id}  version ${of.version}  ${of.status}  received ${of.receivedOn}${of.heldFor.length > 0 ? `  held for ${of.heldFor.join(', ')}` : ''}`,
  )
  console.log(`Of ${professional?.name ?? '?'} (${professional?.kind ?? '?'}), by: ${of.part}, outcome: ${of.outcome}, ${of.month}`)
  const answers = Object.entries(of.criteria).filter(([, answer]) => answer !== null)
  console.log(`Answers: ${answers.map(([name, answer]) => `${name} ${answer}`).join(', ')}`)
  for (const field of ['saw', 'wentWell', 'shouldKnow'] as const) {
    const text = of[field]
    if (text)
      console.log(
        `\n${prompts[field]}:\n${marked(
          text,
          findings.filter((finding) => finding.field === field),
        )}`,
      )
  }
  if (steps.length > 0) console.log('')
  for (const { event, checks, said, onDay, answer } of steps) {
    console.log(`${onDay}  ${event}${checks.length > 0 ? ` (${checks.join(', ')})` : ''}${said === null ? '' : `: ${said}`}`)
    if (answer !== null) console.log(`            the author answered: ${answer}`)
  }
}

async function main(args: string[]) {
  const { values: flags, positionals } = readArguments('moderate', options, args)
  const [verb, id, ...more] = positionals
  if (flags.help) return console.log(help)
  const takes = new Set(['show', 'release', 'refuse', 'ask'])
  if (more.length > 0 || (verb === 'list' ? id !== undefined : !takes.has(verb ?? '') || id === undefined)) throw new Misuse(help)
  const words = verb === 'ask' ? flags.question : flags.reason
  if (verb !== 'list' && verb !== 'show' && words === undefined)
    throw new Misuse(`This needs --${verb === 'ask' ? 'question' : 'reason'} "...".`)

  await withDatabase(readConfig(process.env), async (database) => {
    const { find } = professionals({ db: database.app, clock: Date.now })
    const desk = moderation({ reviews: database.reviews, clock: Date.now, random: { next: Math.random, uuid: randomUUID }, find })
    switch (verb) {
      case 'list': {
        const waiting = await desk.list()
        for (const { of, name } of waiting)
          console.log(`${of.id.slice(0, 8)}  ${of.receivedOn}  ${of.heldFor.join(', ').padEnd(12)}  ${name}`)
        console.log(waiting.length === 0 ? 'Nothing waits.' : `${waiting.length} wait.`)
        break
      }
      case 'show':
        tell(await desk.show(id!))
        break
      case 'release':
        console.log(`${(await desk.release(id!, words!)).id} is released; it appears after the usual delay.`)
        break
      case 'refuse':
        console.log(`${(await desk.refuse(id!, words!)).id} is refused; its author can read why.`)
        break
      case 'ask':
        console.log(`The author of ${(await desk.ask(id!, words!)).id} is asked.`)
        break
    }
  })
}

await runCommand(main)
