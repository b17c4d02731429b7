import type { CaseTx } from '#access/cases.ts'
import type { FileAt } from '#case/files/public.ts'
import type { Job } from '#ports/jobs/port.ts'
import type { Work } from '#ports/queue/port.ts'
import { enqueue } from '#ports/queue/enqueue.ts'
import { type ReadingDeps, readMetadata } from './reading.ts'
import { unread } from './store.ts'

const name = 'metadata.read'
/** Files that are asked for at once. */
const batch = 500
/** What has just arrived was asked for by its upload. */
const settled = 10 * 60_000

/** Asks for the metadata of a file to be read. */
export const askFor = (tx: CaseTx, { caseId, authorId, id }: FileAt): Promise<void> =>
  enqueue(tx, { name, data: { case: caseId, author: authorId, file: id }, key: id })

export const work = (deps: ReadingDeps): readonly Work[] => [
  {
    name,
    run: async (data) => readMetadata(deps, { caseId: String(data['case']), authorId: String(data['author']), id: String(data['file']) }),
  },
]

/** Asks for files that came before this feature did, or with the demonstration. */
export const jobs = ({ cases, clock }: Pick<ReadingDeps, 'cases' | 'clock'>): readonly Job[] => [
  {
    name: 'metadata.older',
    every: 60 * 60_000,
    run: async () => {
      await cases.asSystem('files whose metadata nobody has read', async (tx) => {
        for (const file of await unread(tx, new Date(clock() - settled), batch)) await askFor(tx, file)
      })
    },
  },
]
