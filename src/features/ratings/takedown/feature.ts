import { isCourtNamed } from '#directory/professionals/public.ts'
import { directorySlot } from '#directory/professionals/public.ts'
import { perApp } from '#feature/deps.ts'
import { feature, provide } from '#feature/feature.ts'
import { noticeSlot } from '#ratings/profile-notes/public.ts'
import { costOf, proofs } from '#ratings/tokens/public.ts'
import { calls, deskCalls } from './contract.ts'
import { putDemoNotices, removeDemoNotices } from './demo.ts'
import { jobs } from './jobs.ts'
import { staff } from './service.desk.ts'
import { numberIn, service } from './service.ts'
import { byNumber } from './store.ts'

const partsOf = perApp((deps) => ({
  ...deps,
  work: proofs({ clock: deps.clock, cost: costOf(deps.config) }),
  find: deps.one(directorySlot).find,
  isCourtNamed: (name: string) => isCourtNamed(deps.app, name),
}))

export const takedown = feature('ratings/takedown', {
  calls: { ...calls, ...deskCalls },
  service: (deps) => ({ ...service(partsOf(deps)), ...staff(partsOf(deps)) }),
  jobs: (deps) => jobs({ ...deps, db: deps.reviews }),
  provides: [
    provide(
      noticeSlot,
      ({ reviews }) =>
        (number) =>
          byNumber(reviews, numberIn(number)),
    ),
  ],
  demo: { put: ({ owner, now }) => putDemoNotices(owner, now), remove: removeDemoNotices },
  pages: [
    { path: '/notice', query: 'professional', page: 'notice-about', out: true, rate: true },
    { path: '/notice', page: 'notice', out: true, rate: true },
    { path: '/admin-legal-records', page: 'records', staff: 'admin', label: 'Legal records' },
  ],
})
