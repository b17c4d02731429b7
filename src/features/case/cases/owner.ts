import type { CaseContext } from './handlers.ts'
import type { Membership } from './membership.ts'

/** Who acts, as the owner of rows. */
export const ownerOf = ({ caseId, seat }: Pick<CaseContext, 'caseId' | 'seat'>): { caseId: string; authorId: string } => ({
  caseId,
  authorId: seat.memberId,
})

/** Whose rows a seat asks for: a parent their own; a granted seat (`authorId: null`) those that the policies show it. */
export const whoseFor = ({ caseId, role, memberId }: Membership): { caseId: string; authorId: string | null } => ({
  caseId,
  authorId: role === 'parent' ? memberId : null,
})
