import { checksOf } from '#test/support/checks.ts'
import { png, upload } from '#test/support/files.ts'
import { twoOf } from '#test/support/keyed.ts'

const marks = [{ page: 1, x: 0.1, y: 0.1, w: 0.2, h: 0.1, reason: 'other', isNamed: false }]

export const checks = checksOf({
  audiences: {
    'redaction.list': 'agreed',
    'redaction.one': 'agreed',
    'redaction.find': 'agreed',
    'redaction.ranges': 'agreed',
    'redaction.make': 'premium',
    'redaction.remove': 'agreed',
  },
  repeats: {
    '/api/cases/:case/files/:file/redactions': async ({ f, ofCase }) => {
      const { id } = (await upload(f.ana, f, 'gate.png', png)).json<{ id: string }>()
      return twoOf(f.ana, { ...ofCase, file: id }, { marks, phrases: [], isSure: false }, { phrases: ['Ana'] })
    },
  },
})
