import { twoOf } from '#test/support/keyed.ts'
import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'schedule.actual': 'agreed',
    'schedule.record': 'premium',
    'schedule.settleRecord': 'agreed',
  },
  addresses: [['/co-parenting-calendar?time=x', 404, 404, 'time-records/time']],
  hasCasePages: true,
  repeats: {
    '/api/cases/:case/schedule/actual': ({ f, ofCase }) => {
      const body = { from: { day: '2026-03-10', at: '18:00' }, to: { day: '2026-03-11', at: '08:00' }, holder: 'A', childIds: [], note: '' }
      return twoOf(f.ana, ofCase, { ...body, isShared: false }, { holder: 'B' })
    },
  },
})
