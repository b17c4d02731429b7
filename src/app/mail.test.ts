import { expect, test } from 'vitest'
import { mailServer } from '#test/support/mail.ts'
import { seededRandom } from '#test/support/random.ts'
import { testApp } from '#test/support/test-app.ts'
import { unlimited } from '#http/limits.ts'
import { readConfig } from './config.ts'
import { startWorker } from './worker.ts'

const question = { kind: 'using', message: 'Where do I find the reviews of my county?', way: 'email', email: 'ana@example.org' }

test('a question that was acknowledged while no mail server answered is mailed by the next worker that has one', async () => {
  const { app, clock, database } = await testApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  const filed = await app.inject({ method: 'POST', url: '/api/support', payload: question })
  expect(filed.statusCode).toBe(200)
  const { number } = filed.json<{ number: string }>()

  const reports: string[] = []
  const worker = (url: string) =>
    startWorker({
      config: readConfig({ DEMO: 'off', SMTP_URL: url, MAIL_FROM: 'no-reply@court.example', SUPPORT_EMAIL: 'help@court.example' }),
      clock: () => clock.now,
      random: seededRandom(3),
      database,
      limiter: unlimited,
      secret: '',
      report: (error, where) => reports.push(`${where} ${(error as Error).message}`),
    })
  const down = worker('smtp://127.0.0.1:1')
  await expect.poll(() => reports).toEqual([expect.stringMatching(/^job mail\.deliver .*ECONNREFUSED/)])
  await down.stop()

  const server = await mailServer()
  const up = worker(server.url)
  await expect.poll(() => server.received.map(({ mail }) => mail.subject)).toEqual([`Ticket ${number}: using the site`])
  await up.stop()
  expect(server.received[0]!.envelope).toEqual({ from: 'no-reply@court.example', to: ['support@casebalance.example'] })
  expect(server.received[0]!.mail.replyTo).toBe('ana@example.org')
  expect(await database.owner.selectFrom('outbox').select('id').execute()).toEqual([])
})

test('without a mail server of the settings the mail lies in the outbox, and the worker reports nothing', async () => {
  const { app, database, reports } = await testApp()
  await app.inject({ method: 'POST', url: '/api/support', payload: question })
  expect(await database.owner.selectFrom('outbox').select(['recipient', 'state']).execute()).toEqual([
    { recipient: 'support@casebalance.example', state: 'waiting' },
  ])
  expect(reports).toEqual([])
})
