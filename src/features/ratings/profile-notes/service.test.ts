import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { there } from '#test/support/takedown.ts'
import type { Note } from './contract.ts'
import { jobs } from './jobs.ts'

const hour = 3_600_000
const reason = 'Nine letters in a month, each after we had decided.'

async function abused() {
  const here = await there()
  const { number } = await here.sent()
  const { desk, other, act } = here
  expect((await act(desk, number, 'mark', { isAbusive: true, reason })).statusCode).toBe(200)
  const decide = (who: typeof desk, id: string, isShown: boolean) =>
    who.inject({ method: 'POST', url: `/api/staff/threat-notes/${id}/decide`, payload: { isShown, reason } })
  const withdraw = (who: typeof desk, id: string) =>
    who.inject({ method: 'POST', url: `/api/staff/threat-notes/${id}/withdraw`, payload: { reason } })
  const publicNote = async () =>
    (await here.app.inject(`/api/professionals/${here.judge}/reviews`)).json<{ note: { title: string; text: string; on: string } | null }>()
      .note
  const counted = async () => (await here.app.inject('/api/takedowns/published')).json<{ notes: object }>().notes
  const notes = async (who = desk) => (await who.inject('/api/staff/threat-notes')).json<{ notes: Note[] }>().notes
  return { ...here, number, decide, withdraw, publicNote, counted, notes, desk, other }
}

test('a note without a name is shown by one admin with its day, counted, and withdrawn again', async () => {
  const here = await abused()
  expect(await here.publicNote()).toBeNull()
  const made = (await here.act(here.desk, here.number, 'note', { kind: 'repeated', reason })).json<Note>()
  expect(made).toMatchObject({ state: 'shown', named: null, can: { withdraw: true } })
  const note = (await here.publicNote())!
  expect(note.on).toBe(new Date(here.clock.now).toISOString().slice(0, 10))
  expect(note.text).toContain('again and again')
  expect(note.text).toContain('It does not say that the reviews are right or wrong')
  // The public note has neither the staff's reason, nor the notice's number, nor its sender.
  for (const word of [reason, 'Vera', here.number, 'admin@demo.test']) expect(JSON.stringify(note)).not.toContain(word)
  expect(await here.counted()).toEqual({ shown: 1, withdrawn: 0 })
  expect((await here.withdraw(here.other, made.id)).statusCode).toBe(200)
  expect(await here.publicNote()).toBeNull()
  expect(await here.counted()).toEqual({ shown: 0, withdrawn: 1 })
  expect(await here.notes()).toMatchObject([{ state: 'withdrawn', endReason: reason, can: { decide: false, withdraw: false } }])
  expect((await here.withdraw(here.other, made.id)).statusCode).toBe(409)
})

test('a note that names a firm is shown when a second person agrees, and not before', async () => {
  const here = await abused()
  const named = 'Rook & Tarn, attorneys'
  const made = (await here.act(here.desk, here.number, 'note', { kind: 'threat', named, reason })).json<Note>()
  expect(made).toMatchObject({ state: 'proposed', can: { decide: false } })
  expect(await here.publicNote()).toBeNull()
  expect((await here.decide(here.desk, made.id, true)).json()).toMatchObject({ detail: { why: 'same_person' } })
  expect(await here.publicNote()).toBeNull()
  expect(await here.notes(here.other)).toMatchObject([{ can: { decide: true } }])
  expect((await here.decide(here.other, made.id, true)).statusCode).toBe(200)
  expect((await here.publicNote())!.text).toContain(`${named} threatened legal steps`)
  const audited = await here.owner.selectFrom('audit').select('action').where('subject', '=', here.judge).orderBy('at').execute()
  expect(audited.map(({ action }) => action).toSorted()).toEqual(['takedown.noteProposed', 'takedown.noteShown'])
})

test('the database does not accept that one person alone shows a name', async () => {
  const { owner } = await abused()
  const { id } = await owner.selectFrom('account').select('id').limit(1).executeTakeFirstOrThrow()
  const at = new Date()
  const alone = {
    id: randomUUID(),
    professional_id: randomUUID(),
    kind: 'threat',
    named: 'Rook & Tarn',
    reason,
    state: 'shown',
    proposed_by: id,
    proposed_at: at,
    decided_by: id,
    decided_at: at,
  }
  await expect(owner.insertInto('threat_note').values(alone).execute()).rejects.toThrow('threat_note_check')
})

test('a declined note is never shown and can be started again; a second note beside it cannot', async () => {
  const here = await abused()
  const put = (payload: object) => here.act(here.desk, here.number, 'note', { kind: 'threat', reason, ...payload })
  const made = (await put({ named: 'Rook & Tarn' })).json<Note>()
  expect((await put({})).json()).toMatchObject({ detail: { why: 'there' } })
  expect((await here.decide(here.other, made.id, false)).statusCode).toBe(200)
  expect(await here.publicNote()).toBeNull()
  expect((await put({})).statusCode).toBe(200)
  expect(await here.counted()).toEqual({ shown: 1, withdrawn: 0 })
})

test('a note needs a marked notice, a reason, and a password entered in the last ten minutes', async () => {
  const here = await abused()
  const put = (number: string, payload: object) => here.act(here.desk, number, 'note', { kind: 'threat', reason, ...payload })
  const other = await here.sent({ ratings: [here.ratings[1]!] })
  expect((await put(other.number, {})).json()).toMatchObject({ detail: { why: 'not_abusive' } })
  expect((await put(here.number, { reason: 'So.' })).statusCode).toBe(400)
  expect((await put(here.number, { named: 'Rook \u202e Tarn' })).json()).toMatchObject({ detail: { field: 'named' } })
  here.clock.now += 11 * 60_000
  expect((await put(here.number, {})).json()).toMatchObject({ detail: { why: 'confirm' } })
  expect(await here.publicNote()).toBeNull()
})

test('the record of a note is deleted three years after its end; a note that is shown stays', async () => {
  const here = await abused()
  const made = (await here.act(here.desk, here.number, 'note', { kind: 'repeated', reason })).json<Note>()
  await here.withdraw(here.desk, made.id)
  await here.act(here.desk, here.number, 'note', { kind: 'threat', reason })
  const [job] = jobs({ accounts: here.database.accounts, clock: () => here.clock.now })
  const states = async () => (await here.owner.selectFrom('threat_note').select('state').execute()).map(({ state }) => state).toSorted()
  here.clock.now += 3 * 365 * 24 * hour - hour
  await job!.run()
  expect(await states()).toEqual(['shown', 'withdrawn'])
  here.clock.now += 2 * 24 * hour
  await job!.run()
  expect(await states()).toEqual(['shown'])
})
