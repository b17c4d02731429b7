import { feature } from '#http/bind.ts'
import { type Cost, proofs } from '#ratings/tokens/public.ts'
import { calls, deskCalls } from './contract.ts'
import { staff } from './service.desk.ts'
import { type Deps, service } from './service.ts'

export { putDemoNotices, removeDemoNotices } from './demo.ts'
export { jobs as takedownJobs } from './jobs.ts'

export function takedown({ proofCost, ...given }: Omit<Deps, 'work'> & { proofCost: Cost }) {
  const deps = { ...given, work: proofs({ clock: given.clock, cost: proofCost }) }
  return feature('takedown', { ...calls, ...deskCalls }, { ...service(deps), ...staff(deps) })
}
