import { checksOf } from '#test/support/checks.ts'
import { twoOf } from '#test/support/keyed.ts'
import { signable, signDraft } from '#test/support/signing.ts'

export const checks = checksOf({
  audiences: {
    'signing.list': 'agreed',
    'signing.one': 'agreed',
    'signing.ask': 'premium',
    'signing.sign': 'agreed',
    'signing.decline': 'agreed',
    'signing.withdraw': 'agreed',
  },
  addresses: [['/documents?sign=all', 404, 404, 'signing/signing']],
  hasCasePages: true,
  repeats: {
    '/api/cases/:case/sign-requests': async ({ f, ofCase }) => {
      const { document, version } = await signable(f.ana, f)
      return twoOf(f.ana, ofCase, { ...signDraft, document, version }, { note: 'For the game on Sunday.' })
    },
  },
})
