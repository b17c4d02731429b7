import { afterAll, expect, test } from 'vitest'
import { speaksClamd } from '#test/support/clamd.ts'
import { act, firstCategory } from '#test/support/expenses.ts'
import { type Family, family, system, type TestPerson } from '#test/support/family.ts'
import { sha256Of, upload } from '#test/support/files.ts'
import { post } from '#test/support/schedule-acts.ts'
import { paymentBody } from '#test/support/payments.ts'
import { sharedApp } from '#test/support/test-app.ts'

const theApp = sharedApp({ env: { CLAMD_URL: (await speaksClamd(undefined, afterAll)).url } })
const text = Buffer.from('KICKOFF SPORTS\nTOTAL 42.78\n')

/** A file that can be given to the other parent. */
async function readyFile(who: TestPerson, f: Family): Promise<string> {
  const { id } = (await upload(who, f, 'receipt.txt', text)).json<{ id: string }>()
  await post(who, `/api/cases/${f.caseId}/files/${id}/prepare`)
  return id
}
const bytesOf = (who: TestPerson, f: Family, use: string) => who.inject(`/api/cases/${f.caseId}/files/used/${use}/content`)

test('a receipt is its author’s until the expense is sent, then both parents have it, and the ledger has its hash', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const file = await readyFile(f.ana, f)
  const { draft } = await firstCategory(f.ana, f)
  const { id } = (await act(f.ana, f, '', { ...draft, files: [file], send: false })).json<{ id: string }>()
  const one = async (who: TestPerson) => (await who.inject(`/api/cases/${f.caseId}/expenses/${id}`)).json()
  expect((await one(f.ana)).draftFiles).toMatchObject([{ file, name: 'receipt.txt' }])
  const [use] = await system(backend, (tx) => tx.selectFrom('file_use').select('id').where('about', '=', id).execute())
  expect((await bytesOf(f.ben, f, use!.id)).statusCode).toBe(404)

  await act(f.ana, f, id, { ...draft, files: [file], send: true }, 'PUT')
  expect((await one(f.ben)).receipts).toEqual([
    {
      id: use!.id,
      name: 'receipt.txt',
      type: 'text/plain',
      bytes: text.length,
      sha256: sha256Of(text),
      isScanned: true,
      blocked: null,
      canReport: true,
    },
  ])
  expect((await bytesOf(f.ben, f, use!.id)).rawPayload.equals(text)).toBe(true)
  const leaves = await system(backend, (tx) =>
    tx.selectFrom('ledger_object').select('content').where('case_id', '=', f.caseId).where('log', '=', f.caseId).execute(),
  )
  expect(leaves.map(({ content }) => JSON.parse(content)).find((content) => content.id === id)).toMatchObject({
    files: [{ id: use!.id, bytes: text.length, sha256: sha256Of(text) }],
  })
})

test('a proof of a payment goes to the other parent with it', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const file = await readyFile(f.ben, f)
  const paid = paymentBody({ amount: '20', paidOn: '2026-03-11', files: [file] })
  await post(f.ben, `/api/cases/${f.caseId}/payments`, paid)
  const { payments } = (await f.ana.inject(`/api/payments?case=${f.caseId}`)).json()
  expect(payments).toMatchObject([{ cents: 2000, files: [{ name: 'receipt.txt', sha256: sha256Of(text) }] }])
  expect((await bytesOf(f.ana, f, payments[0].files[0].id)).rawPayload.equals(text)).toBe(true)
})
