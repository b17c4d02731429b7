import { expect, test } from 'vitest'
import { putPublished, times } from '#test/support/published.ts'
import { putPerson } from '#test/support/ratings.ts'
import { worldOfAccounts } from '#test/support/signed-in.ts'
import { screenReply } from '#domain/reply/screen.ts'
import { demoTexts, putDemoClaims } from './demo.ts'

test('the demo texts pass the checks, except the one that a moderator should read first', () => {
  const about = { name: 'Somebody Invented', role: 'attorney' } as const
  for (const text of [demoTexts.statement, ...demoTexts.replies]) expect(screenReply(text, about)).toMatchObject({ verdict: 'publish' })
  expect(screenReply(demoTexts.held, about)).toMatchObject({ verdict: 'hold', heldFor: ['R4.1'] })
})

test('a fictional attorney has a statement and two replies; a reply and a claim wait; a second start changes nothing', async () => {
  const backend = await worldOfAccounts()
  const { owner, app } = backend.database
  const attorney = await putPerson(owner, { name: 'Iris Fernhollow', role: 'attorney', kind: 'attorney' })
  const gal = await putPerson(owner, { name: 'Otto Quillbrook', role: 'gal', kind: 'guardian_ad_litem' })
  await putPublished(owner, attorney, times(4, { part: 'client' }))
  await putPublished(owner, gal, [{}])
  for (let start = 0; start < 2; start += 1) {
    await putDemoClaims(owner, new Date(backend.clock.now))
    const published = await app.selectFrom('reply_shown').select(['review_id', 'body']).execute()
    expect(published.map(({ body }) => body).toSorted()).toEqual([demoTexts.statement, ...demoTexts.replies].toSorted())
    expect(published.filter(({ review_id: review }) => review === null)).toHaveLength(1)
    expect(await owner.selectFrom('reply_version').select('body').where('state', '=', 'held').execute()).toEqual([{ body: demoTexts.held }])
    expect(await owner.selectFrom('claim').select('professional_id').where('state', '=', 'checking').execute()).toEqual([
      { professional_id: gal },
    ])
  }
})
