import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const conflicts = feature('schedule/conflicts', {
  // It has no page of its own: the calendar's kill switch closes it too.
  closesWith: 'calendar',
  calls,
  service,
})
