// Who sees what of a case: every table, as everybody, with every verb; and every policy as it might have been written by mistake.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueFindings, definers } from '#assurance/isolation/catalogue.ts'
import { kill, type Place } from '#assurance/isolation/kill.ts'
import { dropsOf } from '#assurance/isolation/mutate.ts'
import { reasonFindings } from '#assurance/isolation/reasons.ts'
import { furnish, type Pair, sweepAs } from '#assurance/isolation/place.ts'
import { isParentIn, meOf } from '#assurance/isolation/oracle.ts'
import { fewMutants, small } from '#assurance/isolation/small.ts'
import { asOwner, inWords } from '#assurance/isolation/sweep.ts'
import { tables } from '#assurance/isolation/tables.ts'
import { createDatabase, dropDatabase } from '#ports/db/scratch.ts'
import { demandNone } from './support/demand-leaves.ts'
import { isFullRun } from './support/depth.ts'
import { templateEngine } from './support/template.ts'

let pair: Pair
let place: Place

beforeAll(async () => {
  const template = templateEngine()
  const copy = () => createDatabase(template, template.owner.database)
  pair = { granted: await copy(), open: await copy() }
  for (const { owner } of Object.values(pair)) await withOwner((client) => client.query(demandNone), owner)
  place = await furnish(pair, small.seed)
}, 60_000)
afterAll(async () => {
  for (const { owner } of Object.values(pair)) await dropDatabase(templateEngine(), owner.database!)
})

async function withOwner<T>(work: (client: pg.Client) => Promise<T>, owner = pair.granted.owner): Promise<T> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

test('the catalogue: row-level security on and forced, policies for what is granted and no more, nothing owned, every way past them reviewed', async () => {
  expect(await withOwner(catalogueFindings)).toEqual([])
})

test('a new table of cases that nothing tries is found', async () => {
  const found = await withOwner(async (client) => {
    await client.query(
      'begin; create table diary (case_id uuid, id uuid, text text); grant select on diary to casebalance_cases, casebalance_app',
    )
    const findings = await catalogueFindings(client)
    await client.query('rollback')
    return findings
  })
  expect(found.join('\n')).toMatch(/diary has no line in assurance\/isolation\/tables\.ts/)
  expect(found.join('\n')).toMatch(/diary has no row-level security/)
  expect(found.join('\n')).toMatch(/casebalance_app select on diary is granted/)
})

test('the reason of each of the functions that go past the policies ends with it: with its answer, and with an error', async () => {
  expect(Object.keys(definers).length).toBeGreaterThanOrEqual(30)
  expect(await withOwner((client) => reasonFindings(client, Object.keys(definers)))).toEqual([])
})

test('a function that leaves its reason behind is found, by its text and by asking it', async () => {
  const slipped = (from: string | RegExp, to: string) =>
    withOwner(async (client) => {
      const { rows } = await client.query<{ text: string }>("select pg_get_functiondef('leave_case(uuid,uuid,uuid)'::regprocedure) as text")
      const [text, changed] = [rows[0]!.text, rows[0]!.text.replace(from, to)]
      expect(changed).not.toBe(text)
      await client.query(changed)
      const found = [...(await catalogueFindings(client)), ...(await reasonFindings(client, ['leave_case(uuid,uuid,uuid)']))]
      await client.query(text)
      return found.join('\n')
    })
  const forgets = await slipped("perform set_config('app.reason', reason_before, true);", '')
  expect(forgets).toMatch(/leave_case\(uuid,uuid,uuid\) does not end by putting the reason before it back/)
  expect(forgets).toMatch(/leave_case\(uuid,uuid,uuid\) leaves its reason behind with its answer/)
  expect(await slipped("set_config('app.reason', 'leaving', true)", "set_config('app.reason', 'leaving', false)")).toMatch(/gives none/)
  expect(await slipped('if found then', 'if not found then return null; end if; if found then')).toMatch(/has a way out/)
})

test('asvs-8.4.1 20,000 cells, every one answered as the rules in words say: no leak, no loss', async () => {
  const { cells, findings } = await sweepAs(place, 'as granted', small.seed, small.share)
  expect(findings.map(inWords)).toEqual([])
  expect(cells).toBeGreaterThanOrEqual(small.cells)
  // It is no sweep of empty tables.
  expect(Object.keys(tables).filter((table) => !place.families.rows.some((row) => row.table === table))).toEqual([])
}, 180_000)

test('the functions that go past the policies do nothing for the person who has no part in the case', async () => {
  const { families } = place
  const wrong: string[] = []
  await withOwner(async (client) => {
    const ask = asOwner(client, families.at)
    await client.query('begin')
    for (const person of families.people) {
      const me = meOf(families, person.account)
      const expecting = async (statement: string, expected: string) => {
        const [said] = await ask(person, [statement])
        if (said !== expected && !(person.forged && ['22P02', 'P0001'].includes(said!))) wrong.push(`${person.what}: ${statement}: ${said}`)
      }
      await expecting(
        `select outcome from join_case('${'0'.repeat(64)}', gen_random_uuid(), 'Some Body')`,
        person.account ? 'not_found' : 'P0001',
      )
      await expecting(`select count(*) from invitation_of('${'0'.repeat(64)}')`, '0')
      await expecting(`select count(*) from feed_of('${'0'.repeat(64)}')`, '0')
      for (const seat of families.seats.filter(({ role, account }) => role === 'parent' && account !== person.account)) {
        const may = isParentIn(me, seat.caseId) && seat.account !== null
        await expecting(`select hold_link('${seat.caseId}', '${seat.id}', 'blocked', '', gen_random_uuid())`, String(may))
      }
      for (const caseId of person.forged ? [] : families.cases) {
        // Not with a leaf that says that another wrote it, in the log of another, or in a case of others.
        const change = (privateTo: string, author: string) =>
          `select note_change('${caseId}', ${privateTo}, 'messages', now(), ${author}, ${author}, 'by.hand', '{}', true) is null`
        for (const seat of families.seats.filter((one) => one.caseId === caseId && one.account !== person.account)) {
          await expecting(change('null', `'${seat.id}'`), 'true')
          await expecting(change(`'${seat.id}'`, `'${seat.id}'`), 'true')
        }
        // A parent comes as far as the number, which the furniture of the case has used up.
        await expecting(
          `select note_change('${caseId}', null, 'messages', now(), null, null, null, null, true) is null`,
          isParentIn(me, caseId) ? '23505' : 'true',
        )
        const hears = `(select count(*) from live_since('${person.account}', '${families.at.toISOString()}', '${caseId}', null, null, 5))`
        const seats = me.seats.filter((seat) => seat.caseId === caseId)
        if (seats.length === 0) await expecting(`select ${hears}`, '0')
        const read = `select count(*) from events_of('${person.account}', '${families.at.toISOString()}', '${caseId}', '-infinity', 'infinity')`
        if (seats.length === 0) await expecting(read, '0')
      }
    }
    await client.query('rollback')
  })
  expect(wrong).toEqual([])
}, 60_000)

describe('mutants', () => {
  test.skipIf(!isFullRun)(
    'each of 30 and more, made from the policies, the functions and the rights that stand, is caught',
    async () => {
      // `npm run isolation` brings all about.
      const { mutants, survivors } = await kill(place, fewMutants, { rights: ['all'], share: small.share })
      expect(survivors).toEqual([])
      expect(mutants).toBeGreaterThanOrEqual(30)
    },
    300_000,
  )

  test('a condition is taken apart at every AND and OR, and not within a text', () => {
    expect(dropsOf("((a = 1) AND ((b = 'x AND (y') OR (c = 2)))").map(({ text }) => text)).toEqual([
      '((a = 1) AND ((c = 2)))',
      "((a = 1) AND ((b = 'x AND (y')))",
      "(((b = 'x AND (y') OR (c = 2)))",
      '((a = 1))',
    ])
    // An OR with what is always true says the same without the rest of it.
    expect(dropsOf('((a) AND (true OR (b)))').map(({ text }) => text)).toEqual(['((a) AND ((b)))', '((true OR (b)))'])
  })
})
