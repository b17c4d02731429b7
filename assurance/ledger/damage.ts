import type { Files } from '#domain/record/record.testing.ts'
import { signedAgain } from '#domain/record/record.testing.ts'
import { dice, type Dice } from '../fuzz/dice.ts'

const pathOf = (files: Files, { pick }: Dice, isProof: boolean) =>
  pick([...files.keys()].filter((path) => !isProof || path.startsWith('proof/')))

type Damage = (content: Uint8Array, chance: Dice) => Uint8Array | null

const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts))
const lines = (content: Uint8Array) => Buffer.from(content).toString('latin1').split('\n')
const ofLines = (all: readonly string[]) => new Uint8Array(Buffer.from(all.join('\n'), 'latin1'))

/** What can happen to a file by chance, and by hand. */
const damages: readonly Damage[] = [
  (content, { below }) => {
    const after = Uint8Array.from(content)
    if (after.length > 0) after[below(after.length)]! ^= 1 << below(8)
    return after
  },
  // A digit for a digit: what is still readable as what it was.
  (content, { below, pick }) => {
    const digits = [...content.entries()].flatMap(([at, byte]) => (byte >= 0x30 && byte <= 0x39 ? [at] : []))
    const after = Uint8Array.from(content)
    if (digits.length > 0) after[pick(digits)] = 0x30 + below(10)
    return after
  },
  (content, { below }) => content.slice(0, below(content.length + 1)),
  (content, { below }) => {
    const [at, count] = [below(content.length + 1), 1 + below(40)]
    return joined(content.slice(0, at), content.slice(at + count))
  },
  (content, { below }) => {
    const at = below(content.length + 1)
    return joined(content.slice(0, at), Uint8Array.of(below(256)), content.slice(at))
  },
  (content, { below }) => {
    const all = lines(content)
    const [one, other] = [below(all.length), below(all.length)]
    return ofLines(all.with(one, all[other]!).with(other, all[one]!))
  },
  (content, { below }) => ofLines(lines(content).toSpliced(below(lines(content).length), 1)),
  () => null,
]

/**
 * A record with something done to it. In half of the cases it is done to a proof by someone who has the key and signs the manifest again, so that the
 * check has to look behind it. Now and then nothing is changed.
 */
export function damaged(files: Files, seed: number): Files {
  const chance = dice(seed)
  const hasKey = chance.oneIn(2)
  const path = pathOf(files, chance, hasKey)
  const content = chance.pick(damages)(files.get(path)!, chance)
  const after = new Map(files)
  if (content === null) after.delete(path)
  else after.set(path, content)
  return hasKey ? signedAgain(after) : after
}
