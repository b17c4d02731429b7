import { directorySlot } from '#directory/professionals/public.ts'
import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const corrections = feature('directory/corrections', {
  calls,
  service: (deps) => service({ ...deps, db: deps.app, person: deps.one(directorySlot).person }),
  pages: [{ path: '/add-professional', page: 'add', out: true, label: 'Add somebody to the directory' }],
})
