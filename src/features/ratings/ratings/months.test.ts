import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, inbox, nextDay, readers, rows } from '#test/support/authors.ts'
import { districtJudge, idOf, importElected } from '#test/support/elected.ts'
import { file, newReceipt, putPerson, ratingOf } from '#test/support/ratings.ts'
import { builtPages, type TestApp, testApp } from '#test/support/test-app.ts'
import type { Rating } from './contract.ts'

let pages: Awaited<ReturnType<typeof builtPages>>
beforeAll(async () => {
  pages = await builtPages()
}, 150_000)

const lines = [
  districtJudge('Nancy Berger', '2014-11-04'),
  districtJudge('James Munford', '2018-11-06'),
  districtJudge('Ada Thorn', '2018-11-06', 92),
  'WV,19521104,general,Circuit Judge,2,Marshall; Tyler; Wetzel,3,Lloyd Arnold,10,1,1,trial,',
  'TX,20181106,general,"Criminal District Judge, Dallas County",7,Dallas,1,Odo Murk,10,0.6,2,trial,',
  'TX,20181106,general,"Justice, 5th Court of Appeals District, Place 2",,Collin; Dallas; Grayson; Hunt; Kaufman; Rockwall,6,Ida Rook,10,0.6,2,appellate,',
]
const opened = async (options: Parameters<typeof testApp>[0] = {}) => {
  const home = await testApp(options)
  await importElected(home, lines)
  return home
}
const rate = async (home: TestApp, name: string, eventMonth: string, more: Partial<Rating> = {}) =>
  file(home.app, { ...ratingOf(await idOf(home, name)), eventMonth, ...more })

describe('the month of a rating lies within the known term', () => {
  test('within it the rating is taken as ever, and of someone without a known term every month is', async () => {
    const home = await opened()
    expect((await rate(home, 'James Munford', '2019-03')).json()).toMatchObject({ status: 'pending', heldFor: [] })
    expect((await rate(home, 'Nancy Berger', '2019-01')).json()).toMatchObject({ status: 'pending' })
    const vera = await putPerson(home.database.owner)
    expect((await file(home.app, { ...ratingOf(vera), eventMonth: '1995-03' })).json()).toMatchObject({ status: 'pending' })
  })

  test('outside it the author is asked; confirmed, it waits for a person', async () => {
    const home = await opened()
    const asked = await rate(home, 'James Munford', '2015-03')
    expect([asked.statusCode, asked.json()]).toMatchObject([
      400,
      {
        detail: { field: 'eventMonth', ask: 'month' },
        message:
          'Our sources have James Munford in this role since November 2018. Check the month. If it is right, tick the box below it: a person reads the rating first.',
      },
    ])
    expect((await rate(home, 'Nancy Berger', '2019-02')).json().message).toContain('from November 2014 to January 2019')
    expect(await rows(home, 'review_intake')).toEqual([])

    const { receipt, receiptHash } = newReceipt()
    const id = await idOf(home, 'James Munford')
    const sure = await file(home.app, { ...ratingOf(id), eventMonth: '2015-03', monthSure: true, receiptHash })
    expect(sure.json()).toMatchObject({ status: 'queued_human', heldFor: ['term'], publishedIn: null })
    await nextDay(home)
    await nextDay(home)
    expect(await readers(home, id)).toEqual([])
    expect(await inbox(home, receipt)).toMatchObject({ status: 'queued_human', heldFor: ['term'] })
    // A person who is sure of a month that is right anyway waits for nobody.
    expect((await rate(home, 'James Munford', '2020-03', { monthSure: true })).json()).toMatchObject({ status: 'pending', heldFor: [] })
  })

  test('a later version is asked about its month as the first was', async () => {
    const home = await opened()
    const { receipt, receiptHash } = newReceipt()
    await rate(home, 'James Munford', '2020-03', { receiptHash })
    const { professional: _, ...said } = ratingOf(await idOf(home, 'James Munford'))
    const edit = (more: object) => call(home, '/edit', { receipt, version: 1, ...said, eventMonth: '2015-03', ...more }, randomUUID())
    expect((await edit({})).json().detail).toMatchObject({ field: 'eventMonth' })
    expect((await edit({ monthSure: true })).json()).toMatchObject({ status: 'queued_human', heldFor: ['term'] })
  })
})

describe('facts and no form', () => {
  const closed: [string, string, string][] = [
    ['Lloyd Arnold', 'long_ago', 'more than 20 years old'],
    ['Odo Murk', 'criminal', 'Criminal courts do not hear family cases'],
    ['Ida Rook', 'appellate', 'Appeals courts review'],
  ]

  test('the server refuses a rating and its challenge, and says why', async () => {
    const home = await opened()
    for (const [name, reason, why] of closed) {
      const id = await idOf(home, name)
      const reply = await rate(home, name, '2019-03')
      expect([name, reply.statusCode, reply.json().message]).toEqual([name, 400, expect.stringContaining(why)])
      expect((await home.app.inject(`/api/reviews/challenge?professional=${id}`)).statusCode).toBe(400)
      expect((await home.app.inject(`/api/professionals/${id}`)).json().closed).toBe(reason)
    }
    const federal = await putPerson(home.database.owner, { name: 'Eva Federal' })
    await home.database.owner.updateTable('professional').set({ jurisdiction: 'federal' }).where('id', '=', federal).execute()
    expect((await file(home.app, ratingOf(federal))).json().message).toContain('Federal courts do not hear family cases')
    expect(await rows(home, 'review_intake')).toEqual([])
    expect((await home.app.inject(`/api/professionals/${await idOf(home, 'Ada Thorn')}`)).json().closed).toBeNull()
  })

  test('no page or list offers to rate, and each says why', async () => {
    const home = await opened({ pages })
    const page = async (path: string) => (await home.app.inject(path)).body.replaceAll('&#x27;', "'")
    for (const [name, , why] of [...closed.slice(0, 1), ['Odo Murk', '', "Criminal courts don't hear family cases"] as const]) {
      const id = await idOf(home, name)
      const own = await page(`/professionals/${id}`)
      expect([name, own.includes(why), own.includes('/rate-your-court?professional=')]).toEqual([name, true, false])
      const form = await page(`/rate-your-court?professional=${id}`)
      expect([name, form.includes(why), form.includes('<form autoComplete="off"'), form.includes('name="eventMonth"')]).toEqual([
        name,
        true,
        false,
        false,
      ])
      expect(form).not.toContain(`Rate ${name}`)
      const finder = await page(`/rate-your-court?${new URLSearchParams({ q: name })}`)
      expect([name, finder.includes(`/professionals/${id}"`), finder.includes(`?professional=${id}`)]).toEqual([name, true, false])
      expect(finder).toContain('facts only, no ratings')
      expect(await page(`/search-professionals?${new URLSearchParams({ q: name })}`)).toContain('facts only, no ratings')
    }
    const ada = await idOf(home, 'Ada Thorn')
    expect(await page(`/professionals/${ada}`)).toContain(`/rate-your-court?professional=${ada}`)
    expect(await page(`/rate-your-court?q=Ada+Thorn`)).toContain(`?professional=${ada}`)
  })

  test('without JavaScript the month is asked about on the same form, and a confirmed one is held', async () => {
    const home = await opened({ pages })
    const id = await idOf(home, 'James Munford')
    const { criteria, part, outcome, saw } = ratingOf(id)
    const fields = {
      form: 'rate',
      professional: id,
      key: randomUUID(),
      ...Object.fromEntries(Object.entries(criteria).map(([name, answer]) => [`criteria-${name}`, String(answer)])),
      part,
      outcome,
      saw,
      month: '03',
      year: '2015',
      attested: 'on',
    }
    const post = async (more: Record<string, string>) =>
      (
        await home.app.inject({
          method: 'POST',
          url: `/rate-your-court?professional=${id}`,
          payload: new URLSearchParams({ ...fields, ...more }).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        })
      ).body.replaceAll('&#x27;', "'")
    const asked = await post({})
    expect(asked).toContain('name="monthSure"')
    expect(asked).toContain('tick the box below it')
    expect(await rows(home, 'review_intake')).toEqual([])
    expect(await post({ monthSure: 'on' })).toContain('Your rating has arrived')
    expect((await rows(home, 'review_intake'))[0]).toMatchObject({ held_for: ['term', 'form'], status: 'queued_human' })
  })
})
