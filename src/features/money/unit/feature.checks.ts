import { checksOf } from '#test/support/checks.ts'
import { twoOf } from '#test/support/keyed.ts'

const file = Buffer.from('Date,Type,Amount,Reference\n2026-03-02,Payment received,500.00,R1\n').toString('base64')

export const checks = checksOf({
  audiences: {
    'unit.view': 'agreed',
    'unit.preview': 'agreed',
    'unit.takeIn': 'agreed',
    'unit.undo': 'agreed',
    'unit.match': 'agreed',
    'unit.endMatch': 'agreed',
  },
  repeats: {
    '/api/cases/:case/unit-history/imports': ({ f, ofCase }) =>
      twoOf(f.ana, ofCase, { name: 'a.csv', file, mapping: null, profile: null }, { name: 'b.csv' }),
  },
})
