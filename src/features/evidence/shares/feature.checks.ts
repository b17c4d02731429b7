import { checksOf } from '#test/support/checks.ts'
import { twoOf } from '#test/support/keyed.ts'
import { linkDraft, madeLink, preparedVersion } from '#test/support/shares.ts'

export const checks = checksOf({
  audiences: {
    'shares.list': 'agreed',
    'shares.log': 'agreed',
    'shares.choices': 'agreed',
    'shares.make': 'premium',
    'shares.renew': 'premium',
    'shares.end': 'agreed',
    'shares.look': 'everybody',
    'shares.open': 'everybody',
    'shares.show': 'everybody',
  },
  addresses: [
    ['/evidence-vault?links=1', 404, 404, 'shares/links'],
    ['/documents?links=1', 404, 404, 'shares/links'],
    ['/shared/a-code-that-there-never-was', 'shares/shared', 404, 'shares/shared'],
  ],
  hasCasePages: true,
  repeats: {
    '/api/shared/open': async ({ f }) => {
      const { code } = await madeLink(f)
      return { who: f.ana, first: { body: { code, word: '' } }, other: { body: { code, word: 'another' } } }
    },
    '/api/cases/:case/share-links': async ({ f, ofCase }) => {
      const { version } = await preparedVersion(f)
      return twoOf(f.ana, ofCase, { ...linkDraft, files: [{ kind: 'version', about: version }] }, { whom: 'Another person' })
    },
  },
})
