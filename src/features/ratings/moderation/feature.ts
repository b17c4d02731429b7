import { directorySlot } from '#directory/professionals/public.ts'
import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { desk } from './desk.ts'
import { service } from './service.ts'

export const moderation = feature('ratings/moderation', {
  calls,
  service: (deps) => service({ ...deps, desk: desk({ ...deps, find: deps.one(directorySlot).find }) }),
  pages: [{ path: '/moderation', page: 'moderation', staff: 'moderator', label: 'Moderation' }],
})
