import { perApp } from '#feature/deps.ts'
import { feature, provide } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'
import { directorySlot } from './slots.ts'

const built = perApp(({ app, clock }) => service({ db: app, clock }))

export const professionals = feature('directory/professionals', {
  calls,
  service: (deps) => built(deps).handlers,
  provides: [provide(directorySlot, built)],
})
