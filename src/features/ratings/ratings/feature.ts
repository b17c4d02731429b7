import { feature } from '#http/bind.ts'
import { type Cost, proofs } from '#ratings/tokens/public.ts'
import { calls } from './contract.ts'
import type { Deps } from './filing.ts'
import { service } from './service.ts'

/** It is closed by the kill switch of the reviews, and so are its pages (features/staff/flags/rules.ts, decision 0044). */
export function ratings({ proofCost, ...given }: Omit<Deps, 'proofs'> & { proofCost: Cost }) {
  return feature('reviews', calls, service({ ...given, proofs: proofs({ clock: given.clock, cost: proofCost }) }))
}
