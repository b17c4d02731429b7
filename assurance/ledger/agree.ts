import { type Files, sampleFiles, type Sample, verified } from '#domain/record/record.testing.ts'
import { damaged } from './damage.ts'
import { askSecond, type Changes } from './second.ts'

const samples: readonly Sample[] = [{}, { isChosen: (seq) => seq % 3 === 2 }, { own: null, site: false }]

const blamed = (files: Files) => [...new Set(verified(files).findings.map(({ file }) => file))].toSorted()

function differs(base: Files, files: Files): Changes {
  return new Map([
    ...[...base.keys()].filter((name) => !files.has(name)).map((name) => [name, null] as const),
    ...[...files].filter(([name, content]) => base.get(name) !== content),
  ])
}

/**
 * Damages records of three kinds by chance, and asks both verifiers.
 * @returns how often they name the same files; how many records held, and how many answers there were
 */
export async function agreement(count: number): Promise<{ found: number; of: number; held: number; answers: number }> {
  const total = { found: 0, of: 0, held: 0, answers: 0 }
  const seen = new Set<string>()
  for (const [kind, sample] of samples.entries()) {
    const base = sampleFiles(sample)
    const seeds = Array.from({ length: Math.ceil((count - kind) / samples.length) }, (_, n) => n * samples.length + kind)
    const ours: string[] = []
    // One after the other: ten thousand records at once would be a gigabyte.
    function* records(): Generator<Changes> {
      for (const seed of seeds) {
        const files = seed < samples.length ? base : damaged(base, seed)
        ours.push(blamed(files).join(' '))
        yield differs(base, files)
      }
    }
    const theirs = await askSecond(base, records())
    total.of += seeds.length
    for (const [n, { holds, files }] of theirs.entries()) {
      const same = files.join(' ') === ours[n] && holds === (files.length === 0)
      if (same) total.found += 1
      else console.log(`Seed ${seeds[n]}: ours blames [${ours[n]}], the second [${files.join(' ')}].`)
      if (holds) total.held += 1
      seen.add(`${kind} ${files.join(' ')}`)
    }
  }
  return { ...total, answers: seen.size }
}
