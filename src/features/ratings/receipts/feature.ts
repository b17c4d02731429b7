import { directorySlot } from '#directory/professionals/public.ts'
import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const receipts = feature('ratings/receipts', {
  closesWith: 'reviews',
  calls,
  service: (deps) => service({ ...deps, find: deps.one(directorySlot).find }),
})
