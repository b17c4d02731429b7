import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { Notice } from '#ratings/takedown/contract.ts'
import { putPublished } from './published.ts'
import { proofOf, putPerson } from './ratings.ts'
import { signIn, worldOfAccounts } from './signed-in.ts'
import type { testApp } from './test-app.ts'

export const hour = 3_600_000
/** Words of every rating that `putPublished` makes. */
export const said = 'each side was heard for as long as it needed'

type Over = Partial<Record<keyof Notice | 'proof', unknown>>

/** Someone with five ratings that are shown, the sending of notices, and two people of the admin desk. */
export async function there(options: Parameters<typeof testApp>[0] = {}) {
  const backend = await worldOfAccounts(options)
  const { app, database } = backend
  const judge = await putPerson(database.owner)
  await putPublished(database.owner, judge, [{}, {}, {}, {}, {}])
  const rows = await database.owner.selectFrom('review').select('id').where('professional_id', '=', judge).orderBy('id').execute()
  const ratings = rows.map(({ id }) => id)
  const noticeOf = (over: Partial<Notice> = {}): Notice => ({
    professional: judge,
    ratings: [ratings[0]!],
    ground: 'false_fact',
    sender: 'Vera Example',
    capacity: 'self',
    isOfficial: true,
    words: said,
    why: 'The transcript shows that the other side spoke for four minutes.',
    sworn: true,
    ...over,
  })
  const send = (over: Over = {}, key: string = randomUUID(), from = '192.0.2.1'): Promise<LightMyRequestResponse> =>
    app.inject({
      method: 'POST',
      url: '/api/takedowns',
      payload: { ...noticeOf(), ...over },
      headers: { 'idempotency-key': key },
      remoteAddress: from,
    })
  /** As the page sends it: with the work done. */
  const proven = async (over: Over = {}, key: string = randomUUID(), from = '192.0.2.1') => {
    const asked = await app.inject(`/api/takedowns/challenge?professional=${judge}`)
    return send({ ...over, proof: await proofOf(asked.json<{ challenge: unknown }>().challenge) }, key, from)
  }
  const sent = async (over: Over = {}) =>
    (await send(over)).json<{
      number: string
      code: string
      lane: string
      hidden: number
      isCourtUnknown: boolean
      decideBy: string | null
    }>()
  const statusOf = async (id = ratings[0]!) =>
    (await database.owner.selectFrom('review').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
  const look = async (receipt: { number: string; code: string }) =>
    (await app.inject({ method: 'POST', url: '/api/takedowns/answer', payload: { number: receipt.number, code: receipt.code } })).json<
      Record<string, unknown>
    >()
  const desk = await signIn(backend, 'admin@demo.test')
  const other = await signIn(backend, 'super@demo.test')
  const seenOf = async (who: typeof desk, number: string) =>
    (await who.inject(`/api/staff/takedowns/${number}`)).json<{ seen?: string }>().seen ?? ''
  /** As the page does it: what is decided is what was seen a moment before, unless it is given. */
  const act = async (who: typeof desk, number: string, what: string, payload: object) =>
    who.inject({
      method: 'POST',
      url: `/api/staff/takedowns/${number}/${what}`,
      payload: what === 'decide' ? { seen: await seenOf(who, number), ...payload } : payload,
    })
  return { ...backend, judge, ratings, send, proven, sent, statusOf, look, desk, other, act, seenOf, owner: database.owner }
}

export const decision = (outcome: string) => ({
  outcome,
  letter: 'Thank you for your notice. This is what we decided.',
  reason: 'As the rules of the desk have it.',
  ...(outcome !== 'kept' && outcome !== 'gone' && { toAuthor: 'A notice came about this rating. This is what we decided.' }),
})

/** An order of a court that no directory has. */
export const order = {
  court: 'Supreme Court of Nowhere',
  docket: '1',
  parties: 'A against B',
  country: 'US',
  wasServed: 'no',
  isFinal: 'no',
}

/** A court that the directory has. */
export const putCourt = ({ owner }: Pick<Awaited<ReturnType<typeof there>>, 'owner'>) =>
  owner
    .insertInto('court')
    .values({
      id: 'lucas',
      source_id: 'rated',
      source_key: 'lucas',
      name: 'Lucas County Court of Common Pleas',
      system: 'state',
      level: 'trial',
    })
    .execute()
