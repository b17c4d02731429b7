import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { jobs } from './jobs.ts'
import { service } from './service.ts'

export const dataQuality = feature('directory/data-quality', {
  calls,
  service: (deps) => service({ ...deps, db: deps.app }),
  jobs,
  pages: [
    {
      path: '/data-quality',
      page: 'quality',
      label: 'Data quality',
      menu: { group: 'legalProfessionals', position: 60, flag: 'dataQuality' },
    },
  ],
})
