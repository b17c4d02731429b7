import { checksOf } from '#test/support/checks.ts'
import { png, upload } from '#test/support/files.ts'
import { twoOf } from '#test/support/keyed.ts'

export const checks = checksOf({
  audiences: {
    'items.list': 'agreed',
    'items.found': 'agreed',
    'items.one': 'agreed',
    'items.choices': 'agreed',
    'items.add': 'premium',
    'items.addRedacted': 'premium',
    'items.save': 'premium',
    'items.remove': 'agreed',
  },
  addresses: [
    ['/evidence-vault', 404, 404, 'items/vault'],
    ['/file-vault', 404, 404, 'items/vault'],
    ['/genius-evidence-vault', 404, 404, 'items/vault'],
  ],
  hasCasePages: true,
  repeats: {
    '/api/cases/:case/evidence': async ({ f, ofCase }) => {
      const { id: file } = (await upload(f.ana, f, 'gate.png', png)).json<{ id: string }>()
      return twoOf(f.ana, ofCase, { file, again: false }, { again: true })
    },
  },
})
