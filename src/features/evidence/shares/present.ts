import { notFound } from '#case/cases/public.ts'
import { shareState } from '#domain/evidence/shares.ts'
import { msg } from '#kernel/text.ts'
import type { Link } from './contract.ts'
import type { LinkDbRow } from './store.ts'

export const noLink = () => notFound(msg`There is no such link.`)

/** What a link that is over says, for whatever reason: the one who has it learns no more. */
export const overText = msg`This link is no longer open. Ask the person who sent it for a new one.`

/** @param isActive a parent whose seat has not ended */
export function linkView(row: LinkDbRow & { files: string[] }, now: number, isActive: boolean): Link {
  const { at, endsAt, lastOpenedAt, endedAt, wordHash, id, whom, opened, most, isOriginal, maySave, endedWhy, files } = row
  return {
    id,
    whom,
    state: shareState(row, now),
    createdAt: at.toISOString(),
    endsAt: endsAt.toISOString(),
    opened,
    most,
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
    hasWord: wordHash !== null,
    isOriginal,
    maySave,
    endedAt: endedAt?.toISOString() ?? null,
    endedWhy,
    files,
    can: { end: isActive && endedAt === null, renew: isActive && endedAt === null },
  }
}
