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
  pages: [
    {
      path: '/search-professionals',
      page: 'search',
      out: true,
      rate: true,
      label: 'Search professionals',
      menu: { group: 'legalProfessionals', position: 10, flag: 'professionalDirectory' },
    },
    {
      path: '/profiles',
      page: 'profiles',
      out: true,
      rate: true,
      label: 'Browse profiles',
      menu: { group: 'legalProfessionals', position: 20, flag: 'professionalDirectory' },
    },
  ],
})
