// Tries every table of cases as everybody, with every verb, and every policy as it might have been written by mistake.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { migrate } from '#ports/db/migrate.ts'
import { startEngine } from '#ports/db/open.ts'
import { ensureRoles } from '#ports/db/roles.ts'
import { createDatabase, dropDatabase } from '#ports/db/scratch.ts'
import { root } from '#scripts/build.ts'
import { Misuse, readArguments, runCommand } from '#scripts/command.ts'
import { conclude } from '../found.ts'
import { catalogueFindings, definers } from './catalogue.ts'
import { kill, type Killing } from './kill.ts'
import { furnish, type Pair, sweepAs } from './place.ts'
import { reasonFindings } from './reasons.ts'
import { pageOf, type Swept } from './report.ts'
import { fewMutants, small } from './small.ts'
import { inWords } from './sweep.ts'

const help = `npm run isolation [-- --cells 1000000 --seed 1 --no-mutants --small]
  Sweeps tables x people x verbs on databases of its own until so many cells are judged, then brings every mutant about.
  Of a full run (1,000,000 cells and all mutants) the figures are written to docs/isolation.md.
  --small: ${small.cells.toLocaleString('en-US')} cells and some of the mutants, as CI does.`

/** One row in so many is tried by itself: the more worlds, the more kinds of neighbours. */
const usualShare = 3

async function sweepAll(pair: Pair, cells: number, firstSeed: number, share: number): Promise<Swept> {
  const begun = performance.now()
  const swept: Swept = { cells: 0, worlds: 0, leaks: 0, losses: 0, seconds: 0, findings: [] }
  for (let seed = firstSeed; swept.cells < cells; seed += 1) {
    const place = await furnish(pair, seed)
    const both = await Promise.all((['as granted', 'all'] as const).map((rights) => sweepAs(place, rights, seed, share)))
    swept.worlds += 1
    for (const tally of both) {
      swept.cells += tally.cells
      swept.leaks += tally.findings.filter(({ kind }) => kind === 'leak').length
      swept.losses += tally.findings.filter(({ kind }) => kind === 'loss').length
      swept.findings.push(...tally.findings.map((finding) => `seed ${seed}, ${inWords(finding)}`))
    }
    swept.seconds = (performance.now() - begun) / 1000
    console.log(
      `Seed ${seed}: ${swept.cells.toLocaleString('en-US')} cells in ${swept.seconds.toFixed(0)} s, ${swept.leaks} leaks, ${swept.losses} losses.`,
    )
    if (swept.findings.length > 0) break
  }
  return swept
}

async function catalogueOf({ granted }: Pair): Promise<string[]> {
  const client = new pg.Client(granted.owner)
  await client.connect()
  try {
    return [...(await catalogueFindings(client)), ...(await reasonFindings(client, Object.keys(definers)))]
  } finally {
    await client.end()
  }
}

async function main(args: string[]) {
  const { values } = readArguments(
    'isolation',
    {
      help: { type: 'boolean' },
      cells: { type: 'string' },
      seed: { type: 'string' },
      'no-mutants': { type: 'boolean' },
      small: { type: 'boolean', default: false },
    },
    args,
  )
  if (values.help) return console.log(help)
  const usual = values.small ? small : { cells: 1_000_000, seed: 1, share: usualShare }
  const [cells, seed] = [Number(values.cells ?? usual.cells), Number(values.seed ?? usual.seed)]
  if (!Number.isInteger(cells) || cells < 1 || !Number.isInteger(seed)) throw new Misuse('Cells and seed are whole numbers.')
  const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-isolation-'))
  chmodSync(folder, 0o755)
  const engine = await startEngine(process.env['DATABASE_URL'] ?? '', folder)
  const pair: Partial<Pair> = {}
  try {
    await ensureRoles(engine)
    for (const name of ['granted', 'open'] as const) {
      pair[name] = await createDatabase(engine)
      await migrate(pair[name].owner)
    }
    const whole = pair as Pair
    const catalogue = await catalogueOf(whole)
    const swept = await sweepAll(whole, cells, seed, usual.share)
    let killing: Killing | null = null
    if (!values['no-mutants'] && swept.findings.length === 0) {
      console.log('Bringing mutants about ...')
      killing = await kill(await furnish(whole, seed), values.small ? fewMutants : (mutants) => mutants)
    }
    for (const line of [...catalogue, ...swept.findings].slice(0, 60)) console.error(line)
    for (const what of killing?.survivors ?? []) console.error(`survived: ${what}`)
    console.log(
      `${swept.cells.toLocaleString('en-US')} cells of ${swept.worlds} worlds in ${swept.seconds.toFixed(0)} s: ${swept.leaks} leaks, ${swept.losses} losses. Catalogue: ${catalogue.length} findings.`,
    )
    if (killing)
      console.log(
        `${killing.mutants} mutants: ${killing.bySweep} caught by the rows, ${killing.byCatalogue} by the catalogue, ${killing.survivors.length} survived.`,
      )
    const isGood = catalogue.length + swept.findings.length + (killing?.survivors.length ?? 0) === 0
    if (killing && cells >= 1_000_000 && isGood) {
      const day = new Date().toISOString().slice(0, 10)
      writeFileSync(path.join(root, 'docs', 'isolation.md'), pageOf(swept, killing, { day, cores: cpus().length }))
      console.log('Written to docs/isolation.md.')
    }
    const { mutants = 0, survivors = [] } = killing ?? {}
    // A finding of the catalogue is no cell: each counts as one more that was tried.
    conclude('isolation', {
      found: swept.cells - swept.findings.length + mutants - survivors.length,
      of: swept.cells + mutants + catalogue.length,
    })
  } finally {
    for (const { owner } of Object.values(pair)) await dropDatabase(engine, owner.database!)
    await engine.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await runCommand(main)
