// What became of a mail, wherever the record of it goes: on paper, as data, as a table, to its entries, and into the account's export.
import { expect, test } from 'vitest'
import { alone, leavesOf, mailsFor, writes } from '#test/support/alone.ts'
import { judged, recordFor, textOf } from '#test/support/records.ts'
import { sharedApp } from '#test/support/test-app.ts'
import { rowsOf } from '#accounts/settings/exporting.ts'
import { exports } from './feature.exports.ts'

const theApp = sharedApp()

test('a record says what became of the mail, that it is no first view, and its entries prove when', async () => {
  const backend = await theApp()
  const a = await alone(backend)
  await a.give(a.email)
  const id = await writes(backend, a)
  const [mail] = await mailsFor(backend, a.email)
  await backend.app.inject({ method: 'POST', url: '/api/for-you/open', payload: { token: mail!.token } })
  const at = new Date(backend.clock.now).toISOString()
  const { files } = await recordFor(backend, a.ana, a, { thread: id })
  const [message] = JSON.parse(textOf(files, 'messages.json')).messages
  expect(message.to).toMatchObject([{ firstViewedAt: null, mailed: { address: a.email, notedAt: at, openedAt: at } }])
  expect(textOf(files, 'messages.csv')).toContain(`Ben Carter: Mailed as a link ${at}, Link opened ${at} (A mail is not a first view.)`)
  const { holds, wrong } = await judged(files)
  expect([holds, wrong]).toEqual([true, []])
  // The entries about the mail go along with a record of this thread alone.
  const entries = [...files].filter(([name]) => name.startsWith('proof/')).map(([, content]) => Buffer.from(content).toString('utf8'))
  const verbs = ['mailed.queue', 'mailed.open']
  expect((await leavesOf(backend, a.caseId)).map(({ verb }) => verb)).toEqual(verbs)
  for (const verb of verbs) expect(entries.join()).toContain(verb)
})

test('the export of her account has the address and what became of each mail, and no secret of a link', async () => {
  const backend = await theApp()
  const a = await alone(backend)
  await a.give(`old.${a.email}`)
  backend.clock.now += 60_000
  await a.give(a.email)
  const id = await writes(backend, a)
  const whose = { account: a.ana.account, email: a.ana.email }
  const rows = await rowsOf(backend.database.accounts, exports[0]!, whose)
  expect(rows).toMatchObject([
    { email: `old.${a.email}`, ended_at: expect.any(Date), message_id: null },
    { email: a.email, ended_at: null, message_id: id, noted_at: expect.any(Date), opened_at: null },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/[0-9a-f]{64}/)
})
