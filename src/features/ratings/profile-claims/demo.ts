import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import { isPublishedAbout } from '#ratings/reviews/public.ts'
import { holdPage } from './holding.ts'
import { addClaim, putState } from './store.ts'
import { addVersion, replyOf } from './store.replies.ts'

/** What the fictional attorney of the demonstration says. Every text passes the checks but the last, which a person reads first. */
export const demoTexts = {
  statement:
    'I have practiced family law for many years. I take what is said about my work seriously, good or bad. Since this fall my office answers calls within two working days.',
  replies: [
    'Thank you for writing. The rules of my profession keep me from speaking about any matter, so I say only this: I read every rating, and I think about what it says.',
    'I disagree with some of this, and I do not discuss clients or cases in public. Anybody who has a question about a bill may call the office and will get an answer.',
  ],
  held: 'A flat fee of $1,500 covers the first hearing. It is printed on the sheet that everybody gets on the first visit, before anything is signed.',
  note: 'I am on the county roster of guardians ad litem. The clerk knows me, and I can send the appointment letter.',
} as const

const ids = {
  held: '5eed0000-0026-4000-8000-000000000001',
  waits: '5eed0000-0026-4000-8000-000000000002',
  replies: [3, 4, 5, 6].map((n) => `5eed0000-0026-4000-8000-00000000000${n}`),
}

/** Someone fictional with the most published ratings, and some of those, the newest first. */
async function rated(owner: Db, role: string, least: number): Promise<{ id: string; reviews: string[] } | null> {
  const { rows } = await sql<{ id: string; reviews: string[] }>`
    select professional_id as id, array_agg(id::text order by event_month desc, id desc) as reviews from review_published
    where role = ${role} and is_fictional and saw <> '' group by professional_id having count(*) >= ${least}
    order by count(*) desc, professional_id limit 1`.execute(owner)
  return rows[0] ?? null
}

async function accountOf(owner: Db, email: string): Promise<string | null> {
  const row = await owner.selectFrom('account').select('id').where('email', '=', email).where('is_demo', '=', true).executeTakeFirst()
  return row?.id ?? null
}

/**
 * Puts the claims of the demonstration in their place: an attorney's page that is held, with a statement, two replies and one
 * that waits, and a claim that waits for a moderator. Everybody in it is invented. Done again at each start.
 */
export async function putDemoClaims(owner: Db, now: Date): Promise<void> {
  const [lawyer, other] = await Promise.all([accountOf(owner, 'lawyer@demo.test'), accountOf(owner, 'ben@demo.test')])
  const [attorney, gal] = await Promise.all([rated(owner, 'attorney', 3), rated(owner, 'gal', 1)])
  if (lawyer === null || other === null || attorney === null || gal === null) return
  await owner.transaction().execute(async (tx) => {
    await sql`delete from claim where id = any(${[ids.held, ids.waits]}::uuid[])`.execute(tx)
    const given = { barState: 'TX', email: null, shows: null, at: now }
    // Someone who tries the demonstration may hold it by now: then it stays theirs.
    if (!(await holdPage(tx, attorney.id))) {
      const claim = { id: ids.held, professionalId: attorney.id, account: lawyer, way: 'paper', barNumber: '24031877', note: null } as const
      if (await addClaim(tx, { ...claim, ...given })) {
        await putState(tx, ids.held, { to: 'checking', by: 'claimant', at: now })
        await putState(tx, ids.held, { to: 'granted', by: 'staff', at: now })
        const said = [
          { review: null, body: demoTexts.statement, heldFor: [] },
          { review: attorney.reviews[0]!, body: demoTexts.replies[0], heldFor: [] },
          { review: attorney.reviews[1]!, body: demoTexts.replies[1], heldFor: [] },
          { review: attorney.reviews[2]!, body: demoTexts.held, heldFor: ['R4.1'] },
        ]
        for (const [at, { review, body, heldFor }] of said.entries()) {
          if (review !== null && !(await isPublishedAbout(tx, attorney.id, review))) continue
          const reply = await replyOf(tx, { id: ids.replies[at]!, claim: ids.held, review })
          const state = heldFor.length > 0 ? 'held' : 'published'
          await addVersion(tx, { reply, body, state, heldFor, keyHash: null, on: now.toISOString().slice(0, 10) })
        }
      }
    }
    const waits = { id: ids.waits, professionalId: gal.id, account: other, way: 'paper', barNumber: null, note: demoTexts.note } as const
    if (await addClaim(tx, { ...waits, ...given, barState: null }))
      await putState(tx, ids.waits, { to: 'checking', by: 'claimant', at: now })
  })
}
