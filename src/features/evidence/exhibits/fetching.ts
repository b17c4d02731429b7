import { type CaseDeps, caseHandlers, notFound } from '#case/cases/public.ts'
import { madeAt, madeContent } from '#case/files/public.ts'
import type { RangedFile } from '#http/ranged-file.ts'
import { dayInZone } from '#kernel/dates.ts'
import { msg } from '#kernel/text.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import { pdfOf } from './removing.ts'
import type { AskedExport } from './routes.ts'
import { exportAt } from './store.exports.ts'

/** The archive or the PDF of an export, for its author alone. The list of a browser's downloads is seen by others: its name says only the day. */
export function fetching(deps: CaseDeps & { files: SealedFiles }) {
  const own = caseHandlers(deps, 'case', null).inSeat(async (c, { params, what }: AskedExport & { what: 'zip' | 'pdf' }) => {
    const row = await exportAt(c.tx, { caseId: c.caseId, id: params.export })
    const file = row?.authorId === c.seat.memberId ? await madeAt(c.tx, c.caseId, what === 'zip' ? row.id : pdfOf(row)) : null
    return row && file ? { row, file } : notFound(msg`These exhibits are not ready, or no longer here.`)
  })
  return async (asked: AskedExport, what: 'zip' | 'pdf'): Promise<RangedFile> => {
    const { row, file } = await own({ ...asked, what })
    return {
      name: `exhibits-${dayInZone('UTC', row.createdAt)}.${what}`,
      type: what === 'zip' ? 'application/zip' : 'application/pdf',
      bytes: file.bytes,
      sha256: file.sha256,
      read: async (range) => madeContent(deps, file, range),
    }
  }
}
