import { checksOf } from '#test/support/checks.ts'
import { png, upload } from '#test/support/files.ts'
import { twoOf } from '#test/support/keyed.ts'

export const checks = checksOf({
  audiences: {
    'items.list': 'agreed',
    'items.one': 'agreed',
    'items.choices': 'agreed',
    'items.add': 'premium',
    'items.save': 'premium',
    'items.remove': 'agreed',
  },
  repeats: {
    '/api/cases/:case/evidence': async ({ f, ofCase }) => {
      const { id: file } = (await upload(f.ana, f, 'gate.png', png)).json<{ id: string }>()
      return twoOf(f.ana, ofCase, { file, again: false }, { again: true })
    },
  },
})
