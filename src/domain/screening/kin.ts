import * as lexicon from './lexicon/names.ts'
import { key } from './name-words.ts'
import { listOf } from './phrases.ts'
import { isOneOf, type Reading } from './reading.ts'
import type { ReasonCode } from './types.ts'

const kin: readonly (readonly [ReasonCode, ReadonlySet<string>])[] = [
  ['child_name', listOf(lexicon.kinChild)],
  ['parent_name', listOf(lexicon.kinParent)],
  ['third_name', listOf(lexicon.kinOther)],
]
const linking = listOf('named called is de se llama llamado llamada nombre name')
const copulas = listOf('is are was es')
/** Between a name and who it is: "that's my ex", "who is his lawyer". */
const pointing = listOf('thats that who whos which aka')
const people = listOf('lawyer attorney abogado abogada friend babysitter sitter assistant secretary interpreter director accountant')
/** Whose somebody is, which begins a group of words of kin. */
const owners = listOf('my our his her their your the mi mis su sus nuestro nuestra nuestros el la')
const possessives = new Set([...owners, ...listOf('this little sweet poor dear')])

/** The kin word that stands right before `at`: "my son", "my ex husband", "our daughter, ", "my son is called". */
export function kinBefore(reading: Reading, at: number): ReasonCode | null {
  let near = at - 1
  while (near >= Math.max(0, at - 3) && isOneOf(reading, near, linking)) near -= 1
  if (near < 0 || reading.words[near]!.sentence !== reading.words[at]!.sentence) return null
  if (near === at - 2 && key(reading, near + 1) === 'is') return null
  return kin.find(([, words]) => isOneOf(reading, near, words))?.[0] ?? null
}

/** The kin word after a name: "Tyler, my son", "Ingrid, the kids' stepmom". */
export function kinAfter(reading: Reading, end: number): ReasonCode | null {
  if (!/^\.?,? ?\(?$/.test(reading.words[end]?.before ?? 'x')) return null
  const first = isOneOf(reading, end, copulas) ? end + 1 : end
  if (!isOneOf(reading, first, possessives)) return null
  for (let at = first + 1; at <= first + 3; at += 1) {
    const told = kin.find(
      ([, words]) =>
        isOneOf(reading, at, words) && !/'s?$|s'$/.test(reading.words[at]!.text) && !reading.words[at + 1]?.before.startsWith("'"),
    )
    if (told) return told[0]
  }
  return null
}

/** Whether words of kin stand behind a name in commas, in brackets or as "that's": "Misty, that's my ex,", "Anjali (my niece)", "Kai is my son". */
export function kinTold(reading: Reading, end: number): boolean {
  const { words } = reading
  const next = words[end]
  if (!next || !/^(?: |,|, | ?\()$/.test(next.before)) return false
  const says = isOneOf(reading, end, pointing)
  const is = says && isOneOf(reading, end + 1, copulas)
  const first = end + (is ? 2 : says || isOneOf(reading, end, copulas) ? 1 : 0)
  if ((first === end && next.before === ' ') || words[first]?.sentence !== next.sentence || !isOneOf(reading, first, possessives))
    return false
  for (let at = first + 1; at <= first + 3 && words[at]?.sentence === next.sentence; at += 1) {
    if (!kin.some(([, all]) => isOneOf(reading, at, all)) && !isOneOf(reading, at, people)) continue
    const after = words[at + 1]
    const ends = !after || after.sentence !== next.sentence || /^[,.)]/.test(after.before)
    if (ends || says) return !words[at]!.text.endsWith("'s")
  }
  return false
}

/** Where the words of kin before the name begin, so that "my son Tyler" becomes "my child". */
export function withKin(reading: Reading, at: number): number {
  let first = at
  while (first > 0 && at - first < 4) {
    const near = first - 1
    if (reading.words[near]!.sentence !== reading.words[at]!.sentence || !/^,? $|^-$/.test(reading.words[first]!.before)) break
    const fits =
      isOneOf(reading, near, linking) ||
      isOneOf(reading, near, possessives) ||
      kin.some(([, words]) => isOneOf(reading, near, words)) ||
      /^(?:former|new|in|old|year|\d{1,2})$/.test(key(reading, near))
    if (!fits) break
    first = near
    // "my" begins it: what stands before is of another ("my child, my daughter Emily").
    if (isOneOf(reading, near, owners)) break
  }
  return first
}
