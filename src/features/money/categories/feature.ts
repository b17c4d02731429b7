import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const categories = feature('money/categories', {
  // It has no page of its own: that of expenses shows it.
  closesWith: 'expenses',
  calls,
  service,
})
