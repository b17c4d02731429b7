import { type Files, sampleFiles } from '#domain/record/record.testing.ts'
import { recordFile, verifyRecord } from '#domain/record/verify.ts'
import { checkEd25519 } from '#domain/transparency-log/ed25519.ts'
import type { CheckSignature } from '#domain/transparency-log/signed-note.ts'
import { dice } from '../fuzz/dice.ts'

const bytesOf = (files: Files) => [...files.values()].reduce((sum, { length }) => sum + length, 0)
export const exportBytes = 65_536

function filler(size: number): Uint8Array {
  const { below } = dice(4)
  return Uint8Array.from({ length: size }, () => below(256))
}

/** An export of exactly 64 KiB. */
export function smallExport(): Files {
  const withFile = (size: number) => sampleFiles({ contents: new Map([['natives/0001-photo.jpg', filler(size)]]) })
  const files = withFile(10_000)
  const whole = withFile(10_000 + exportBytes - bytesOf(files))
  if (bytesOf(whole) !== exportBytes) throw new Error(`The export has ${bytesOf(whole)} bytes.`)
  return whole
}

/** The same answers, each worked out once: a byte that is flipped changes few signatures. */
function remembered(): CheckSignature {
  const known = new Map<string, boolean>()
  return (...all) => {
    const asked = all.map((bytes) => Buffer.from(bytes).toString('base64')).join(' ')
    const answer = known.get(asked) ?? checkEd25519(...all)
    known.set(asked, answer)
    return answer
  }
}

/**
 * Flips one bit of every byte of an export, or of every `step`th.
 * @returns how many were found, with the name of the file
 */
export function flips(step: number): { found: number; of: number } {
  const files = smallExport()
  const chance = dice(3)
  const check = remembered()
  const whole = new Map([...files].map(([path, content]) => [path, recordFile(path, content)]))
  if (verifyRecord([...whole.values()], check).findings.length > 0) throw new Error('The export does not hold.')
  let [found, of, offset] = [0, 0, 0]
  for (const [path, content] of files)
    for (let at = 0; at < content.length; at += 1, offset += 1) {
      if (offset % step !== 0) continue
      of += 1
      const flipped = Uint8Array.from(content)
      flipped[at]! ^= 1 << chance.below(8)
      const { findings } = verifyRecord([...new Map([...whole, [path, recordFile(path, flipped)]]).values()], check)
      if (findings.some(({ file }) => file === path)) found += 1
    }
  return { found, of }
}
