// Measures how well records of one person are found, and writes docs/linkage.md. `--help` tells how.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '#scripts/build.ts'
import { Misuse, readArguments, runCommand } from '#scripts/command.ts'
import { conclude, metOf } from '../found.ts'
import { all, type Benchmark, benchmark, few } from './benchmark.ts'
import { haveFederal, readFederal, withoutMiddle } from './federal.ts'
import { febrl3, febrlFolder, haveFebrl, readFebrl } from './febrl.ts'
import { goals, small } from './goals.ts'
import { type Bulk, bulkOf } from './labelled.ts'
import { type Million, runMillion } from './million.ts'
import { listHeads, listPart, pageOf } from './page.ts'
import { whole } from './report.ts'

const help = `Usage:
  npm run linkage                        links the Febrl sets, real judges and 1,000,000 made-up people, writes docs/linkage.md
  npm run linkage -- --people 100000     the same with fewer people; nothing is written
  npm run linkage -- --febrl             the sets alone, Febrl and the real judges; nothing is written
  npm run linkage -- --list              how right the list is that is accepted at once; renews that part of docs/linkage.md alone
  npm run linkage -- --small             Febrl 3, where it lies beside the project, and 8,000 made-up people, as CI does

The sets are read from ../shared/data, beside the project.
`

const options = {
  people: { type: 'string', default: '1000000' },
  febrl: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  small: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const written = path.join(root, 'docs', 'linkage.md')
/** For the list of what is accepted at once so many are enough. */
const fewPeople = 100_000

/** Puts a part in the place of the one that stands in the page. */
function renewList(part: string) {
  const page = readFileSync(written, 'utf8')
  const [from, to] = listHeads.map((head) => page.indexOf(`\n${head}\n`) + 1) as [number, number]
  // A page from before there was this part has only the one behind it.
  writeFileSync(written, page.slice(0, from || to) + part + '\n' + page.slice(to))
  spawnSync('oxfmt', [written], { cwd: root, stdio: 'inherit' })
  console.log(`Renewed: ${path.relative(root, written)}.`)
}

function febrlSet(set: string) {
  const records = readFebrl(path.join(febrlFolder, `febrl_dataset${set}.csv`))
  const found = { all: benchmark(records, all), few: benchmark(records, few) }
  for (const { choice, same, merged, plain } of [found.all, found.few]) {
    console.log(
      `Febrl ${set}, ${choice.name}: F1 ${same.f1.toFixed(4)}, merged with precision ${merged.precision.toFixed(4)}; plain F1 ${plain.f1.toFixed(4)}.`,
    )
  }
  return { set: `Febrl ${set}`, ...found }
}

function febrl() {
  if (!haveFebrl) throw new Misuse(`There is no ${febrl3}.`)
  return { third: febrlSet('3'), others: [febrlSet('1'), febrlSet('2')] }
}

/** The real judges, as they are written and with less said. */
async function federal(): Promise<Bulk[]> {
  if (!haveFederal) return []
  const labelled = await readFederal()
  const found = [bulkOf('names as written', labelled), bulkOf('without middle names and suffixes', labelled.map(withoutMiddle))]
  for (const { set, sure } of found)
    console.log(`Federal judges, ${set}: ${sure.called} pairs of 0.99 and more, ${sure.right} right, of ${sure.all} that are one person.`)
  return found
}

function machine(): string {
  const cpus = os.cpus()
  const model = /AMD EPYC|Intel\S* Xeon\S*|Apple M\d/.exec(cpus[0]?.model ?? '')?.[0] ?? cpus[0]?.model.trim() ?? 'unknown'
  return `${cpus.length} cores (${model}), ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
}

interface Goal {
  goal: string
  isMet: boolean
}

const goalsOfSet = ({ choice, same, merged }: Benchmark, least: number): Goal[] => [
  { goal: `F1 of at least ${least}, ${choice.name}: ${same.f1.toFixed(4)}`, isMet: same.f1 >= least },
  {
    goal: `precision of what is merged of at least ${goals.mergePrecision}, ${choice.name}: ${merged.precision.toFixed(4)}`,
    isMet: merged.precision >= goals.mergePrecision,
  },
]
const goalsOfFebrl = (found: { all: Benchmark; few: Benchmark }) => [
  ...goalsOfSet(found.all, goals.allFields),
  ...goalsOfSet(found.few, goals.fewFields),
]

const minutesOf = ({ seconds }: Million) => Object.values(seconds).reduce((sum, { clock }) => sum + clock, 0) / 60
const goalsOfMillion = (found: Million): Goal[] => [
  { goal: `at most ${goals.minutes} minutes: ${minutesOf(found).toFixed(1)}`, isMet: minutesOf(found) <= goals.minutes },
  {
    goal: `one against all in ${goals.milliseconds} ms at most (p95): ${found.one.p95.toFixed(2)}`,
    isMet: found.one.p95 <= goals.milliseconds,
  },
]

function runSmall() {
  const { found, merged } = runMillion(small.people, console.log)
  const ofPeople: Goal[] = [
    { goal: `more than ${small.found} of the pairs among the candidates: ${found.toFixed(4)}`, isMet: found > small.found },
    {
      goal: `precision of what is merged of at least ${goals.mergePrecision}, made-up people: ${merged.precision.toFixed(4)}`,
      isMet: merged.precision >= goals.mergePrecision,
    },
    {
      goal: `recall of what is merged of more than ${small.mergeRecall}: ${merged.recall.toFixed(4)}`,
      isMet: merged.recall > small.mergeRecall,
    },
  ]
  if (!haveFebrl) console.log(`Skipped: Febrl 3, because there is no ${febrl3}.`)
  conclude('linkage', metOf([...(haveFebrl ? goalsOfFebrl(febrlSet('3')) : []), ...ofPeople]))
}

async function main(args: string[]) {
  const { values: flags, positionals } = readArguments('linkage', options, args)
  if (flags.help) return console.log(help)
  const people = Number(flags.people)
  if (positionals.length > 0 || !Number.isInteger(people) || people < 1000 || people > 2_000_000) throw new Misuse(help)
  if (flags.small) return runSmall()
  const { third, others } = febrl()
  const real = await federal()
  if (flags.febrl) return conclude('linkage', metOf(goalsOfFebrl(third)))
  const madeUp = runMillion(fewPeople, () => undefined)
  const list = { all: third.all, few: third.few, others, madeUp, federal: real }
  if (flags.list) return renewList(listPart(list))
  const million = runMillion(people, console.log)
  const { one, same, merged } = million
  console.log(
    `${whole(people)} people: F1 ${same.f1.toFixed(4)}, merged with precision ${merged.precision.toFixed(4)}; one against all ${one.p95.toFixed(2)} ms (p95).`,
  )
  const met = metOf([...goalsOfFebrl(third), ...goalsOfMillion(million)])
  if (people !== Number(options.people.default)) return conclude('linkage', met)
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync(written, pageOf({ day, machine: machine(), ...list, million }))
  spawnSync('oxfmt', [written], { cwd: root, stdio: 'inherit' })
  console.log(`Written: ${path.relative(root, written)}.`)
  conclude('linkage', met)
}

await runCommand(main)
