import type { Paper } from '#domain/papers/paper.ts'
import type { Signature } from '#domain/papers/signature.ts'
import { threads } from '../threads.ts'
import type { Work } from './libpdf.thread.ts'
import type { Papers, Printed } from './port.ts'
import { isValidAt, type Signing } from './signing.ts'

/** Milliseconds for one paper: thousands of pages take less than a minute on one core. */
const patience = 600_000

interface Options {
  /** `null`: nothing is signed. */
  signing: Signing | null
  /** A timestamp authority (RFC 3161); empty for none. */
  timestampUrl: string
  clock: () => number
  report: (error: unknown, where: string) => void
}
const unsigned: Options = { signing: null, timestampUrl: '', clock: Date.now, report: () => {} }

const thread = { file: new URL('./libpdf.thread.ts', import.meta.url), atOnce: 1, idle: 60_000, megabytes: 1536 }

/** PDF files by libpdf, which cuts fonts down to what a paper uses (docs/libraries.md). One at a time: the other core answers people. */
export function papersByLibpdf({ signing, timestampUrl, clock, report }: Options = unsigned): Papers {
  const pool = threads<Work, Omit<Printed, 'signature'> | { noStamp: string }>({ ...thread, name: 'draw' })
  const binding = threads<{ title: string; pictures: readonly Uint8Array[] }, Omit<Printed, 'signature'>>({ ...thread, name: 'bind' })
  const drawn = async (paper: Paper, signature: Signature, after?: Uint8Array): Promise<Printed | null> => {
    const how = signature === 'none' ? null : { ...signing!, timestampUrl: signature === 'B-T' ? timestampUrl : '' }
    const made = await pool.run({ paper, how, after }, patience)
    if (!('noStamp' in made)) return { ...made, signature }
    report(new Error(made.noStamp), 'papers')
    return null
  }
  return {
    draw: async (paper) => (await drawn(paper, 'none'))!,
    async drawSigned(of, after) {
      const isSigned = signing !== null && isValidAt(signing, clock())
      const stamped = isSigned && timestampUrl !== '' ? await drawn(of('B-T'), 'B-T', after) : null
      const signature = isSigned ? 'B-B' : 'none'
      return stamped ?? (await drawn(of(signature), signature, after))!
    },
    ofPictures: (title, pictures) => binding.run({ title, pictures }, patience),
  }
}
