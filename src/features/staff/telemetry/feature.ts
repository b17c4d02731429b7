import { feature, fill } from '#feature/feature.ts'
import { crashesSlot } from '#staff/staff/public.ts'
import { calls, deskCalls } from './contract.ts'
import { jobs } from './jobs.ts'
import { crashesByDay } from './public.ts'
import { desk, service } from './service.ts'

export const telemetry = feature('staff/telemetry', {
  calls: { ...calls, ...deskCalls },
  service: (deps) => ({ ...service({ ...deps, db: deps.app }), ...desk(deps) }),
  jobs: (deps) => jobs({ ...deps, db: deps.app }),
  provides: [fill(crashesSlot, crashesByDay)],
  pages: [
    {
      path: '/bug-detection',
      page: 'bugs',
      staff: 'admin',
      label: 'Bug detection',
      menu: { group: 'profile', position: 60, flag: 'systemReports' },
    },
  ],
})
