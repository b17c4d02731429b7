import { checksOf } from '#test/support/checks.ts'
import { exhibitsOf } from '#test/support/exhibits.ts'
import { twoOf } from '#test/support/keyed.ts'

export const checks = checksOf({
  audiences: {
    'exhibits.show': 'agreed',
    'exhibits.add': 'premium',
    'exhibits.save': 'premium',
    'exhibits.choose': 'premium',
    'exhibits.remove': 'agreed',
    'exhibits.put': 'premium',
    'exhibits.saveRow': 'premium',
    'exhibits.removeRow': 'agreed',
    'exhibits.order': 'premium',
    'exhibits.review': 'premium',
    'exhibits.make': 'agreed',
    'exhibits.removeExport': 'agreed',
  },
  addresses: [['/evidence-vault?exhibits=1', 404, 404, 'exhibits/exhibits']],
  hasCasePages: true,
  repeats: {
    '/api/cases/:case/exhibits': ({ f, ofCase }) => twoOf(f.ana, ofCase, { name: 'Hearing of June 3' }, { name: 'Appeal' }),
    '/api/cases/:case/exhibits/:list/rows': async ({ f, ofCase }) => {
      const { list, items } = await exhibitsOf(f)
      return twoOf(f.ana, { ...ofCase, list }, { item: items[0]!, isSure: false }, { item: items[1]! })
    },
    '/api/cases/:case/exhibits/:list/exports': async ({ f, ofCase }) => {
      const [{ list }, other] = [await exhibitsOf(f), await exhibitsOf(f)]
      return { who: f.ana, first: { params: { ...ofCase, list }, body: {} }, other: { params: { ...ofCase, list: other.list }, body: {} } }
    },
  },
})
