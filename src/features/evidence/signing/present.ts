import type { CaseContext } from '#case/cases/public.ts'
import { sidesIn, writersIn } from '#case/cases/public.ts'
import { signLifecycle } from '#domain/signing/lifecycle.ts'
import type { SignRequest } from './contract.ts'
import { partOf, stateAt } from './rules.ts'
import { signaturesOf, type SignRow } from './store.ts'

/** Requests as their reader sees them. The document is named to its author alone. */
export async function presented(c: CaseContext, rows: readonly SignRow[]): Promise<SignRequest[]> {
  const signatures = await signaturesOf(
    c.tx,
    c.caseId,
    rows.map(({ id }) => id),
  )
  const { nameOf } = await writersIn(c.tx, c.caseId)
  const sides = await sidesIn(c.tx, c.caseId)
  return rows.map((row) => {
    const { id, kind, title, note, authorId, isShared, pages, bytes, sha256, reason, wantsPaper, signed } = row
    const state = stateAt(row, c.now)
    const isMine = authorId === c.seat.memberId
    return {
      id,
      kind,
      title,
      note,
      state,
      isMine,
      isShared,
      from: nameOf(authorId, row.at.getTime()),
      pages,
      bytes,
      sha256,
      at: row.at.toISOString(),
      expiresAt: row.expiresAt?.toISOString() ?? null,
      settledAt: row.settledAt?.toISOString() ?? null,
      reason,
      wantsPaper,
      signatures: signatures
        .filter(({ request }) => request === id)
        .map(({ authorId: signer, name, at }) => ({ side: sides.get(signer) ?? null, name, at: at.toISOString() })),
      signed,
      document: isMine ? row.document : null,
      can: signLifecycle.mayDo(state, partOf(row, c.seat)),
    }
  })
}
