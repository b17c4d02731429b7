import type { CaseDeps } from '#case/cases/public.ts'
import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

// It has no page of its own: the calendar's kill switch closes it too.
export const conflicts = (deps: CaseDeps) => feature('calendar', calls, service(deps))
