import { directorySlot } from '#directory/professionals/public.ts'
import { feature, provide } from '#feature/feature.ts'
import { noteSlot } from '#ratings/reviews/public.ts'
import { calls } from './contract.ts'
import { jobs } from './jobs.ts'
import { service } from './service.ts'
import { noticeSlot } from './slots.ts'
import { noteInWords } from './words.ts'

export const profileNotes = feature('ratings/profile-notes', {
  closesWith: 'takedown',
  calls,
  service: (deps) => service({ ...deps, find: deps.one(directorySlot).find, noticeOf: deps.one(noticeSlot) }),
  jobs,
  provides: [
    provide(
      noteSlot,
      ({ app }) =>
        (professional) =>
          noteInWords(app, professional),
    ),
  ],
  pages: [],
})
