import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

// It has no page of its own: the calendar's kill switch closes it too.
export const conflicts = (needs: Needs) => feature('calendar', calls, service(needs))
