import { type CaseDeps, checkDays, ownRows } from '#case/cases/public.ts'
import type { Handlers } from '#http/bind.ts'
import type { calls } from './contract.ts'
import { dayFields } from './rules.ts'
import { saveProfile } from './store.ts'

export const service = (deps: CaseDeps): Handlers<typeof calls> => ({
  saveProfile: ownRows(deps, 'case').save(async (c, { body }) => {
    checkDays(body, dayFields)
    await saveProfile(c.tx, { caseId: c.caseId, authorId: c.seat.memberId, at: c.at }, body)
    return { saved: true }
  }),
})
