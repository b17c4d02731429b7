// What the alarms against made-up ratings find and miss, on a courthouse of chance: writes docs/manipulation.md.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { simulated } from '../src/domain/bursts/simulated.ts'
import { simulatedCampaigns } from '../src/domain/bursts/simulated-campaigns.ts'
import { root } from './build.ts'
import { Misuse, readArguments, runCommand } from './command.ts'

const help = `npm run manipulation [-- --months 200000 --seed 1]
  Simulates ratings that come by themselves and ratings that somebody sends round, and writes what was found to docs/manipulation.md.`

const whole = (n: number) => n.toLocaleString('en-US')
const sizes = [6, 8, 10, 15] as const

/** Texts that were written one by one: the labelled set of the screening, alone and four together. */
function honestTexts(): string[] {
  const all = ['tuned', 'held-out'].flatMap((name) =>
    readFileSync(path.join(root, 'src/domain/screening/corpus', `${name}.jsonl`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { text: string }).text),
  )
  const half = Math.floor(all.length / 2)
  return [...all.slice(0, half), ...all.flatMap((_, n) => (n >= half && n % 4 === 0 ? [all.slice(n, n + 4).join(' ')] : []))]
}

async function main(args: string[]) {
  const { values } = readArguments(
    'manipulation',
    { months: { type: 'string', default: '200000' }, seed: { type: 'string', default: '1' }, help: { type: 'boolean', default: false } },
    args,
  )
  if (values.help) return console.log(help)
  const [months, seed] = [Number(values.months), Number(values.seed)]
  if (!Number.isInteger(months) || months < 1_000 || !Number.isInteger(seed)) throw new Misuse(help)

  const quiet = simulated({ attacks: 0, months, seed })
  const attacked = sizes.map((size) => ({ size, ...simulated({ attacks: 1_000, months: 0, seed, size }) }))
  const campaigns = simulatedCampaigns({ campaigns: 100, honest: honestTexts(), seed })
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`
  const page = `<!-- Written by \`npm run manipulation\`. Do not edit. -->

# What the alarms find, and what they miss

Simulated, seed ${seed}. Professionals are rated every fortieth day on average, some far more often (a gamma of shape 0.7 between them), and some days bring several
(shape 0.5 between days); one year is learnt from, what follows is judged; the alarm knows how often this courthouse is rated, as it would from its own past (\`src/domain/bursts\`, ratings.md 1.3 and 6.6).

| Bursts | |
| --- | --- |
| Professional-months without an attack | ${whole(quiet.months)} |
| False alarms | ${whole(quiet.falseAlarms)}, that is ${((1_000 * quiet.falseAlarms) / quiet.months).toFixed(2)} in 1,000 months (goal: at most 1) |
${attacked.map(({ size, recall }) => `| ${size} one-star ratings in 24 hours, on one day or two, 1,000 attacks | ${percent(recall)} found${size === 15 ? ' (goal: 95 %)' : ''} |`).join('\n')}

What is missed: an attack on somebody whose ratings were near one star before, for it changes no opinion; fewer than five ratings; and one that takes weeks.

| Campaigns: eight texts from one template, words of each sentence put otherwise, sentences moved, left out and added | |
| --- | --- |
| Campaigns, each among ${whole(campaigns.honest)} texts written one by one | ${whole(campaigns.campaigns)} |
| Found: four in five of the texts or more in one group | ${percent(campaigns.found / campaigns.campaigns)} (goal: 90 %) |
| Texts written one by one that were put with others | ${whole(campaigns.caught)} |

What is missed: texts that share a thought and no words, and those of a sentence or two, where only near copies count.
`
  writeFileSync(path.join(root, 'docs', 'manipulation.md'), page)
  console.log(page)
}

await runCommand(main)
