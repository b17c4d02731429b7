import { createHash } from 'node:crypto'
import { originalOf } from '#case/files/public.ts'
import type { Paper } from '#domain/papers/paper.ts'
import { type LeavingPaper, partAs } from '#evidence/filing/public.ts'
import type { Papers } from '#ports/papers/port.ts'
import { OnlyFile } from './contract.ts'
import { chainCsv, chainPaper, type Draft, draftPaper, type Printed } from './paper.ts'
import { type Asked, type CustodyDeps, type Read, reading } from './service.ts'

/** A file that is larger is not read again while someone waits for a paper. Bytes. */
const mostReadAgain = 256 * 1024 ** 2

interface Printing extends CustodyDeps {
  papers: Papers
  appUrl: string
}

/** Whether the stored original has the hash of its upload now; one that was changed doesn't even open. */
async function isSame(deps: Omit<Printing, 'papers'>, { of, chain: { history } }: Read): Promise<boolean | null> {
  if (history.removedAt !== null || history.bytes > mostReadAgain) return null
  const original = await originalOf(deps, of)
  if (!original) return null
  const hash = createHash('sha256')
  for await (const part of await original.read()) hash.update(part)
  return hash.digest('hex') === history.sha256
}

/** The chain of custody to be checked before it leaves. */
export function leavingChain(deps: Omit<Printing, 'papers'>): LeavingPaper {
  const read = reading(deps)
  return {
    name: 'custody',
    file: 'chain-of-custody.pdf',
    read: async ({ actor, caseId, part }) => {
      const found = await read({ actor, params: { case: caseId, ...partAs(OnlyFile, part) } })
      return chainPaper({ ...found, host: new URL(deps.appUrl).host, isSame: await isSame(deps, found) })
    },
  }
}

/** What a parent takes along of a file. Each is read at one moment, and drawn after that without a connection to the database. */
export function printing(deps: Printing) {
  const read = reading(deps)
  const drawn = (paperOf: (printed: Printed) => Paper) => async (asked: Asked) => {
    const found = await read(asked)
    const printed = { ...found, host: new URL(deps.appUrl).host, isSame: await isSame(deps, found) }
    return (await deps.papers.draw(paperOf(printed))).bytes
  }
  return {
    csv: async (asked: Asked) => `\ufeff${chainCsv(await read(asked))}`,
    paper: drawn(chainPaper),
    draft: (kind: Draft) => drawn((printed) => draftPaper(kind, printed)),
  }
}
