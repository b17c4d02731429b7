import { beforeAll, expect, test } from 'vitest'
import { builtPages, world } from '../../../test/world.ts'

let pages: Awaited<ReturnType<typeof builtPages>>
beforeAll(async () => {
  pages = await builtPages()
}, 150_000)

const textOf = (html: string) => html.replace(/[\s\S]*<main/, '').replaceAll(/<!--.*?-->|<[^>]*>/g, '')

test('an empty directory has a count all the same, and with real people nothing is said of fictional ones', async () => {
  const { app } = await world({ pages })
  const shown = textOf((await app.inject('/')).body)
  expect(shown).toContain('0+')
  expect(shown).not.toContain('6.4K+')
  expect(shown).toContain('In the directory now.')
  expect(shown).not.toMatch(/fictional/i)
})

test('in demo mode the page says that fictional people are counted', async () => {
  const { app } = await world({ pages, env: { DEMO: 'on' } })
  expect(textOf((await app.inject('/landing')).body)).toContain('The fictional people of this demonstration are counted too.')
})

test('the name and the address of support are those of the installation', async () => {
  const { app } = await world({ pages, env: { APP_NAME: 'Open Bench', SUPPORT_EMAIL: 'help@bench.example' } })
  expect((await app.inject('/')).body).toContain('<title>Open Bench: Legal Rating &#38; Case Management</title>')
  const { body } = await app.inject('/case-balance')
  expect(body).toContain('<title>Coming Soon: Open Bench</title>')
  expect(textOf(body)).toContain('help@bench.example')
})

test.each([1, 2])('without fictional people step %i of the walk-through shows nobody and says so', async (step) => {
  const { app } = await world({ pages })
  const { body } = await app.inject(`/platform-demo?step=${step}`)
  expect(textOf(body)).toContain('This directory holds real people only')
  expect(body).toContain('name="robots" content="noindex"')
})

test.each(['3', '99', '-1', 'x', '%00', '1e999'])('the walk-through at step=%s is a page', async (step) => {
  const { app } = await world({ pages })
  const reply = await app.inject(`/platform-demo?step=${step}&person=%27&q=%00`)
  expect(reply.statusCode).toBe(200)
})
