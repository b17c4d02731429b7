import type { Actor } from '#access/actor.ts'
import { notFound } from '#case/cases/public.ts'
import { madeContent } from '#case/files/public.ts'
import { dayInZone } from '#kernel/dates.ts'
import { msg } from '#kernel/text.ts'
import type { RangedFile } from '#http/ranged-file.ts'
import type { service } from './service.ts'

type Deps = Parameters<typeof madeContent>[0] & Pick<ReturnType<typeof service>, 'at'>

/** The bytes of a copy, for its author alone. The list of a browser's downloads is seen by others: its name says only the day. */
export const contentOfCopy =
  (deps: Deps) =>
  async (asked: { actor: Actor; params: { case: string; redaction: string } }): Promise<RangedFile> => {
    const { row, made } = await deps.at(asked)
    // A link to a copy that is gone, such as in a fact, says so.
    if (row.removedAt !== null) return notFound(msg`This redacted copy was removed. The original file is unchanged.`)
    if (!made) return notFound(msg`This redacted copy isn’t ready.`)
    const { bytes, sha256 } = made
    return {
      name: `redacted-${dayInZone('UTC', row.createdAt)}.pdf`,
      type: 'application/pdf',
      bytes,
      sha256,
      read: (range) => madeContent(deps, made, range),
    }
  }
