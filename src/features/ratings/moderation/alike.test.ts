import { expect, test } from 'vitest'
import { dayOf } from '#kernel/day.ts'
import { decide, deskOfTwo, open } from '#test/support/moderators.ts'
import { newReceipt, putPerson } from '#test/support/ratings.ts'
import { seededRandom } from '#test/support/random.ts'
import { lookForCampaigns } from '#ratings/bursts/campaigns.ts'

const letter =
  'I had a hearing before her in the spring and it was over in six minutes. The judge took a bribe from the other lawyer. When I tried to speak about the school run she waved me off.'
const rewritten =
  'We had a court date before her in the spring and it was over in ten minutes. The judge took a bribe from the other lawyer. When I tried to speak about the school she waved me off.'

async function there() {
  const desk = await deskOfTwo()
  const { database } = desk.backend
  const { receipt, receiptHash } = newReceipt()
  const [one, other] = [await desk.put({ saw: letter }), await desk.put({ saw: rewritten, wentWell: 'The clerk was kind.', receiptHash })]
  await lookForCampaigns({ owner: database.owner, reviews: database.reviews, random: seededRandom(3) }, dayOf(Date.UTC(2026, 2, 13)))
  return { ...desk, one, other, receipt }
}

test('a text that is nearly another’s is shown with it, whole, with the share, its day and where it stands; one of its own with none', async () => {
  const { id, mia, judge, one, other } = await there()
  const { alike } = await open(mia, one)
  expect(alike).toEqual({
    n: 1,
    nearest: [
      {
        id: other,
        share: expect.any(Number),
        professional: { id: judge, name: 'Vera Example' },
        state: 'queued_human',
        receivedOn: '2026-03-12',
        saw: rewritten,
        wentWell: 'The clerk was kind.',
        shouldKnow: null,
      },
    ],
  })
  expect(alike.nearest[0]!.share).toBeGreaterThan(0.22)
  expect(alike.nearest[0]!.share).toBeLessThan(1)
  expect((await open(mia, other)).alike.nearest.map((each) => each.id)).toEqual([one])
  expect((await open(mia, id)).alike).toEqual({ n: 0, nearest: [] })
})

test('what its author takes back is beside nothing from that moment on', async () => {
  const { backend, mia, one, receipt } = await there()
  await backend.app.inject({ method: 'POST', url: '/api/reviews/receipt/withdraw', payload: { receipt } })
  expect((await open(mia, one)).alike).toEqual({ n: 0, nearest: [] })
})

test('both can be decided, each by itself and for its own text: a likeness decides nothing', async () => {
  const { mia, one, other, stateOf } = await there()
  await decide(mia, one, 'refused', 'accusation')
  expect([await stateOf(one), await stateOf(other)]).toEqual(['refused', 'queued_human'])
  expect((await open(mia, other)).alike.nearest).toMatchObject([{ id: one, state: 'refused' }])
})

test('a name in a text is found against the name of whom it is about: theirs is none, another’s is', async () => {
  const { backend, put, mia } = await deskOfTwo()
  const lee = await putPerson(backend.database.owner, { name: 'Margaret Lee-Osborne' })
  const text = (name: string) => `I sat in the courtroom and saw that Judge ${name} took a bribe from the other lawyer on that day.`
  const of = async (name: string) => (await open(mia, await put({ professional: lee, saw: text(name) }))).findings.map(({ check }) => check)
  expect(await of('Lee-Osborne')).toEqual(['C4'])
  const another = await of('Hartigan')
  expect(another.some((check) => check === 'C3' || check === 'C11')).toBe(true)
})
