import { changesWaiting } from '#accounts/security/public.ts'
import { suggestionsWaiting } from '#directory/corrections/public.ts'
import { feature } from '#feature/feature.ts'
import { heldReviews } from '#ratings/reviews/public.ts'
import { calls } from './contract.ts'
import { jobs } from './jobs.ts'
import { service } from './service.ts'
import { exports } from './feature.exports.ts'
import { crashesSlot, ticketsSlot } from './slots.ts'
import { serverFactsSlot } from './slots.ts'

export const staff = feature('staff/staff', {
  calls,
  // What waits is counted by each feature that it waits in.
  service: (deps) => {
    const { accounts, app, reviews, mail } = deps
    const tickets = deps.one(ticketsSlot)
    return service({
      ...deps,
      ...deps.one(serverFactsSlot),
      db: accounts,
      ticketsOf: tickets.ofAccount,
      crashes: (from) => deps.one(crashesSlot)(app, from),
      queues: {
        tickets: () => tickets.waiting(accounts),
        corrections: () => suggestionsWaiting(app),
        reviews: () => heldReviews(reviews),
        mail_waiting: async () => {
          const { waiting, oldestOn } = await mail.count()
          return { n: waiting, oldestOn }
        },
        mail_refused: async () => ({ n: (await mail.count()).refused, oldestOn: null }),
        changes: () => changesWaiting(accounts),
      },
    })
  },
  jobs: (deps) => jobs({ ...deps, db: deps.accounts }),
  pages: [
    {
      path: '/admin-dashboard',
      page: 'admin',
      staff: 'admin',
      label: 'Admin dashboard',
      menu: { group: 'profile', position: 40, flag: 'adminDashboard' },
    },
    {
      path: '/user-access-control',
      page: 'access',
      staff: 'admin',
      label: 'User access',
      menu: { group: 'profile', position: 50, flag: 'userManagement' },
    },
    { path: '/account-recovery', page: 'recoveries', staff: 'admin', label: 'Account recovery' },
    { path: '/super-admin-dashboard', page: 'super', staff: 'super', label: 'Super admin dashboard' },
  ],
  exports,
})
