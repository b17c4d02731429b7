import { expect, test } from 'vitest'
import { mailsTo } from '#test/support/mailbox.ts'
import { decision, said, there } from '#test/support/takedown.ts'

test('a sender who gave an address gets a mail that there is an answer, with nothing of it, of the rated person or the author', async () => {
  const here = await there()
  const { number } = await here.sent({ email: 'vera@office.example' })
  await here.act(here.desk, number, 'step', { step: 'taken' })
  expect(await mailsTo(here, 'vera@office.example')).toEqual([])
  await here.act(here.desk, number, 'decide', decision('disputed'))
  const [mail, ...more] = await mailsTo(here, 'vera@office.example')
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject: `Answer to ${number}` })
  expect(mail!.body).toContain('/notice')
  const { name } = await here.owner.selectFrom('professional').select('name').where('id', '=', here.judge).executeTakeFirstOrThrow()
  const { letter, toAuthor, reason } = decision('disputed')
  for (const word of [name, said, letter, toAuthor!, reason, 'disputed', 'Vera', here.judge, here.ratings[0]!])
    expect(mail!.body).not.toContain(word)
})

test('a decision that fails mails nothing, and a sender without an address gets no mail', async () => {
  const here = await there()
  const { number } = await here.sent({ email: 'vera@office.example' })
  // Nobody has taken it up yet.
  expect((await here.act(here.desk, number, 'decide', decision('kept'))).statusCode).toBe(409)
  const quiet = await here.sent({ ratings: [here.ratings[1]!] })
  await here.act(here.desk, quiet.number, 'step', { step: 'taken' })
  await here.act(here.desk, quiet.number, 'decide', decision('kept'))
  expect(await here.owner.selectFrom('outbox').select('recipient').where('subject', 'like', 'Answer to %').execute()).toEqual([])
})
