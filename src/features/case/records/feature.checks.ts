import { checksOf } from '#test/support/checks.ts'
import { wantedCopy } from '#test/support/copies.ts'
import { system } from '#test/support/family.ts'
import { made, twoOf } from '#test/support/keyed.ts'

const asked = { thread: null, from: null, to: null, offers: false, certificate: 'none', prefix: '' }

export const checks = checksOf({
  addresses: [['/case-records', 404, 404, 'records/records']],
  hasCasePages: true,
  audiences: {
    'records.list': 'agreed',
    'records.make': 'agreed',
    'records.remove': 'agreed',
    'records.askCopy': 'agreed',
    'records.noteNotice': 'agreed',
    'records.withdrawCopy': 'agreed',
  },
  repeats: {
    '/api/cases/:case/records': ({ f, ofCase }) => twoOf(f.ana, ofCase, asked, { from: '2026-01-01' }),
    '/api/cases/:case/records/:record/copies': async ({ backend, f, ofCase }) => {
      const { id: record } = await made(f.ana, `/api/cases/${f.caseId}/records`, asked)
      const ready = { state: 'ready', items: 0, pages: 1, manifest_sha256: 'ab'.repeat(32), ended_at: new Date(backend.clock.now) }
      const noted = { left_out: '[]', software: 'CaseBalance', head_code: '0'.repeat(16) }
      await system(backend, (tx) =>
        tx
          .updateTable('case_record')
          .set({ ...ready, ...noted })
          .where('id', '=', record!)
          .execute(),
      )
      return twoOf(f.ana, { ...ofCase, record: record! }, wantedCopy, { court: 'Another court' })
    },
  },
})
