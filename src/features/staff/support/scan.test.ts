import { describe, expect, test } from 'vitest'
import { speaksClamd } from '#test/support/clamd.ts'
import { putPersonOf, withCookie } from '#test/support/signed-in.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { clamd } from '#ports/scan/clamd.ts'
import { eicar } from '#ports/scan/suite.ts'
import type { Full } from './contract.ts'
import { jobs } from './jobs.ts'

const question = { kind: 'safety', message: 'Somebody shows up at the school. What can I do here?', way: 'here' } as const
const note = Buffer.from('He came to the school again.\nOn Tuesday.\n')

/** An installation with a scanner (or none), a ticket in it, and the desk. */
async function court(url: string) {
  const made = await testApp({ env: { CLAMD_URL: url } })
  const { number, code } = (await made.app.inject({ method: 'POST', url: '/api/support', payload: question })).json<{
    number: string
    code: string
  }>()
  const attach = (content: Buffer) =>
    made.app.inject({ method: 'POST', url: '/api/support/files', payload: { number, code, content: content.toString('base64') } })
  const desk = withCookie(made, (await putPersonOf(made, { roles: ['support_admin'] })).cookie)
  const fetched = async (place = 1) => {
    const reply = await desk.inject(`/api/desk/tickets/${number}/files/${place}`)
    return [reply.statusCode, reply.rawPayload.equals(note)] as const
  }
  const attached = async () => (await desk.inject(`/api/desk/tickets/${number}`)).json<Full>().attached
  return { made, attach, desk, fetched, attached, number }
}

/** Runs the job that scans each minute. */
async function scanAgain({ database, clock }: TestApp, url: string) {
  const job = jobs({ database, clock: () => clock.now, scanner: clamd({ url, report: () => {} }) }).find(
    ({ name }) => name === 'support.scan',
  )
  await job!.run()
}

describe('asvs-5.4.3 an attachment', () => {
  test('with known malicious content is refused with a sentence and not stored; a clean one is stored and can be fetched', async () => {
    const { url } = await speaksClamd()
    const { made, attach, fetched, attached } = await court(url)
    const refused = await attach(eicar)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      {
        message: 'Something harmful was found in this file, and it was not kept. Write us what it shows instead.',
        detail: { field: 'content' },
      },
    ])
    expect(await made.database.owner.selectFrom('ticket_file').select('id').execute()).toEqual([])
    expect((await attach(note)).statusCode).toBe(200)
    expect(await attached()).toMatchObject([{ place: 1, scan: 'clean', canFetch: true }])
    expect(await fetched()).toEqual([200, true])
  })

  test('that came while the scanner was down waits: the desk sees it but cannot fetch it, until a later run has scanned it', async () => {
    const server = await speaksClamd()
    const { made, attach, desk, fetched, attached, number } = await court(server.url)
    server.state.mood = 'hangs_up'
    expect((await attach(note)).statusCode).toBe(200)
    expect((await attach(eicar)).statusCode).toBe(200)
    expect(await attached()).toMatchObject([
      { scan: 'not_scanned', canFetch: false },
      { scan: 'not_scanned', canFetch: false },
    ])
    const closed = await desk.inject(`/api/desk/tickets/${number}/files/1`)
    expect([closed.statusCode, closed.json().message]).toEqual([
      409,
      'This file was not scanned for viruses yet. It can be fetched once it was.',
    ])
    await scanAgain(made, server.url)
    expect(await fetched()).toEqual([409, false])

    server.state.mood = 'answers'
    await scanAgain(made, server.url)
    expect(await fetched()).toEqual([200, true])
    expect(await attached()).toMatchObject([
      { scan: 'clean', canFetch: true },
      { scan: 'infected', canFetch: false, size: 1 },
    ])
    // The harmful one is deleted, and refused when it comes again.
    expect((await desk.inject(`/api/desk/tickets/${number}/files/2`)).json().message).toContain('was deleted')
    const rows = await made.database.owner.selectFrom('ticket_file').select('content').execute()
    expect(rows.some(({ content }) => content.includes(eicar))).toBe(false)
    expect((await attach(eicar)).statusCode).toBe(400)
    // The outage of the scanner is reported once, without the file's content.
    expect(made.reports).toEqual([expect.stringMatching(/^scan: /)])
  })

  test('without a scanner is marked as not scanned, and the desk decides', async () => {
    const { attach, fetched, attached } = await court('')
    await attach(note)
    expect(await attached()).toMatchObject([{ scan: 'not_scanned', canFetch: true }])
    expect(await fetched()).toEqual([200, true])
  })
})
