import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const search = feature('directory/search', {
  // One switch for finding people and for their profiles.
  closesWith: 'professionals',
  calls,
  service: ({ app, clock }) => service({ db: app, clock }),
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
