import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CaseDeps } from '#case/cases/public.ts'
import { ownFile } from '#case/files/public.ts'
import { isPicture } from '#case/files/rules.ts'
import { readReceipt } from '#domain/receipts/read.ts'
import type { Candidate } from '#domain/receipts/reading.ts'
import type { ReadPage } from '#domain/receipts/words.ts'
import type { Handlers } from '#http/bind.ts'
import { dayOf } from '#kernel/day.ts'
import { english } from '#kernel/english.ts'
import { Fault } from '#kernel/fault.ts'
import type { Text } from '#kernel/text.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import type { Reader } from '#ports/reading/port.ts'
import type { calls, ReceiptReading } from './contract.ts'
import { largestRead, nothingFound, notReadText, tooLargeToRead } from './unread.ts'

/** Where the day begins first: UTC+14. */
const ahead = 14 * 3_600_000

const unread = (why: Text): ReceiptReading => ({
  problem: english(why),
  hasPicture: false,
  total: [],
  tax: [],
  tip: [],
  day: [],
  merchant: [],
  isRefund: false,
})

const unlessMissing = (error: unknown) => {
  if (error instanceof Fault && error.code === 'not_found') return null
  throw error
}

const share = (part: number, whole: number) => Math.min(1, Math.max(0, Math.round((part / whole) * 10_000) / 10_000))

const placed =
  ({ width, height }: ReadPage) =>
  <V>({ value, score, reason, box }: Candidate<V>) => ({
    value,
    score: Math.round(score * 1000) / 1000,
    reason,
    place: { x: share(box.x, width), y: share(box.y, height), w: share(box.w, width), h: share(box.h, height) },
  })

export function service(deps: CaseDeps & { files: SealedFiles; reader: Reader }): Handlers<typeof calls> {
  const own = ownFile(deps)
  return {
    read: async ({ actor, params, body }) => {
      const asked = { actor, params: { case: params.case, file: body.file } }
      // The copy without location data is what the page shows, upright; a picture without one was refused. A PDF has none where no virus
      // scanner is set.
      const copy = await own.copy(asked).catch(unlessMissing)
      const file = copy ?? (await own.content(asked))
      if (file.bytes > largestRead) return unread(tooLargeToRead)
      if (!copy && file.type !== 'application/pdf') return unread(notReadText('damaged'))
      const folder = await mkdtemp(join(tmpdir(), 'casebalance-read-'))
      try {
        const path = join(folder, 'receipt')
        await writeFile(path, await file.read(), { mode: 0o600 })
        const read = await deps.reader.read({ path, type: file.type })
        if (read.state === 'cannot') return unread(notReadText(read.reason))
        const { total, tax, tip, day, merchant, isRefund } = readReceipt(read.page, dayOf(deps.clock() + ahead))
        if (total.length + day.length + merchant.length === 0) return unread(nothingFound)
        const at = placed(read.page)
        return {
          problem: null,
          hasPicture: copy !== null && isPicture(copy.type),
          total: total.map(at),
          tax: tax.map(at),
          tip: tip.map(at),
          day: day.map(at),
          merchant: merchant.map(at),
          isRefund,
        }
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}
