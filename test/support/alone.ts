import { outboxOnly } from '#ports/mail/embedded.ts'
import { randomUUID } from 'node:crypto'
import { newPerson, system, type TestPerson } from './family.ts'
import { letMessagesOut, written } from './messages.ts'
import { post } from './schedule-acts.ts'
import type { TestApp } from './test-app.ts'

/** Ana alone in a case: Ben has a place there and has not joined. */
export interface Alone {
  caseId: string
  ana: TestPerson & { memberId: string }
  /** Ben's seat. */
  ben: string
  /** His address, of his own for each family. */
  email: string
  give: (email: string | null) => ReturnType<TestPerson['inject']>
}

export async function alone(backend: TestApp): Promise<Alone> {
  const ana = await newPerson(backend)
  const begun = { title: 'Ours', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Carter' }
  const { caseId } = (await post(ana, '/api/cases', begun)).json<{ caseId: string }>()
  const seats = await system(backend, (tx) => tx.selectFrom('case_member').select(['id', 'side']).where('case_id', '=', caseId).execute())
  const seat = (side: string) => seats.find((each) => each.side === side)!.id
  const give = (email: string | null) =>
    ana.inject({ method: 'PUT', url: `/api/cases/${caseId}/messages/mail-address`, payload: { email } })
  return { caseId, ana: { ...ana, memberId: seat('A') }, ben: seat('B'), email: `ben.${randomUUID()}@elsewhere.example`, give }
}

/** Ana sends a message to Ben, and it goes out. @returns its id */
export async function writes(backend: TestApp, { ana, ben, caseId }: Alone, more: object = {}): Promise<string> {
  const body = { ...written([ben]), subject: 'School fair', sendAt: null, ...more }
  const { id } = (await post(ana, `/api/cases/${caseId}/messages`, body)).json<{ id: string }>()
  await letMessagesOut(backend)
  return id
}

/** What Ana reads of the mail about a message. */
export async function mailedOf({ ana, caseId }: Alone, message: string) {
  const reply = (await ana.inject(`/api/messages/threads/${message}?case=${caseId}`)).json()
  return reply.messages[0].to[0].mailed as Record<string, string | null> | null
}

/** The mails to an address, with the token of their link. */
export async function mailsFor(backend: TestApp, email: string) {
  const mail = outboxOnly({ owner: backend.database.owner, clock: () => backend.clock.now, random: { uuid: randomUUID } })
  const lying = (await mail.list(1000)).filter(({ to, watched }) => to === email && watched)
  return lying.map((each) => ({ ...each, token: /token=([0-9a-f]+)/.exec(each.text)![1]! }))
}

/** The leaves about mails in the log that both parents read, in order. */
export async function leavesOf(backend: TestApp, caseId: string) {
  const rows = await system(backend, (tx) =>
    tx
      .selectFrom('ledger_leaf as l')
      .innerJoin('ledger_object as o', (on) => on.onRef('o.log', '=', 'l.log').onRef('o.seq', '=', 'l.seq'))
      .select(['l.verb', 'o.content'])
      .where('l.log', '=', caseId)
      .where('l.verb', 'like', 'mailed.%')
      .orderBy('l.seq')
      .execute(),
  )
  return rows.map(({ verb, content }) => ({ verb, content: JSON.parse(content!) as Record<string, string> }))
}
