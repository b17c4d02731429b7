import { checksOf } from '#test/support/checks.ts'
import { twoOf } from '#test/support/keyed.ts'

export const checks = checksOf({
  audiences: {
    'files.list': 'agreed',
    'files.begin': 'agreed',
    'files.finish': 'agreed',
    'files.cancel': 'agreed',
    'files.prepare': 'agreed',
    'files.confirmCopy': 'agreed',
    'files.remove': 'agreed',
    'files.report': 'agreed',
  },
  repeats: {
    '/api/cases/:case/files/uploads': ({ f, ofCase }) => twoOf(f.ana, ofCase, { name: 'photo.jpg', bytes: 1000 }, { bytes: 2000 }),
  },
})
