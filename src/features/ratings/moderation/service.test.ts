import { describe, expect, test } from 'vitest'
import { type DeskVerb, deskVerbs, type LetterId, letters } from '#domain/moderation/letters.ts'
import type { State } from '#domain/moderation/states.ts'
import type { Event } from '#domain/moderation/table.ts'
import { criteriaOf } from '#domain/ratings/criteria.ts'
import { policyVersion } from '#domain/screening/types.ts'
import { bribe, decide, deskOfTwo, open, post, published } from '#test/support/moderators.ts'
import { newReceipt } from '#test/support/ratings.ts'
import { authorKeyFor, unseal } from '#ratings/receipts/sealing.ts'
import { hashOf, receiptOf } from '#domain/receipt/receipt.ts'
import type { Move } from '#ratings/reviews/store.moving.ts'
import type { Case, Waiting } from './contract.ts'

const minute = 60_000

/** For each verb: the events that lead to where it can be decided, and the rating's state after it. */
const ways: Readonly<Record<DeskVerb, { from: readonly (Partial<Move> & { event: Event })[]; letter: LetterId; to: State }>> = {
  released: { from: [], letter: 'as_written', to: 'pending' },
  refused: { from: [], letter: 'accusation', to: 'refused' },
  asked: { from: [], letter: 'ask_first_hand', to: 'queued_human' },
  kept: { from: [...published, { event: 'flagged', actor: 'reader', rules: ['N2.1'] }], letter: 'no_rule_broken', to: 'published' },
  disputed: { from: [...published, { event: 'flagged', actor: 'reader', rules: ['N1.1'] }], letter: 'false_fact', to: 'disputed_label' },
  affirm_asked: {
    from: [...published, { event: 'flagged', actor: 'reader', rules: ['N1.1'] }],
    letter: 'false_fact',
    to: 'author_affirm_pending',
  },
  edit_asked: {
    from: [...published, { event: 'flagged', actor: 'reader', rules: ['N2.1'] }],
    letter: 'personal_data',
    to: 'author_edit_pending',
  },
  removal_proposed: { from: [...published, { event: 'flagged', actor: 'reader', rules: ['N1.1'] }], letter: 'false_fact', to: 'flagged' },
  removed: { from: [...published, { event: 'flagged', actor: 'reader', rules: ['N7.1'] }], letter: 'not_first_hand', to: 'removed' },
  upheld: {
    from: [
      { event: 'refused', rules: ['N7.1'] },
      { event: 'appealed', actor: 'author' },
    ],
    letter: 'rule_applies',
    to: 'final',
  },
  reinstated: {
    from: [
      { event: 'refused', rules: ['N7.1'] },
      { event: 'appealed', actor: 'author' },
    ],
    letter: 'rule_does_not_apply',
    to: 'pending',
  },
}

describe('every verb', () => {
  test.each(deskVerbs)('%s is offered where it can be done, done for a moderator, and refused to everyone else', async (verb) => {
    const { backend, id, mia, member, steps, stateOf } = await deskOfTwo()
    const { from, letter, to } = ways[verb]
    await steps(from)
    const before = await stateOf()
    const seen = await open(mia, id)
    expect(seen.verbs).toContain(verb)
    const payload = { verb, letter, lines: seen.log.length }
    expect((await post(member, `${id}/decide`, payload)).statusCode).toBe(403)
    expect((await backend.app.inject({ method: 'POST', url: `/api/moderation/${id}/decide`, payload })).statusCode).toBe(401)
    expect(await stateOf()).toBe(before)
    expect((await post(mia, `${id}/decide`, payload)).json()).toEqual({ state: to, undoSeconds: 60 })
    expect(await stateOf()).toBe(to)
    const audited = await backend.database.owner
      .selectFrom('audit')
      .select(['account_id', 'action', 'subject', 'outcome'])
      .where('outcome', '=', 'done')
      .execute()
    expect(audited).toEqual([{ account_id: mia.account, action: `moderation.${verb}`, subject: id, outcome: 'done' }])
  })

  test('a verb that the table does not allow from this state is neither offered nor done', async () => {
    const { id, mia, stateOf } = await deskOfTwo()
    const { verbs, log } = await open(mia, id)
    expect(verbs).toEqual(['released', 'refused', 'asked'])
    for (const verb of deskVerbs.filter((one) => !verbs.includes(one))) {
      const reply = await post(mia, `${id}/decide`, { verb, letter: ways[verb].letter, lines: log.length })
      expect([verb, reply.statusCode]).toEqual([verb, 409])
    }
    expect(await stateOf()).toBe('queued_human')
  })

  test('a letter for another decision, or one that does not exist, is refused', async () => {
    const { id, mia, stateOf } = await deskOfTwo()
    expect((await decide(mia, id, 'refused', 'as_written')).json()).toMatchObject({ detail: { field: 'letter' } })
    expect((await decide(mia, id, 'refused', 'nonsense' as LetterId)).statusCode).toBe(400)
    expect(await stateOf()).toBe('queued_human')
  })
})

describe('two people', () => {
  const report = [...published, { event: 'flagged', actor: 'reader', rules: ['N1.1'] }] as const

  test('are needed to take a rating down as untrue: the one who proposed it is refused, the other decides', async () => {
    const { id, mia, ned, steps, stateOf } = await deskOfTwo()
    await steps(report)
    expect((await decide(mia, id, 'removed', 'false_fact')).json()).toMatchObject({ detail: { why: 'needs_proposal' } })
    expect((await decide(mia, id, 'removal_proposed', 'false_fact', 'The order of May says otherwise.')).statusCode).toBe(200)
    expect((await open(mia, id)).proposed).toBe('you')
    expect((await decide(mia, id, 'removed', 'false_fact')).json()).toMatchObject({ detail: { why: 'same_person' } })
    expect((await post(mia, 'next', { not: [] })).json()).toEqual({ case: null })
    await post(mia, `${id}/leave`)
    const seen = (await post(ned, 'next', { not: [] })).json<{ case: Case }>().case
    expect([seen.id, seen.proposed, seen.log.at(-1)!.said]).toEqual([id, 'other', 'The order of May says otherwise.'])
    expect((await decide(ned, id, 'removed', 'false_fact')).statusCode).toBe(200)
    expect(await stateOf()).toBe('removed')
  })

  test('an appeal is decided by someone who took no part before, not even by proposing', async () => {
    const { id, mia, ned, steps, step, moderator } = await deskOfTwo()
    await steps(report)
    await decide(mia, id, 'removal_proposed', 'false_fact')
    await post(mia, `${id}/leave`)
    await decide(ned, id, 'removed', 'false_fact')
    await step({ event: 'appealed', actor: 'author' })
    for (const one of [mia, ned]) {
      const seen = await open(one, id)
      expect(seen.verbs).not.toContain('upheld')
      expect((await decide(one, id, 'reinstated', 'rule_does_not_apply')).json()).toMatchObject({ detail: { why: 'same_person' } })
      await post(one, `${id}/leave`)
      // They see that it is waiting, but cannot open it.
      expect((await one.inject('/api/moderation')).json<{ waiting: Waiting[] }>().waiting).toMatchObject([{ id, hadPart: true }])
      expect((await post(one, 'next', { not: [] })).json()).toEqual({ case: null })
    }
    const zoe = await moderator()
    expect((await zoe.inject('/api/moderation')).json<{ waiting: Waiting[] }>().waiting).toMatchObject([{ id, hadPart: false }])
    expect((await post(zoe, 'next', { not: [] })).json<{ case: Case }>().case).toMatchObject({ id, verbs: ['upheld', 'reinstated'] })
    expect((await decide(zoe, id, 'upheld', 'rule_applies')).json()).toMatchObject({ state: 'final' })
  })

  test('anyone can decide the appeal against a decision that was undone within its minute', async () => {
    const { id, mia, step } = await deskOfTwo()
    await decide(mia, id, 'refused', 'accusation')
    await post(mia, `${id}/undo`)
    await step({ event: 'refused', rules: ['N7.1'] })
    await step({ event: 'appealed', actor: 'author' })
    await post(mia, `${id}/leave`)
    expect((await post(mia, 'next', { not: [] })).json<{ case: Case }>().case.verbs).toEqual(['upheld', 'reinstated'])
  })

  test('who open one rating at once: one gets it, the other reads that it is taken; the next call gives them different ones', async () => {
    const { id, put, mia, ned, stateOf } = await deskOfTwo()
    const other = await put()
    const both = await Promise.all(
      [mia, ned].map(async (one) => (await post(one, 'next', { not: [] })).json<{ case: Case | null }>().case?.id),
    )
    expect(new Set(both)).toEqual(new Set([id, other]))
    const ofMia = both[0]!
    expect((await post(ned, `${ofMia}/open`)).json()).toMatchObject({
      message: 'Somebody else looks at this rating now.',
      detail: { why: 'taken' },
    })
    const queue = (await ned.inject('/api/moderation')).json<{ waiting: Waiting[] }>().waiting
    expect(queue.map(({ taken }) => taken).toSorted()).toEqual(['other', 'you'])
    expect((await post(ned, `${ofMia}/decide`, { verb: 'released', letter: 'as_written', lines: 1 })).json()).toMatchObject({
      detail: { why: 'taken' },
    })
    expect(await stateOf(ofMia)).toBe('queued_human')
  })

  test('a rating that a moderator opened is free after ten minutes, and then the other one decides', async () => {
    const { backend, id, mia, ned, stateOf } = await deskOfTwo()
    const { log } = await open(mia, id)
    backend.clock.now += 9 * minute
    expect((await post(ned, `${id}/open`)).statusCode).toBe(409)
    backend.clock.now += minute
    expect((await post(ned, `${id}/open`)).statusCode).toBe(200)
    expect((await post(mia, `${id}/decide`, { verb: 'released', letter: 'as_written', lines: log.length })).json()).toMatchObject({
      detail: { why: 'taken' },
    })
    expect((await post(ned, `${id}/decide`, { verb: 'released', letter: 'as_written', lines: log.length })).statusCode).toBe(200)
    expect(await stateOf()).toBe('pending')
  })

  test('a decision on a rating that has changed meanwhile is refused with the advice to look again', async () => {
    const { id, mia, step } = await deskOfTwo()
    const { log } = await open(mia, id)
    await step({ event: 'asked', letter: 'ask_person' })
    expect((await post(mia, `${id}/decide`, { verb: 'released', letter: 'as_written', lines: log.length })).json()).toMatchObject({
      detail: { why: 'changed' },
    })
  })
})

describe('undoing a decision', () => {
  test('within a minute works: the decision leaves no trace, and the moderator who undid it has the rating', async () => {
    const { backend, id, mia, ned, stateOf } = await deskOfTwo()
    await decide(mia, id, 'refused', 'accusation')
    backend.clock.now += minute
    expect((await post(ned, `${id}/undo`)).json()).toMatchObject({ detail: { why: 'too_late' } })
    expect((await post(mia, `${id}/undo`)).json()).toEqual({ state: 'queued_human' })
    expect(await stateOf()).toBe('queued_human')
    expect((await open(mia, id)).log.map(({ event }) => event)).toEqual(['held', 'refused', 'undone'])
    expect((await post(ned, `${id}/open`)).statusCode).toBe(409)
    // Only once, and not the decision before it.
    expect((await post(mia, `${id}/undo`)).statusCode).toBe(409)
  })

  test('is refused after a minute', async () => {
    const { backend, id, mia, stateOf } = await deskOfTwo()
    await decide(mia, id, 'refused', 'accusation')
    backend.clock.now += minute + 1
    expect((await post(mia, `${id}/undo`)).json()).toMatchObject({ detail: { why: 'too_late' } })
    expect(await stateOf()).toBe('refused')
  })

  test('a removal needs a password entered in the last ten minutes; a release does not', async () => {
    const { backend, id, put, mia, steps, stateOf } = await deskOfTwo()
    await steps(ways.removed.from)
    const other = await put()
    backend.clock.now += 11 * minute
    expect((await decide(mia, id, 'removed', 'not_first_hand')).json()).toMatchObject({ detail: { why: 'confirm' } })
    expect(await stateOf()).toBe('flagged')
    expect((await decide(mia, other, 'released', 'as_written')).statusCode).toBe(200)
  })
})

describe('the queue', () => {
  test('has harm first, then the longest waiting; ratings that wait for their author or counsel come last and are assigned to nobody', async () => {
    const { id, put, mia, steps, step } = await deskOfTwo()
    const [harm, asked, legal] = [await put(), await put(), await put()]
    await steps([...published, { event: 'flagged', actor: 'reader', rules: ['N3.1'], onDay: '2026-03-14' }], harm)
    await step({ event: 'asked', onDay: '2026-03-11' }, asked)
    await steps([...published, { event: 'hidden', actor: 'legal', rules: ['N5.1'], onDay: '2026-03-10' }], legal)
    const { waiting, counts } = (await mia.inject('/api/moderation')).json<{ waiting: Waiting[]; counts: { state: string; n: number }[] }>()
    expect(waiting.slice(0, 2).map((one) => one.id)).toEqual([harm, id])
    expect(waiting[0]).toMatchObject({ isHarm: true, state: 'flagged_hidden', rules: ['N3.1'], since: '2026-03-14', name: 'Vera Example' })
    expect(new Set(waiting.slice(2).map((one) => one.id))).toEqual(new Set([asked, legal]))
    expect(counts.filter(({ n }) => n > 0)).toEqual([
      { state: 'queued_human', n: 2 },
      { state: 'flagged_hidden', n: 1 },
      { state: 'hidden_legal', n: 1 },
    ])
    const given: string[] = []
    for (let next = (await post(mia, 'next', { not: given })).json<{ case: Case | null }>().case; next !== null;) {
      given.push(next.id)
      next = (await post(mia, 'next', { not: given })).json<{ case: Case | null }>().case
    }
    expect(given).toEqual([harm, id])
  })

  test('is empty if nothing is waiting, and nobody sees what was withdrawn today', async () => {
    const { backend, put, mia, id } = await deskOfTwo()
    const { receipt, receiptHash } = newReceipt()
    const taken = await put({ receiptHash })
    await decide(mia, id, 'released', 'as_written')
    await backend.app.inject({ method: 'POST', url: '/api/reviews/receipt/withdraw', payload: { receipt } })
    expect((await mia.inject('/api/moderation')).json()).toMatchObject({ waiting: [] })
    expect((await post(mia, `${taken}/open`)).statusCode).toBe(404)
    expect((await post(mia, 'next', { not: [] })).json()).toEqual({ case: null })
  })
})

describe('what moderators see', () => {
  test('is the text with findings, rule and version, the log and the person’s history: no receipt, no key, no hour', async () => {
    const { backend, id, put, mia } = await deskOfTwo()
    const other = await put()
    const seen = await open(mia, id)
    expect(seen.findings.find(({ check }) => check === 'C4')).toMatchObject({ field: 'saw', reason: 'accusation', action: 'hold' })
    expect(seen.heldFor).toEqual([`C4.${seen.findings.find(({ check }) => check === 'C4')!.version}`])
    expect([seen.byState, seen.others.map((one) => [one.id, one.mean])]).toEqual([[{ state: 'queued_human', n: 2 }], [[other, 4]]])
    const replies = [
      JSON.stringify(seen),
      (await mia.inject('/api/moderation')).body,
      (await post(mia, 'next', { not: [] })).body,
      (await decide(mia, id, 'released', 'as_written')).body,
    ]
    const row = await backend.database.owner.selectFrom('review').select('receipt_hash').where('id', '=', id).executeTakeFirstOrThrow()
    for (const reply of replies) {
      expect(reply).not.toMatch(/receipt_?hash|author_?key|token|moderator/i)
      expect(reply).not.toContain(row.receipt_hash!.toString('hex'))
      // Days and months, and nothing finer.
      expect(reply).not.toMatch(/\d{2}:\d{2}|T\d{2}/)
    }
  })

  test('includes findings that only the answers show: a text that contradicts them, and a case that is still open', async () => {
    const { mia, put } = await deskOfTwo()
    const checksOf = async (id: string) => (await open(mia, id)).findings.map(({ check }) => check)
    const saw = `${bribe} She was rude, and the hearing was unfair.`
    const all = (answer: number) => Object.fromEntries(criteriaOf('judge', 'judge').map((name) => [name, answer]))
    const [blamed, contradicted] = [await put({ saw, criteria: all(1) }), await put({ saw, criteria: all(5), outcome: 'ongoing' })]
    expect(await checksOf(blamed)).not.toEqual(expect.arrayContaining(['C14']))
    expect(await checksOf(blamed)).not.toEqual(expect.arrayContaining(['C15']))
    expect(await checksOf(contradicted)).toEqual(expect.arrayContaining(['C4', 'C14', 'C15']))
  })

  test('a moderator’s words are sealed to the receipt if it has a key: the server cannot read them, and stores the letter in clear', async () => {
    const { backend, put, mia, secret } = await deskOfTwo()
    const words = 'Please say what you saw in the hearing of that day.'
    const sealedTo = await put({ receiptHash: hashOf(receiptOf(secret)), authorKey: authorKeyFor(secret).toString('hex') })
    expect((await open(mia, sealedTo)).canSeal).toBe(true)
    await decide(mia, sealedTo, 'refused', 'accusation', words)
    const line = await backend.database.owner
      .selectFrom('review_event')
      .selectAll()
      .where('review_id', '=', sealedTo)
      .where('event', '=', 'refused')
      .executeTakeFirstOrThrow()
    expect([line.said, line.letter, line.sealed!.includes(Buffer.from('hearing'))]).toEqual([null, 'accusation', false])
    expect(unseal(line.sealed!, secret, line.id)).toBe(words)
    const inbox = await backend.app.inject({ method: 'POST', url: '/api/reviews/receipt', payload: { receipt: receiptOf(secret) } })
    expect(inbox.json<{ steps: object[] }>().steps.at(-1)).toMatchObject({
      // The rule with its version, the policy that it is part of, and the day.
      checks: [letters.find((each) => each.id === 'accusation')!.rule],
      policy: policyVersion,
      onDay: '2026-03-12',
      letter: 'accusation',
      said: null,
      sealed: line.sealed!.toString('base64url'),
    })
  })

  test('a moderator’s words are in clear if there is no key; words that cannot be published are refused', async () => {
    const { backend, id, mia } = await deskOfTwo()
    expect((await decide(mia, id, 'refused', 'accusation', 'Turned\u202e round')).json()).toMatchObject({ detail: { field: 'words' } })
    await decide(mia, id, 'refused', 'accusation', 'Please say what you saw.')
    const line = await backend.database.owner
      .selectFrom('review_event')
      .selectAll()
      .where('event', '=', 'refused')
      .executeTakeFirstOrThrow()
    expect([line.said, line.sealed]).toEqual(['Please say what you saw.', null])
  })
})
