import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { iterations } from '#test/support/depth.ts'
import { type Family, family, grant, type TestPerson, system } from '#test/support/family.ts'
import { seededRandom } from '#test/support/random.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { digestOf } from '#domain/plan/digest.ts'
import { clauseOf } from '#domain/plan/library.ts'
import type { Answers } from '#domain/plan/types.ts'
import type { Reply } from '#http/contract.ts'
import type { calls, Item } from './contract.ts'

const trip = { nights: 3, days: 14 }
type PlanReply = Reply<typeof calls.one>

const post = (who: TestPerson, { caseId }: Family, path: string, payload: object) =>
  who.inject({ method: 'POST', url: `/api/cases/${caseId}${path}`, payload })
const read = async (who: TestPerson, { caseId }: Family, plan: string): Promise<PlanReply> =>
  (await who.inject(`/api/plans/${plan}?case=${caseId}`)).json()
const itemIn = ({ items }: PlanReply, clause: string) => items.find((item) => item.clause === clause)!
const begin = async (f: Family): Promise<string> => (await post(f.ana, f, '/plans', { title: 'Our plan' })).json().id
const draft = (f: Family, plan: string, clause: string, answers: object) => post(f.ana, f, `/plans/${plan}/clauses`, { clause, answers })

async function act(who: TestPerson, f: Family, plan: string, clause: string, how: string, more: object = {}) {
  const { id, version, digest } = itemIn(await read(who, f, plan), clause)
  return post(who, f, `/plans/${plan}/clauses/${id}/${how}`, { version, digest, ...more })
}
async function agreeOn(f: Family, plan: string, clause: string, answers: object) {
  await draft(f, plan, clause, answers)
  await act(f.ana, f, plan, clause, 'propose', { answers })
  return act(f.ben, f, plan, clause, 'answer', { act: 'accept' })
}

const renameParent = (backend: TestApp, memberId: string, name: string) =>
  system(backend, (tx) => tx.updateTable('case_member').set({ name }).where('id', '=', memberId).execute())
const renameCase = (backend: TestApp, { caseId }: Family, title: string) =>
  system(backend, (tx) => tx.updateTable('case_file').set({ title }).where('case_id', '=', caseId).execute())
const addChild = (f: Family, name: string) => post(f.ben, f, '/children', { name, born: null })

/** The agreed text of each clause, without the rest of the item. */
const agreedIn = ({ items }: PlanReply) => items.map(({ clause, agreed }) => [clause, agreed])

async function twoAgreed(backend: TestApp) {
  const f = await family(backend)
  const plan = await begin(f)
  await agreeOn(f, plan, 'transport-one', { parent: 'B' })
  await agreeOn(f, plan, 'travel-notice', trip)
  return { f, plan }
}

describe('an agreed clause', () => {
  test('keeps its text, its digest and its count when parents, children and the case are renamed, added and removed', async () => {
    const backend = await testApp()
    const { f, plan } = await twoAgreed(backend)
    const before = await read(f.ana, f, plan)
    expect(before.plan).toMatchObject({ isAgreed: true, agreed: 2, clauses: 2 })
    const changes = [
      () => renameParent(backend, f.ben.memberId, 'Benjamin B. Carter'),
      () => renameParent(backend, f.ana.memberId, 'Ana Ruiz'),
      () => renameCase(backend, f, 'Another title'),
      () => addChild(f, 'Zed'),
      () =>
        f.ana.inject({
          method: 'PUT',
          url: `/api/cases/${f.caseId}/children/${f.children[0]!.id}`,
          payload: { name: 'Maia', born: '2018-05' },
        }),
      () => post(f.ana, f, `/children/${f.children[1]!.id}/removed`, { removed: true }),
    ]
    for (const change of changes) {
      await change()
      for (const who of [f.ana, f.ben]) {
        const after = await read(who, f, plan)
        expect([agreedIn(after), after.plan.agreedAt]).toEqual([agreedIn(before), before.plan.agreedAt])
        expect(after.plan).toMatchObject({ isAgreed: true, agreed: 2, clauses: 2 })
      }
    }
    const after = await read(f.ben, f, plan)
    expect(itemIn(after, 'transport-one').sentences).toEqual(['Ben Carter drives both ways.'])
    expect(itemIn(after, 'travel-notice').history[0]!.sentences[0]).toMatch(/with (Maya and Leo|Leo and Maya) is/)
    const { plans } = (await f.ana.inject(`/api/plans?case=${f.caseId}`)).json()
    expect(plans).toMatchObject([{ isAgreed: true, agreed: 2, clauses: 2 }])
  })

  test('shows its text in today’s words, and adopts that only when both agree', async () => {
    const backend = await testApp()
    const { f, plan } = await twoAgreed(backend)
    const was = itemIn(await read(f.ana, f, plan), 'travel-notice')
    expect([was.reads, was.today]).toEqual(['same', null])
    expect((await addChild(f, 'Zed')).statusCode).toBe(200)
    const now = itemIn(await read(f.ana, f, plan), 'travel-notice')
    expect([now.reads, now.state, now.acts]).toEqual(['otherwise', 'accepted', ['propose']])
    expect(now.today![0]).toContain('Zed')
    expect(now.sentences[0]).not.toContain('Zed')
    const propose = () => act(f.ana, f, plan, 'travel-notice', 'propose', { answers: trip })
    const holds = async (state: Item['state']) => {
      const { items, plan: line } = await read(f.ben, f, plan)
      expect(itemIn({ items } as PlanReply, 'travel-notice')).toMatchObject({ state, agreed: was.agreed })
      expect(line).toMatchObject({ isAgreed: true, agreed: 2, clauses: 2 })
    }
    // A proposal that is withdrawn or declined leaves the agreed text as it is.
    expect((await propose()).json()).toMatchObject({ isAgreed: true })
    await holds('proposed')
    await act(f.ana, f, plan, 'travel-notice', 'withdraw')
    await holds('accepted')
    await propose()
    expect((await read(f.ben, f, plan)).plan.waits).toEqual({ A: 0, B: 1 })
    expect((await act(f.ben, f, plan, 'travel-notice', 'answer', { act: 'decline' })).statusCode).toBe(200)
    await holds('accepted')
    await propose()
    backend.clock.now += 60_000
    expect((await act(f.ben, f, plan, 'travel-notice', 'answer', { act: 'accept' })).json().isAgreed).toBe(true)
    const changed = await read(f.ana, f, plan)
    expect(itemIn(changed, 'travel-notice')).toMatchObject({ state: 'accepted', reads: 'same', today: null, sentences: now.today })
    expect(changed.plan.agreedAt).toBe(new Date(backend.clock.now).toISOString())
    expect(itemIn(changed, 'travel-notice').history).toHaveLength(4)
  })

  test('that was proposed before a name changed can be agreed to as it was proposed', async () => {
    const backend = await testApp()
    const f = await family(backend)
    const plan = await begin(f)
    await draft(f, plan, 'transport-one', { parent: 'A' })
    await act(f.ana, f, plan, 'transport-one', 'propose', { answers: { parent: 'A' } })
    await renameParent(backend, f.ana.memberId, 'Ana Ruiz')
    const seen = itemIn(await read(f.ben, f, plan), 'transport-one')
    expect(seen).toMatchObject({ sentences: ['Ana Moreno drives both ways.'], today: ['Ana Ruiz drives both ways.'], reads: 'otherwise' })
    expect((await act(f.ben, f, plan, 'transport-one', 'answer', { act: 'accept' })).json().isAgreed).toBe(true)
    expect(itemIn(await read(f.ana, f, plan), 'transport-one').agreed!.sentences).toEqual(['Ana Moreno drives both ways.'])
  })

  test('names no child to a seat that does not see the children', async () => {
    const backend = await testApp()
    const { f, plan } = await twoAgreed(backend)
    const evaluator = await grant(backend, f, { role: 'evaluator', scopes: ['schedule'] })
    const reply = await evaluator.inject(`/api/plans/${plan}?case=${f.caseId}`)
    expect(reply.json().plan).toMatchObject({ isAgreed: true, agreed: 2 })
    expect(reply.body).toContain('with the children is told')
    expect(reply.body).not.toMatch(/Maya|Leo/)
    const file = await evaluator.inject(`/api/cases/${f.caseId}/plans/${plan}/plan.json`)
    expect(file.json().agreed).toHaveLength(2)
    expect(file.body).not.toMatch(/Maya|Leo/)
  })

  test('cannot be given other words in the database', async () => {
    const backend = await testApp()
    const { f } = await twoAgreed(backend)
    for (const to of [{ wording: '{}' }, { names: '{}' }, { wording: null }])
      await expect(
        system(backend, (tx) =>
          tx.updateTable('plan_clause').set(to).where('case_id', '=', f.caseId).where('state', '=', 'accepted').execute(),
        ),
      ).rejects.toThrow(/frozen/)
  })
})

test(
  'what was agreed stays to the letter until both agree to something else, in whatever order things come',
  { timeout: 240_000 },
  async () => {
    const backend = await testApp()
    const seen = { agreed: 0, changed: 0, held: 0, renamed: 0 }
    const refused: string[] = []
    const lanes = 4
    const sequences = iterations(80, 20)
    const choices: Readonly<Record<string, readonly object[]>> = {
      'transport-one': [{ parent: 'A' }, { parent: 'B' }],
      'travel-notice': [trip, { nights: 5, days: 30 }],
    }
    async function lane(nth: number) {
      const random = seededRandom(4900 + nth)
      const pick = <T>(list: readonly T[]): T => list[Math.floor(random.next() * list.length)]!
      const f = await family(backend)
      const rename = async (step: number) => {
        seen.renamed += 1
        const children = (await system(backend, (tx) =>
          tx.selectFrom('child').select('id').where('case_id', '=', f.caseId).where('ended_at', 'is', null).execute(),
        )) as { id: string }[]
        const how = pick(['parent', 'case', 'add', 'child', 'remove'])
        if (how === 'parent') await renameParent(backend, pick([f.ana, f.ben]).memberId, `Somebody ${step}`)
        else if (how === 'case') await renameCase(backend, f, `Case ${step}`)
        else if (how === 'add' && children.length < 5) await addChild(f, `Kid ${step}`)
        else if (how === 'remove' && children.length > 1) await post(f.ana, f, `/children/${pick(children).id}/removed`, { removed: true })
        else
          await f.ana.inject({
            method: 'PUT',
            url: `/api/cases/${f.caseId}/children/${pick(children).id}`,
            payload: { name: `Name ${step}`, born: null },
          })
      }
      for (let sequence = 0; sequence < sequences / lanes; sequence += 1) {
        const plan = await begin(f)
        for (const [clause, answers] of Object.entries(choices)) await draft(f, plan, clause, answers[0]!)
        const agreedTexts = new Map<string, { sentences: string[]; digest: string }>()
        for (let step = 0; step < 14; step += 1) {
          const who = pick([f.ana, f.ben])
          const reply = await read(who, f, plan)
          if (!reply.items) continue
          expect(reply.plan.agreed).toBe(agreedTexts.size)
          for (const { clause, agreed: words } of reply.items) {
            const expected = agreedTexts.get(clause)
            expect(words && { sentences: words.sentences, digest: words.digest }).toEqual(expected ?? null)
          }
          if (random.next() < 0.25) {
            await rename(sequence * 100 + step)
            continue
          }
          const item = pick(reply.items)
          const how = item && pick(item.acts)
          if (!how || how === 'edit') continue
          if (agreedTexts.has(item.clause)) seen.held += 1
          const { id, version, digest, clause, sentences } = item
          const path = `/plans/${plan}/clauses/${id}`
          const isAnswer = how === 'accept' || how === 'decline'
          const body = isAnswer ? { act: how } : how === 'withdraw' ? {} : { answers: pick(choices[clause]!) }
          const { statusCode } = await post(who, f, `${path}/${isAnswer ? 'answer' : how}`, { version, digest, ...body })
          // A counter-offer with the same text is refused.
          if (statusCode !== 200 && !(how === 'counter' && statusCode === 409)) refused.push(`${how}: ${statusCode}`)
          if (how !== 'accept') continue
          seen.agreed += 1
          if (agreedTexts.has(clause)) seen.changed += 1
          agreedTexts.set(clause, { sentences, digest })
        }
      }
    }
    await Promise.all(Array.from({ length: lanes }, async (_, nth) => lane(nth)))
    expect(refused).toEqual([])
    expect(Object.values(seen).map((count) => count > 0)).toEqual([true, true, true, true])
  },
)

describe('a clause that was agreed before texts were stored', () => {
  /** The statement of the migration that updates existing rows, read from its file. */
  const migrated = /update plan_clause c set[\s\S]*?;\n/.exec(readFileSync('migrations/0049_agreed_text.sql', 'utf8'))![0]

  test('gets the names of the day it was agreed, and at the first read its text if the digest proves it', async () => {
    const backend = await testApp()
    const f = await family(backend)
    const plan = await begin(f)
    const names = { A: 'Ana Moreno', B: 'Ben Carter', children: ['Maya', 'Leo'] }
    const order = f.children.toSorted((one, two) => (one.id < two.id ? -1 : 1)).map(({ name }) => name)
    backend.clock.now += 60_000
    const at = new Date(backend.clock.now)
    const put = (row: { clause: string; answers: Answers; state: string; digest?: string; id?: string; counters?: string }) =>
      system(backend, (tx) =>
        tx
          .insertInto('plan_clause')
          .values({
            case_id: f.caseId,
            id: row.id ?? randomUUID(),
            author_id: f.ana.memberId,
            plan_id: plan,
            clause: row.clause,
            answers: JSON.stringify(row.answers),
            state: row.state,
            digest: row.digest ?? digestOf(clauseOf(row.clause)!, row.answers, { ...names, children: order }),
            answered_by: row.state === 'proposed' ? null : row.state === 'accepted' ? f.ben.memberId : f.ana.memberId,
            answered_at: row.state === 'proposed' ? null : at,
            counters: row.counters ?? null,
            created_at: at,
          })
          .execute(),
      )
    const ended = randomUUID()
    await put({ clause: 'travel-notice', answers: trip, state: 'accepted' })
    await put({ clause: 'transport-one', answers: { parent: 'B' }, state: 'accepted' })
    await put({ clause: 'first-refusal', answers: { hours: 4, answer: 2 }, state: 'accepted', digest: '0'.repeat(64) })
    await put({ id: ended, clause: 'exchange-place', answers: { place: 'Here', grace: 15 }, state: 'accepted' })
    await put({ clause: 'exchange-place', answers: { place: 'Here', grace: 15 }, state: 'withdrawn', counters: ended })
    await system(backend, (tx) => tx.updateTable('parenting_plan').set({ is_shared: true }).where('id', '=', plan).execute())
    backend.clock.now += 60_000
    await renameParent(backend, f.ben.memberId, 'Benjamin B. Carter')
    await addChild(f, 'Zed')
    await system(backend, (tx) => sql.raw(migrated).execute(tx))

    const first = await read(f.ben, f, plan)
    expect(itemIn(first, 'transport-one')).toMatchObject({
      sentences: ['Ben Carter drives both ways.'],
      today: ['Benjamin B. Carter drives both ways.'],
      agreed: {},
    })
    expect(itemIn(first, 'travel-notice').agreed!.sentences[0]).toContain(`with ${order.join(' and ')} is`)
    // A lost text is not shown as agreed, and a clause that had ended under the earlier rule stays ended.
    expect(itemIn(first, 'first-refusal')).toMatchObject({ reads: 'lost', agreed: null })
    expect(itemIn(first, 'exchange-place')).toMatchObject({ state: 'withdrawn', agreed: null })
    expect(first.plan).toMatchObject({ isAgreed: false, agreed: 2, clauses: 3 })
    const rows = await system(backend, (tx) => tx.selectFrom('plan_clause').select(['clause', 'wording', 'names']).execute())
    expect(rows.filter(({ wording }) => wording !== null).map(({ clause }) => clause)).toEqual(
      expect.arrayContaining(['travel-notice', 'transport-one']),
    )
    expect(rows.find(({ clause }) => clause === 'transport-one')!.names).toEqual({ ...names, children: order, caseTitle: 'A family' })

    await renameParent(backend, f.ben.memberId, 'Someone Else')
    await f.ana.inject({
      method: 'PUT',
      url: `/api/cases/${f.caseId}/children/${f.children[0]!.id}`,
      payload: { name: 'Maia', born: '2018-05' },
    })
    expect(agreedIn(await read(f.ana, f, plan))).toEqual(agreedIn(first))
    // The clause whose text is lost can be proposed and agreed again.
    await act(f.ana, f, plan, 'first-refusal', 'propose', { answers: { hours: 4, answer: 2 } })
    expect((await act(f.ben, f, plan, 'first-refusal', 'answer', { act: 'accept' })).json().isAgreed).toBe(true)
  })
})
