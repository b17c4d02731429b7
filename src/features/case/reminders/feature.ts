import { mailCodesSlot } from '#accounts/notifications/public.ts'
import { feature } from '#feature/feature.ts'
import { jobs } from './jobs.ts'
import { reminderSource } from './source.ts'
import { exports } from './feature.exports.ts'

export const reminders = feature('case/reminders', {
  // It has no calls: people choose in their settings what they are reminded of, and the job writes to them.
  jobs: (deps) => jobs({ ...deps, db: deps.accounts, sources: deps.all(reminderSource), codesOf: deps.one(mailCodesSlot) }),
  exports,
})
