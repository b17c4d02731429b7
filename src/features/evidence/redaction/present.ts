import type { madeAt } from '#case/files/public.ts'
import { english } from '#kernel/english.ts'
import type { Copy } from './contract.ts'
import { whyNot } from './rules.ts'
import type { RedactionRow } from './store.ts'

/** A copy as its author sees it. @param file its bytes; `null` while there are none */
export function copyView(row: RedactionRow, file: Awaited<ReturnType<typeof madeAt>>): Copy {
  const { failure, failurePage, failureWord, proof, pages } = row
  return {
    id: row.id,
    file: row.fileId,
    state: row.removedAt === null ? row.state : 'removed',
    progress: row.progress,
    at: row.createdAt.toISOString(),
    places: row.places,
    onPages: row.onPages,
    problem: failure && english(whyNot(failure, failurePage, failureWord)),
    made:
      file === null
        ? null
        : {
            at: row.endedAt!.toISOString(),
            pages: pages!,
            bytes: file.bytes,
            sha256: file.sha256,
            sourceSha256: row.sourceSha256,
            proof: proof!,
          },
  }
}
