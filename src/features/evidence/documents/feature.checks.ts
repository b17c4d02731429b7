import { checksOf } from '#test/support/checks.ts'
import { addedDocument, documentDraft, stepDraft } from '#test/support/documents.ts'
import { png, upload } from '#test/support/files.ts'
import { twoOf } from '#test/support/keyed.ts'

export const checks = checksOf({
  audiences: {
    'documents.list': 'agreed',
    'documents.one': 'agreed',
    'documents.csv': 'agreed',
    'documents.add': 'premium',
    'documents.save': 'premium',
    'documents.addVersion': 'premium',
    'documents.addStep': 'premium',
    'documents.takeBack': 'agreed',
    'documents.remove': 'agreed',
  },
  addresses: [
    ['/documents', 404, 404, 'documents/documents'],
    ['/document-center', 404, 404, 'documents/documents'],
  ],
  hasCasePages: true,
  repeats: {
    '/api/cases/:case/documents': async ({ f, ofCase }) => {
      const { id: file } = (await upload(f.ana, f, 'motion.png', png)).json<{ id: string }>()
      return twoOf(f.ana, ofCase, { ...documentDraft, file, again: true }, { title: 'Another motion' })
    },
    '/api/cases/:case/documents/:document/versions': async ({ f, ofCase }) => {
      const { document, file } = await addedDocument(f)
      return twoOf(f.ana, { ...ofCase, document }, { file, note: '', again: true }, { note: 'With the exhibit' })
    },
    '/api/cases/:case/documents/:document/steps': async ({ f, ofCase }) => {
      const { document } = await addedDocument(f)
      return twoOf(f.ana, { ...ofCase, document }, stepDraft, { by: 'The clerk' })
    },
    '/api/cases/:case/documents/:document/steps/:step/take-back': async ({ f, ofCase }) => {
      const { document, step } = await addedDocument(f)
      return twoOf(f.ana, { ...ofCase, document, step }, { reason: 'Wrong day' }, { reason: 'Wrong document' })
    },
  },
})
