// What the alarms against invented ratings find and miss, on a simulated courthouse: writes docs/manipulation.md.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { simulated } from '#domain/bursts/simulated.ts'
import { simulatedCampaigns } from '#domain/bursts/simulated-campaigns.ts'
import { wilson } from '#domain/stats/proportion.ts'
import { root } from '#scripts/build.ts'
import { Misuse, readArguments, runCommand } from '#scripts/command.ts'
import { conclude, metOf } from '../found.ts'
import { joined } from './tokens.ts'

const help = `npm run manipulation [-- --months 200000 --seed 1 --small]
  Simulates ratings that come by themselves and ratings that somebody sends round, and writes what was found to docs/manipulation.md.
  --small: as much of it as the tests simulate (src/domain/bursts); nothing is written.`

const whole = (n: number) => n.toLocaleString('en-US')
const sizes = [6, 8, 10, 15] as const

const percent = (part: number) => `${(100 * part).toFixed(1)} %`

/** "97.4 %, with 95 % between 96.2 and 98.2 %". */
function share(of: number, n: number): string {
  const [low, high] = wilson({ of, n })!
  return `${percent(of / n)}, with 95 % between ${(100 * low).toFixed(1)} and ${percent(high)}`
}

/** A count of rare events in a number of months, as a rate in 1,000 months, with the same interval. */
function rate(of: number, months: number): string {
  const [low, high] = wilson({ of, n: months })!
  return `${((1_000 * of) / months).toFixed(3)} in 1,000 months, with 95 % between ${(1_000 * low).toFixed(3)} and ${(1_000 * high).toFixed(3)}`
}

/** A method that is right once on average (Poisson) gets more right pairs than this in one of 100 million runs. */
const mostByChance = 10

/** Texts that were written one by one: the labelled set of the screening, alone and four together. */
function honestTexts(): string[] {
  const all = ['tuned', 'held-out'].flatMap((name) =>
    readFileSync(path.join(root, 'corpora/screening', `${name}.jsonl`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { text: string }).text),
  )
  const half = Math.floor(all.length / 2)
  return [...all.slice(0, half), ...all.flatMap((_, n) => (n >= half && n % 4 === 0 ? [all.slice(n, n + 4).join(' ')] : []))]
}

interface Measured {
  months: number
  falseAlarms: number
  /** The share of the attacks with 15 ratings that was found. */
  recall: number
  campaigns: { campaigns: number; found: number; caught: number }
}

/** The goals that docs/manipulation.md names. */
const goalsOf = ({ months, falseAlarms, recall, campaigns }: Measured) => [
  { goal: `at most 1 false alarm in 1,000 months: ${falseAlarms} in ${whole(months)}`, isMet: falseAlarms <= months / 1_000 },
  { goal: `95 % of attacks with 15 ratings found: ${percent(recall)}`, isMet: recall >= 0.95 },
  {
    goal: `90 % of campaigns found: ${campaigns.found} of ${campaigns.campaigns}`,
    isMet: campaigns.found >= 0.9 * campaigns.campaigns,
  },
  { goal: `no text written by itself put with others: ${campaigns.caught}`, isMet: campaigns.caught === 0 },
]

/** With the sizes and the seed of the tests in src/domain/bursts, which CI runs. */
function runSmall() {
  const seed = 20_261_121
  const { months, falseAlarms, recall } = simulated({ attacks: 400, months: 12_000, seed })
  const campaigns = simulatedCampaigns({ campaigns: 40, honest: honestTexts(), seed })
  conclude('manipulation', metOf(goalsOf({ months, falseAlarms, recall, campaigns })))
}

async function main(args: string[]) {
  const { values } = readArguments(
    'manipulation',
    {
      months: { type: 'string', default: '200000' },
      seed: { type: 'string', default: '1' },
      small: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    args,
  )
  if (values.help) return console.log(help)
  if (values.small) return runSmall()
  const [months, seed] = [Number(values.months), Number(values.seed)]
  if (!Number.isInteger(months) || months < 1_000 || !Number.isInteger(seed)) throw new Misuse(help)

  const quiet = simulated({ attacks: 0, months, seed })
  const attacked = sizes.map((size) => ({ size, ...simulated({ attacks: 1_000, months: 0, seed, size }) }))
  const campaigns = simulatedCampaigns({ campaigns: 100, honest: honestTexts(), seed })
  const joins = await joined(1_000, seed, (done) => done % 100 === 0 && console.error(`${done} tokens`))
  const page = `<!-- Written by \`npm run manipulation\`. Do not edit. -->

# What the alarms find, and what they miss

Simulated, seed ${seed}. Professionals are rated every fortieth day on average, some far more often (a gamma of shape 0.7 between them), and some days bring several
(shape 0.5 between days); one year is learnt from, what follows is judged; the alarm knows how often this courthouse is rated, as it would from its own past (\`src/domain/bursts\`, ratings.md 1.3 and 6.6).

| Bursts | |
| --- | --- |
| Professional-months without an attack | ${whole(quiet.months)} |
| False alarms | ${whole(quiet.falseAlarms)}, that is ${rate(quiet.falseAlarms, quiet.months)} (goal: at most 1) |
${attacked.map(({ size, recall }) => `| ${size} one-star ratings in 24 hours, on one day or two, 1,000 attacks | found: ${share(Math.round(recall * 1_000), 1_000)}${size === 15 ? ' (goal: 95 %)' : ''} |`).join('\n')}

What is missed: an attack on somebody whose ratings were near one star before, for it changes no opinion; fewer than five ratings; and one that takes weeks.

| Campaigns: eight texts from one template, words of each sentence put otherwise, sentences moved, left out and added | |
| --- | --- |
| Campaigns, each among ${whole(campaigns.honest)} texts written one by one | ${whole(campaigns.campaigns)} |
| Found: four in five of the texts or more in one group | ${share(campaigns.found, campaigns.campaigns)} (goal: 90 %) |
| Texts written one by one that were put with others | ${whole(campaigns.caught)} of ${whole(campaigns.honest)}: ${share(campaigns.caught, campaigns.honest)} |

What is missed: texts that share a thought and no words, and those of a sentence or two, where only near copies count.

| Tokens: whoever runs the server joins those that were asked for with those that paid | |
| --- | --- |
| Asked for, and paid with in an order by chance | ${whole(joins.tokens)} and ${whole(joins.tokens)} |
| Ways of joining: every number seen of one side with every one of the other, by order, from behind, by low bits, by likeness | ${whole(joins.ways)} |
| Right pairs of a way, on average | ${joins.mean.toFixed(2)} (chance: 1) |
| Right pairs of the best way | ${joins.most} of ${whole(joins.tokens)}: ${share(joins.most, joins.tokens)} (chance: more than ${mostByChance} by one way in 100 million) |

Intervals are Wilson's. \`test/tokens.test.ts\` tries the same with everything besides that a whole server keeps and is sent: rows, places, marks, proofs of work; and
finds every pair where the blinding is left out. What is missed: who watches both moments on the network of a quiet day, asking and paying
minutes later, can guess (docs/decisions/0034).
`
  writeFileSync(path.join(root, 'docs', 'manipulation.md'), page)
  console.log(page)
  const { recall } = attacked.find(({ size }) => size === 15)!
  const isHidden = { goal: `tokens: at most ${mostByChance} right pairs by one way: ${joins.most}`, isMet: joins.most <= mostByChance }
  conclude('manipulation', metOf([...goalsOf({ ...quiet, recall, campaigns }), isHidden]))
}

await runCommand(main)
