import { beforeAll, describe, expect, test } from 'vitest'
import { putPersonOf, withCookie } from '#test/support/signed-in.ts'
import { builtPages, testApp } from '#test/support/test-app.ts'

let pages: Awaited<ReturnType<typeof builtPages>>
beforeAll(async () => {
  pages = await builtPages()
}, 150_000)

const textOf = (html: string) => html.replace(/[\s\S]*<main/, '').replaceAll(/<!--.*?-->|<[^>]*>/g, '')

test('an empty directory still has a count, and with real people the page does not mention fictional ones', async () => {
  const { app } = await testApp({ pages })
  const pageText = textOf((await app.inject('/')).body)
  expect(pageText).toContain('0+')
  expect(pageText).not.toContain('6.4K+')
  expect(pageText).toContain('In the directory now.')
  expect(pageText).not.toMatch(/fictional/i)
})

test('in demo mode the page says that fictional people are counted', async () => {
  const { app } = await testApp({ pages, env: { DEMO: 'on' } })
  expect(textOf((await app.inject('/landing')).body)).toContain('The fictional people of this demonstration are counted too.')
})

test('the name and the support address are those of the installation', async () => {
  const { app } = await testApp({ pages, env: { APP_NAME: 'Open Bench', SUPPORT_EMAIL: 'help@bench.example' } })
  expect((await app.inject('/')).body).toContain('<title>Open Bench: Legal Rating &#38; Case Management</title>')
  const { body } = await app.inject('/case-balance')
  expect(body).toContain('<title>Coming Soon: Open Bench</title>')
  expect(textOf(body)).toContain('help@bench.example')
})

test.each([1, 2])('without fictional people step %i of the walk-through shows nobody and says so', async (step) => {
  const { app } = await testApp({ pages })
  const { body } = await app.inject(`/platform-demo?step=${step}`)
  expect(textOf(body)).toContain('This directory holds real people only')
  expect(body).toContain('name="robots" content="noindex"')
})

test.each(['3', '99', '-1', 'x', '%00', '1e999'])('the walk-through at step=%s is a page', async (step) => {
  const { app } = await testApp({ pages })
  const reply = await app.inject(`/platform-demo?step=${step}&person=%27&q=%00`)
  expect(reply.statusCode).toBe(200)
})

const trial = 'Start your 7-day trial, no credit card'
/** The links of the header by their text. */
const linksOf = (html: string) =>
  Object.fromEntries(
    [...html.slice(html.indexOf('<header'), html.indexOf('</header>')).matchAll(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(
      ([, to, words]) => [words!.replaceAll(/<!--.*?-->|<[^>]*>/g, ''), to],
    ),
  )

describe('the links to sign in and sign up', () => {
  test.each([
    '/',
    '/landing',
    '/pricing',
    '/casebalance',
    '/platform-demo',
    '/search-professionals',
    '/reviews',
    '/support',
    '/no-such-page',
  ])('stand in the header of %s for a visitor', async (address) => {
    const { app } = await testApp({ pages })
    expect(linksOf((await app.inject(address)).body)).toMatchObject({ 'Sign in': '/sign-in', [trial]: '/sign-up' })
  })

  test('lead from the rating tool to the main host', async () => {
    const { app } = await testApp({ pages, env: { APP_URL: 'https://court.example' } })
    const { body } = await app.inject({ url: '/', headers: { host: 'rate.court.example' } })
    expect(linksOf(body)).toMatchObject({ 'Sign in': 'https://court.example/sign-in', [trial]: 'https://court.example/sign-up' })
  })

  test('follow one setting: if the case tools are closed, no page offers a trial, and each says that they are closed', async () => {
    const { app } = await testApp({ pages, env: { CASE_TOOLS: 'closed' } })
    for (const address of ['/', '/casebalance', '/pricing', '/platform-demo?step=6']) {
      const { body } = await app.inject(address)
      expect([address, linksOf(body)[trial], linksOf(body)['Sign in']]).toEqual([address, undefined, '/sign-in'])
      expect(textOf(body)).not.toContain(trial)
      expect(textOf(body)).toMatch(/(?:aren’t|isn’t|is not) open yet/)
    }
  })
})

describe('what is open today', () => {
  const open = async (app: Awaited<ReturnType<typeof testApp>>['app']) => (await app.inject('/api/open')).json<{ paths: string[] }>().paths

  test('is what the router shows to a signed-in user, without the pages of staff', async () => {
    const { app } = await testApp({ pages })
    const paths = await open(app)
    expect(paths).toEqual(
      expect.arrayContaining(['/unified-calendar', '/co-parenting-messages', '/time-trade-requests', '/search-professionals']),
    )
    for (const path of ['/settlement-analyzer', '/co-parenting-journal', '/admin-dashboard', '/moderation', '/sign-in'])
      expect(paths).not.toContain(path)
  })

  test.each(['/', '/casebalance', '/pricing', '/platform-demo?step=6'])(
    '%s says it, and not that nothing can be opened',
    async (address) => {
      const { app } = await testApp({ pages })
      const text = textOf((await app.inject(address)).body)
      expect(text).toMatch(/open today/i)
      expect(text).not.toMatch(/cannot be opened|not open yet|aren’t open yet|isn’t open yet|does not run yet/i)
    },
  )

  test('includes what is open besides the ten core features', async () => {
    const { app } = await testApp({ pages })
    expect(textOf((await app.inject('/casebalance')).body)).toMatch(/Also open today:[^.]*Swaps/)
  })

  test('pricing knows who is signed in', async () => {
    const backend = await testApp({ pages })
    const { cookie, email } = await putPersonOf(backend)
    const { body } = await withCookie(backend, cookie).inject('/pricing')
    expect(textOf(body)).toContain(`You’re signed in as ${email}.`)
    expect(textOf(body)).not.toContain(trial)
    expect(textOf((await backend.app.inject('/pricing')).body)).toContain(trial)
  })
})
