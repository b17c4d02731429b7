import { beforeAll, expect, test } from 'vitest'
import { districtJudge, idOf, importElected } from '#test/support/elected.ts'
import { putPublished } from '#test/support/published.ts'
import { builtPages, type TestApp, testApp } from '#test/support/test-app.ts'
import { readDay } from '#kernel/day.ts'
import { importSource } from '#directory/imports/service.ts'
import { federalJudges } from '#directory/imports/sources/federal.ts'
import { textInput } from '#directory/imports/testing.ts'

let pages: Awaited<ReturnType<typeof builtPages>>
beforeAll(async () => {
  pages = await builtPages()
}, 150_000)

const head = (html: string, what: RegExp) => what.exec(html)?.[1]?.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
const readPage = async ({ app }: TestApp, id: string) => {
  const html = (await app.inject(`/professionals/${id}`)).body
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as object,
  )
  return {
    html: html.replaceAll('&#x27;', "'").replaceAll('<!-- -->', ''),
    title: head(html, /<title>(.*?)<\/title>/),
    description: head(html, /<meta name="description" content="(.*?)"/),
    person: data.flat().find((one) => '@type' in one && one['@type'] === 'Person'),
  }
}
/** A page's words without its marks. */
const words = (html: string) => html.replaceAll(/<[^>]+>/g, '')

const elected = [
  districtJudge('Frank Sullivan', '2002-11-05'),
  districtJudge('Nancy Berger', '2014-11-04'),
  districtJudge('James Munford', '2018-11-06'),
  districtJudge('Jim Munford', '2022-11-08', 92),
]

test('a known successor in the same seat is named on the page, and lists say that there is one', async () => {
  const home = await testApp({ pages })
  await importElected(home, elected)
  const [berger, munford] = [await idOf(home, 'Nancy Berger'), await idOf(home, 'James Munford')]
  const page = await readPage(home, berger)
  expect(words(page.html)).toContain('Elected November 2014. James Munford was elected to this seat in November 2018.')
  expect(page.html).toContain(`href="/professionals/${munford}"`)
  expect(words(page.html)).not.toContain('does not say if they still serve')
  expect(words((await readPage(home, munford)).html)).toContain('Elected November 2018. Our source does not say if they still serve.')
  const list = (await home.app.inject('/search-professionals?q=Nancy+Berger')).body.replaceAll('<!-- -->', '')
  expect(words(list)).toContain('Elected November 2014. A successor was elected in November 2018.')
  const { positions } = (await home.app.inject(`/api/professionals/${berger}`)).json()
  expect(positions).toMatchObject([
    { nextHolder: { id: munford, name: 'James Munford' }, since: { next: { basis: 'elected', on: '2018-11-06' } } },
  ])
})

test('a successor in a later edition changes the page of the predecessor; the same person again is no successor', async () => {
  const home = await testApp()
  const more = [101, 102, 103, 104].map((number, at) => districtJudge(`Rex Pine${'abcd'[at]}`, '2018-11-06', number))
  await importElected(home, [
    ...more,
    ...elected.slice(0, 2),
    districtJudge('Aida S. Flores', '2000-11-07', 398),
    districtJudge('Aida Salinas Flores', '2008-11-04', 398),
  ])
  const next = async (name: string) =>
    (await home.app.inject(`/api/professionals/${await idOf(home, name)}`)).json().positions[0].nextHolder
  expect([await next('Frank Sullivan'), await next('Nancy Berger'), await next('Aida S. Flores')]).toMatchObject([
    { name: 'Nancy Berger' },
    null,
    null,
  ])
  const outcome = await importElected(
    home,
    [
      ...more,
      ...elected.slice(0, 3),
      districtJudge('Aida S. Flores', '2000-11-07', 398),
      districtJudge('Aida Salinas Flores', '2008-11-04', 398),
    ],
    '2026-04-01',
  )
  expect(outcome).toMatchObject({ added: 1, changed: 1, removed: 0 })
  expect(await next('Nancy Berger')).toMatchObject({ name: 'James Munford' })
})

test('title, description and structured data of an elected judge claim nothing that the page does not', async () => {
  const home = await testApp({ pages })
  await importElected(home, elected)
  const id = await idOf(home, 'James Munford')
  const page = await readPage(home, id)
  expect(page.title).toMatch(/^James Munford, 322nd Judicial District, Tarrant, Texas: /)
  expect(page.description).toBe(
    'James Munford, District Judge, 322nd Judicial District, Tarrant, Texas. Elected November 2018. May no longer serve. No ratings yet.',
  )
  expect(page.person).not.toHaveProperty('jobTitle')
  expect(page.person).not.toHaveProperty('worksFor')
  expect((await readPage(home, await idOf(home, 'Nancy Berger'))).description).toContain('Elected November 2014. A successor is known.')
  await putPublished(home.database.owner, id, [{}])
  expect((await readPage(home, id)).description).toMatch(/May no longer serve\. 1 review\.$/)
})

test('federal judges: senior status comes first, retired justices have left, and an old edition shows no office', async () => {
  const home = await testApp({ pages })
  const columns = [
    'nid',
    'Last Name',
    'First Name',
    'Death Year',
    'Death Month',
    'Death Day',
    'Court Name (1)',
    'Appointment Title (1)',
    'Seat ID (1)',
    'Commission Date (1)',
    'Senior Status Date (1)',
    'Termination (1)',
    'Termination Date (1)',
  ]
  const highest = 'Supreme Court of the United States'
  const district = 'U.S. District Court for the District of Ohio'
  const rows = [
    ['1', 'Retired', 'Ann', '', '', '', highest, 'Associate Justice', 'SCT0910', '9/22/1981', '1/31/2006', '', ''],
    ['2', 'Sitting', 'Bea', '', '', '', highest, 'Associate Justice', 'SCT0911', '1/31/2006', '', '', ''],
    ['3', 'Older', 'Cal', '', '', '', district, 'Judge', 'OHN0101', '3/5/1999', '3/2/2012', '', ''],
    ['4', 'Dead', 'Dan', '2020', '5', '9', district, 'Judge', 'OHN0201', '3/5/1999', '', '', ''],
  ]
  const load = (edition: string, on: string) =>
    importSource(
      home.database.owner,
      federalJudges(textInput([columns, ...rows].map((row) => row.join(',')).join('\n')), readDay(edition)),
      { today: readDay(on)! },
    )
  await load('2020-07-31', '2026-03-01')
  const page = async (name: string) => readPage(home, await idOf(home, name))
  const ann = await page('Ann Retired')
  expect(words(ann.html)).toContain('Left this role Jan 31, 2006')
  expect(words(ann.html)).toContain('Bea Sitting was appointed to this seat in January 2006.')
  expect(ann.person).not.toHaveProperty('jobTitle')
  const cal = await page('Cal Older')
  expect(words(cal.html)).toContain('Senior judge since Mar 2, 2012, as of July 2020')
  expect(words(cal.html)).not.toContain('In this role as of')
  expect(cal.description).toContain('Senior judge since Mar 2, 2012, as of July 2020.')
  const dan = await page('Dan Dead')
  expect(words(dan.html)).toContain('Left this role May 9, 2020')
  expect(words(dan.html)).toMatch(/Died\s*(2020-05-09|May 9, 2020)/)
  expect((await page('Bea Sitting')).person).not.toHaveProperty('jobTitle')
  await load(new Date().toISOString().slice(0, 10), '2026-03-02')
  expect((await page('Bea Sitting')).person).toMatchObject({ jobTitle: 'Associate Justice', worksFor: { name: highest } })
  expect((await page('Cal Older')).person).not.toHaveProperty('jobTitle')
})
