import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '#scripts/build.ts'
import { conclude } from '../found.ts'
import { stands, type Stand } from './table.ts'

// `npm run asvs`: where each requirement of OWASP ASVS 5.0, levels 1 and 2, stands. Tested is what a test says that bears its id.

const states = ['tested', 'document', 'deviation', 'not applicable', 'open'] as const
type State = (typeof states)[number]

/** The ids that tests bear in their names, with the file of each: `asvs-6.2.9 …`, or several: `asvs-3.4.4 asvs-3.4.5 …`. */
export function testedIds(): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of globSync('{src,test,scripts}/**/*.{test,spec}.{ts,tsx}', { cwd: root }).toSorted()) {
    const text = readFileSync(path.join(root, file), 'utf8')
    for (const [, id] of text.matchAll(/asvs-(\d+\.\d+\.\d+)/g)) if (!found.has(id!)) found.set(id!, file)
  }
  return found
}

/** Every id, in order, with where it stands. */
export function standing(): { id: string; state: State; where: string }[] {
  const tested = testedIds()
  const byNumber = (id: string) => id.split('.').reduce((sum, part) => sum * 1_000 + Number(part), 0)
  return Object.keys(stands)
    .toSorted((one, other) => byNumber(one) - byNumber(other))
    .map((id) => {
      const stand: Stand = stands[id]!
      const test = tested.get(id)
      // A deviation stays one, whatever of it is tested.
      if (test !== undefined && stand[0] !== 'deviation') return { id, state: 'tested', where: test }
      if (stand === 'open') return { id, state: 'open', where: '' }
      const [state, where] = stand
      return { id, state, where }
    })
}

/** The file that a document's place names exists, and so does the heading. */
export function isThere(place: string): boolean {
  const [file = '', heading] = place.split(/[#:]/)
  if (!existsSync(path.join(root, file))) return false
  if (heading === undefined || !place.includes('#')) return true
  const headings = readFileSync(path.join(root, file), 'utf8').matchAll(/^#+ (.+)$/gm)
  return [...headings].some(([, title]) => title!.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') === heading)
}

if (import.meta.main) {
  const all = standing()
  for (const { id, state, where } of all) console.log(`${id.padEnd(8)} ${state.padEnd(15)} ${where}`)
  console.log(
    `\n${all.length} requirements: ${states.map((state) => `${all.filter((one) => one.state === state).length} ${state}`).join(', ')}.`,
  )
  // A document that is gone, or lost its heading, meets nothing.
  const isMet = ({ state, where }: (typeof all)[number]) => state !== 'open' && (state !== 'document' || isThere(where))
  for (const { id, where } of all.filter((one) => !isMet(one))) console.log(`Not met: ${id} ${where}`)
  conclude('asvs', { found: all.filter(isMet).length, of: all.length })
}
