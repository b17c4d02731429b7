import { checksOf } from '#test/support/checks.ts'
import { twoOf } from '#test/support/keyed.ts'

const asked = { thread: null, from: null, to: null, offers: false, certificate: 'none', prefix: '' }

export const checks = checksOf({
  addresses: [
    ['/case-records', 404, 404, 'records/records'],
    ['/admin-legal-records?copies', 404, 404, 'records/desk'],
  ],
  hasCasePages: true,
  audiences: {
    'records.list': 'agreed',
    'records.make': 'agreed',
    'records.remove': 'agreed',
    'records.askCopy': 'agreed',
    'records.noteNotice': 'agreed',
    'records.withdrawCopy': 'agreed',
    'records.copies': 'adminDesk',
    'records.signCopy': 'adminDesk',
    'records.settleFee': 'adminDesk',
    'records.refuseCopy': 'adminDesk',
  },
  repeats: { '/api/cases/:case/records': ({ f, ofCase }) => twoOf(f.ana, ofCase, asked, { from: '2026-01-01' }) },
})
