import { describe, expect, test } from 'vitest'
import { joined, nia, post, worldOfAccounts } from '#test/support/signed-in.ts'
import { builtPages, testApp } from '#test/support/test-app.ts'

const smtp = { SMTP_URL: 'smtp://127.0.0.1:9' }

describe('the outbox', () => {
  test.each([{ DEMO: 'on' }, { DEMO: 'off', NODE_ENV: 'development' }])(
    'shows the mails with %o, the newest first, to anybody',
    async (env) => {
      const backend = await testApp({ env })
      await joined(backend)
      await backend.app.inject(post('/api/auth/sign-up/email', nia))
      const { mails } = (await backend.app.inject('/api/outbox')).json<{
        mails: { to: string; subject: string; pieces: { link: string | null }[] }[]
      }>()
      expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
        [nia.email, 'You already have an account'],
        [nia.email, 'Confirm your e-mail address'],
      ])
      expect(mails[1]!.pieces.some(({ link }) => link?.startsWith('/verify-email?token='))).toBe(true)
    },
  )

  test('in a public demo shows only mail to demo accounts, since a mail to a real address can open an account', async () => {
    const backend = await worldOfAccounts({ env: { PUBLIC_DEMO: 'on' } })
    await backend.app.inject(post('/api/auth/sign-up/email', nia))
    await backend.app.inject(post('/api/auth/request-password-reset', { email: 'ana@demo.test' }))
    await backend.app.inject(post('/api/auth/request-password-reset', { email: nia.email }))
    const reply = await backend.app.inject('/api/outbox')
    expect(reply.json<{ mails: { to: string }[] }>().mails.map(({ to }) => to)).toEqual(['ana@demo.test'])
    expect(reply.body).not.toContain(nia.email)
  })

  test.each([
    { DEMO: 'off' },
    { DEMO: 'off', NODE_ENV: 'production' },
    { DEMO: 'on', ...smtp },
    { DEMO: 'off', NODE_ENV: 'development', ...smtp },
  ])(
    'does not exist with %o: neither the call nor the page',
    async (env) => {
      const backend = await testApp({ env, pages: await builtPages() })
      await backend.app.inject(post('/api/auth/sign-up/email', nia))
      const reply = await backend.app.inject('/api/outbox')
      expect([reply.statusCode, reply.body.includes(nia.email)]).toEqual([404, false])
      const page = await backend.app.inject('/outbox')
      expect([page.statusCode, page.body.includes(nia.email)]).toEqual([404, false])
      expect(page.body).toContain('404 Page Not Found')
    },
    150_000,
  )
})
