import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ask, codeTo, confirm, holder, lenas, putLena, claimUser } from '#test/support/claims.ts'
import { mailsTo } from '#test/support/mailbox.ts'
import { putPerson } from '#test/support/ratings.ts'
import { testApp } from '#test/support/test-app.ts'
import type { Claim } from './contract.ts'

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='

test('an address, a name and a bar number that agree grant the claim, and the evidence is erased', async () => {
  const backend = await testApp()
  const lena = await claimUser(backend)
  const professional = await putLena(backend)
  const asked = await ask(lena, professional)
  expect(asked).toMatchObject({ state: 'code_sent', email: lenas.email, triesLeft: 5, codesLeft: 2, professional: { name: 'Lena Brandt' } })
  expect((await confirm(backend, lena, asked.id)).json<Claim>()).toMatchObject({ state: 'granted', email: null })
  const { owner } = backend.database
  const steps = await owner.selectFrom('claim_step').select(['n', 'state', 'by_whom']).orderBy('n').execute()
  expect(steps.map(({ n, state, by_whom }) => `${n} ${state} ${by_whom}`)).toEqual([
    '1 asked claimant',
    '2 code_sent claimant',
    '3 confirmed claimant',
    '4 granted rule',
  ])
  const audit = await owner.selectFrom('audit').select(['action', 'outcome', 'account_id']).orderBy('at').execute()
  expect(audit.map(({ action }) => action).toSorted()).toEqual(['claims.ask', 'claims.confirm'])
  const [row] = await owner.selectFrom('claim').selectAll().execute()
  expect(row).toMatchObject({ email: null, note: null, code_hash: null, bar_number: '24031877' })
})

test('two requests at once, and a third one later, make one claim with one mail', async () => {
  const backend = await testApp()
  const lena = await claimUser(backend)
  const professional = await putLena(backend)
  const send = () => lena.post('/api/claims', { professional, ...lenas })
  const replies = [...(await Promise.all([send(), send(), send()])), await send()]
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
  expect((await lena.get('/api/claims')).json<{ claims: Claim[] }>().claims).toHaveLength(1)
  expect(await mailsTo(backend, lenas.email)).toHaveLength(1)
})

test.each([
  ['an address that only looks like one', { email: 'lena.brandt@fernh\u043ellow.example' }, 'email', 'address'],
  ['an address elsewhere', { email: 'lena.brandt@mail.example' }, 'email', 'domain'],
  ['an address below the domain', { email: 'lena.brandt@x.fernhollow.example' }, 'email', 'domain'],
  ['the bar number of somebody else', { barNumber: '11111111' }, 'barNumber', 'bar_number'],
])('%s is refused with a sentence, counted, and nothing is mailed', async (_, wrong, field, reason) => {
  const backend = await testApp()
  const { post, get } = await claimUser(backend)
  const reply = await post('/api/claims', { professional: await putLena(backend), ...lenas, ...wrong })
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ code: 'invalid', message: expect.stringMatching(/\.$/), detail: { field } })
  const { owner } = backend.database
  expect(await owner.selectFrom('claim_refusal').select(['reason', 'n']).execute()).toEqual([{ reason, n: 1 }])
  expect(await owner.selectFrom('audit').select(['action', 'outcome', 'reason']).execute()).toEqual([
    { action: 'claims.ask', outcome: 'refused', reason },
  ])
  expect(await owner.selectFrom('outbox').select('id').execute()).toEqual([])
  expect((await get('/api/claims')).json()).toEqual({ claims: [] })
})

test('look-alike letters in a bar number are refused, and an attorney must give a number', async () => {
  const backend = await testApp()
  const { post } = await claimUser(backend)
  const professional = await putLena(backend)
  for (const barNumber of ['\u0410123456', ''])
    expect((await post('/api/claims', { professional, ...lenas, barNumber })).json()).toMatchObject({ detail: { field: 'barNumber' } })
  for (const note of ['a\0b', 'a\u202eb'])
    expect((await post('/api/claims', { professional, ...lenas, note })).json()).toMatchObject({
      code: 'invalid',
      detail: { field: 'note' },
    })
  expect((await post('/api/claims', { professional: randomUUID(), ...lenas })).statusCode).toBe(404)
})

test('a hundred wrong codes open nothing: after five attempts for each of three codes the claim is closed and counted', async () => {
  const backend = await testApp()
  const guesser = await claimUser(backend)
  const { id } = await ask(guesser, await putLena(backend))
  const statuses: number[] = []
  for (let at = 0; at < 100; at += 1) {
    const right = at < 15 ? await codeTo(backend, lenas.email) : ''
    const code = String((Number(right.replace(' ', '')) + 1) % 1e8).padStart(8, '0')
    statuses.push((await guesser.post(`/api/claims/${id}/confirm`, { code })).statusCode)
    if (at % 5 === 4) await guesser.post(`/api/claims/${id}/code`)
  }
  expect(statuses.slice(0, 15)).toEqual(Array.from({ length: 15 }, () => 400))
  expect(new Set(statuses.slice(15))).toEqual(new Set([409]))
  const [claim] = (await guesser.get('/api/claims')).json<{ claims: Claim[] }>().claims
  expect(claim).toMatchObject({ state: 'refused', codesLeft: 0, reason: expect.stringContaining('No code was right') })
  expect(await backend.database.owner.selectFrom('claim_refusal').select(['reason', 'n']).execute()).toEqual([{ reason: 'codes', n: 1 }])
  expect(await mailsTo(backend, lenas.email)).toHaveLength(3)
  // The last correct code is not valid any more.
  expect((await confirm(backend, guesser, id)).statusCode).toBe(409)
})

test('concurrent wrong codes are counted one by one', async () => {
  const backend = await testApp()
  const guesser = await claimUser(backend)
  const { id } = await ask(guesser, await putLena(backend))
  const wrong = (await codeTo(backend, lenas.email)) === '0000 0000' ? '1' : '00000000'
  const all = await Promise.all(Array.from({ length: 8 }, () => guesser.post(`/api/claims/${id}/confirm`, { code: wrong })))
  expect(all.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5)
  expect(all.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3)
})

test('the code of another claim opens nothing, and nobody can open another person’s claim', async () => {
  const backend = await testApp()
  const professional = await putLena(backend)
  const [lena, tom] = [await claimUser(backend), await claimUser(backend)]
  const hers = await ask(lena, professional)
  const code = await codeTo(backend, lenas.email)
  const his = await ask(tom, professional)
  expect((await tom.post(`/api/claims/${his.id}/confirm`, { code })).statusCode).toBe(400)
  for (const url of [`/api/claims/${hers.id}/confirm`, `/api/claims/${hers.id}/code`, `/api/claims/${hers.id}/withdraw`])
    expect((await tom.post(url, { code })).statusCode).toBe(404)
  expect((await tom.post(`/api/claims/${hers.id}/files`, { content: png })).statusCode).toBe(404)
  expect((await tom.get(`/api/claims/${hers.id}/replies`)).statusCode).toBe(404)
  expect((await lena.post(`/api/claims/${hers.id}/confirm`, { code })).json<Claim>().state).toBe('granted')
})

test('a code expires after half an hour', async () => {
  const backend = await testApp()
  const lena = await claimUser(backend)
  const { id } = await ask(lena, await putLena(backend))
  const { owner } = backend.database
  const claim = await owner.selectFrom('claim').select('code_until').executeTakeFirstOrThrow()
  expect(claim.code_until!.getTime() - backend.clock.now).toBe(30 * 60_000)
  await owner
    .updateTable('claim')
    .set({ code_until: new Date(backend.clock.now) })
    .execute()
  expect((await confirm(backend, lena, id)).json()).toMatchObject({ message: 'This code is older than 30 minutes. Ask for a new one.' })
  await lena.post(`/api/claims/${id}/code`)
  expect((await confirm(backend, lena, id)).json<Claim>().state).toBe('granted')
})

test('if two users claim one profile at once, one gets it and the other waits for a moderator', async () => {
  const backend = await testApp()
  const professional = await putLena(backend)
  const both = await Promise.all([claimUser(backend), claimUser(backend)])
  const claims = []
  for (const [at, who] of both.entries()) {
    const email = at === 0 ? lenas.email : 'l.brandt@fernhollow.example'
    claims.push({ who, email, id: (await ask(who, professional, { ...lenas, email })).id })
  }
  const became = await Promise.all(claims.map(({ who, id, email }) => confirm(backend, who, id, email)))
  expect(became.map((reply) => reply.json<Claim>().state).toSorted()).toEqual(['checking', 'granted'])
})

test('an address of any office, a name that does not match, or an unknown bar number: a moderator decides', async () => {
  const backend = await testApp()
  const lena = await claimUser(backend)
  for (const [facts, given] of [
    [{ bar_number: '24031877' }, { ...lenas, email: 'lena.brandt@traviscountytx.gov' }],
    [{ website: 'fernhollow.example' }, lenas],
    [
      { bar_number: '24031877', website: 'fernhollow.example' },
      { ...lenas, email: 'office@fernhollow.example' },
    ],
  ] as const) {
    const { id, email } = await ask(lena, await putLena(backend, facts), given)
    expect((await confirm(backend, lena, id, email!)).json<Claim>()).toMatchObject({ state: 'checking' })
  }
})

test('a domain that staff has checked, of an organization where the person has a seat, counts as the place of work', async () => {
  const backend = await testApp()
  const { owner } = backend.database
  const professional = await putLena(backend, { bar_number: '24031877' })
  const organization = randomUUID()
  const checked = { source: 'the state bar', source_on: '2026-03-01', recorded_on: '2026-03-01' }
  await owner
    .insertInto('organization')
    .values({ id: organization, kind: 'firm', name: 'Quillbrook LLP', state: 'TX', ...checked })
    .execute()
  await owner
    .insertInto('organization_domain')
    .values({
      id: randomUUID(),
      organization_id: organization,
      domain: 'quillbrook.example',
      source: 'x',
      source_on: '2026-03-01',
      verified_on: '2026-03-01',
    })
    .execute()
  const lena = await claimUser(backend)
  const email = 'lena.brandt@quillbrook.example'
  const first = await ask(lena, professional, { ...lenas, email })
  await owner
    .insertInto('organization_seat')
    .values({
      id: randomUUID(),
      seat_id: randomUUID(),
      organization_id: organization,
      professional_id: professional,
      role: 'Partner',
      is_exclusive: false,
      is_staff: true,
      ...checked,
    })
    .execute()
  expect((await confirm(backend, lena, first.id, email)).json<Claim>().state).toBe('checking')
  await lena.post(`/api/claims/${first.id}/withdraw`)
  const second = await ask(lena, professional, { ...lenas, email })
  expect((await confirm(backend, lena, second.id, email)).json<Claim>().state).toBe('granted')
})

test('a claim by document mails nothing, stores up to three documents until it is decided, and refuses a program', async () => {
  const backend = await testApp()
  const lena = await claimUser(backend)
  const { id, state } = await ask(lena, await putLena(backend), { way: 'paper', barNumber: '24031877', note: 'My bar card.' })
  expect(state).toBe('asked')
  const paper = (content: string) => lena.post(`/api/claims/${id}/files`, { content })
  for (const content of [Buffer.from('MZ\0').toString('base64'), Buffer.from('only text').toString('base64'), 'no base 64'])
    expect((await paper(content)).json()).toMatchObject({ code: 'invalid', detail: { field: 'content' } })
  expect((await paper(png)).json<Claim>()).toMatchObject({ state: 'checking', files: 1 })
  expect((await paper(png)).json<Claim>()).toMatchObject({ files: 1 })
  for (const mark of ['a', 'b']) await paper(Buffer.from(`%PDF-1.7\n${mark}`).toString('base64'))
  expect((await paper(Buffer.from('%PDF-1.7\nc').toString('base64'))).statusCode).toBe(409)
  expect((await lena.post(`/api/claims/${id}/withdraw`)).json<Claim>()).toMatchObject({ state: 'withdrawn', files: 0 })
  const { owner } = backend.database
  expect(await owner.selectFrom('claim_file').select('id').execute()).toEqual([])
  expect(await owner.selectFrom('claim').select(['note', 'email']).execute()).toEqual([{ note: null, email: null }])
  expect(await owner.selectFrom('outbox').select('id').execute()).toEqual([])
})

test('nobody can have two open claims of one profile, or start more than five in a day', async () => {
  const backend = await testApp()
  const eager = await claimUser(backend)
  const professional = await putLena(backend)
  await ask(eager, professional)
  expect((await eager.post('/api/claims', { professional, way: 'paper', barNumber: lenas.barNumber })).statusCode).toBe(409)
  for (let at = 0; at < 4; at += 1) await ask(eager, await putPerson(backend.database.owner), { way: 'paper' })
  const sixth = { professional: await putPerson(backend.database.owner), way: 'paper' }
  expect((await eager.post('/api/claims', sixth)).json()).toMatchObject({
    message: 'That is too many claims in a day. Try again tomorrow.',
  })
  backend.clock.now += 25 * 3_600_000
  const tomorrow = await claimUser(backend)
  expect((await tomorrow.post('/api/claims', sixth)).statusCode).toBe(200)
})

test('nobody learns who holds a profile, or whether anyone does, from another claim or from public pages', async () => {
  const backend = await testApp()
  const professional = await putLena(backend)
  const { account } = await holder(backend, professional)
  const other = await claimUser(backend)
  const claim = await ask(other, professional, { ...lenas, email: 'l.brandt@fernhollow.example' })
  expect(claim.state).toBe('code_sent')
  for (const url of [`/api/professionals/${professional}`, `/api/professionals/${professional}/reviews`, '/api/claims'])
    expect((await other.get(url)).body).not.toContain(account)
  await expect(backend.database.app.selectFrom('claim').select('id').execute()).rejects.toThrow('permission denied')
  await expect(backend.database.reviews.selectFrom('claim').select('id').execute()).rejects.toThrow('permission denied')
})
