import { noFields } from '#domain/templates/templates.ts'
import { checksOf } from '#test/support/checks.ts'
import { twoOf } from '#test/support/keyed.ts'

export const checks = checksOf({
  audiences: {
    'templates.facts': 'agreed',
    'templates.preview': 'agreed',
    'templates.make': 'premium',
  },
  addresses: [['/documents?template=all', 404, 404, 'templates/templates']],
  hasCasePages: true,
  repeats: {
    '/api/cases/:case/templates': ({ f, ofCase }) =>
      twoOf(f.ana, ofCase, { template: 'receipt', fields: noFields, format: 'pdf' }, { template: 'exhibit_list' }),
  },
})
