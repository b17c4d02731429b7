// Policies, functions and rights as they might have been written by mistake, made from those that stand.
import type pg from 'pg'
import { tables } from './tables.ts'
import { type Drop, dropsOf } from './mutate.ts'

export interface Mutant {
  what: string
  /** Statements that bring it about. */
  sql: readonly string[]
  /** Tables in whose rows it may show. */
  tables: readonly string[]
  /** Shown by the rights that are granted, and not by the policies alone. */
  asGranted?: true
}

interface Policy {
  name: string
  policy: string
  cmd: string
  qual: string | null
  checked: string | null
}

/**
 * Terms that say again what a key says: a seat's id is one of a kind over all cases (UUIDv7), so that a row found by it is
 * of that case. Without them nothing is different, and no test can tell.
 */
const saidTwice: readonly (readonly [of: RegExp, term: RegExp])[] = [
  [/^case_look, seen/, /^\(m\.case_id = case_look\.case_id\)$/],
  [/^case_look, seen/, /^\(case_id = ANY \(\( SELECT my_cases\(\)/],
  // Of a log the size alone may be written, so that what comes out of an update is the log that went in.
  [/^ledger_log, changed \(update\), with check/, /my_cases\(|my_members\(/],
  [/^my_/, /^\([gr]\.case_id = m\.case_id\)$/],
  // A file is of one case, and of one author.
  [/^file_text(_page)?, seen/, /^\(i\.(case_id|author_id) = file_text(_page)?\.(case_id|author_id)\)$/],
  // So is a message's.
  [/^(message_view|file_use|seat_change|seat_count), /, /^\(m\.case_id = \w+\.case_id\)$/],
]
const isSaidTwice = (about: string, { dropped }: Drop) => saidTwice.some(([of, term]) => of.test(about) && term.test(dropped))

/** A condition may look at seats through the policy of seats. */
const readersOf = (table: string) => (table === 'case_member' ? ['case_member', 'case_look'] : [table])

async function ofPolicies(client: pg.Client): Promise<Mutant[]> {
  const { rows } = await client.query<Policy>(`
    select tablename::text as name, policyname::text as policy, lower(cmd) as cmd, qual, with_check as checked from pg_policies
    where schemaname = 'public' and roles = '{casebalance_cases}' order by 1, 2`)
  return rows.flatMap(({ name, policy, cmd, qual, checked }) => {
    const where = readersOf(name)
    const alter = (part: string, text: string) => [`alter policy ${policy} on ${name} ${part} (${text})`]
    const parts = [
      ['using', qual],
      ['with check', checked],
    ] as const
    return parts.flatMap(([part, text]) => {
      if (text === null) return []
      const about = `${name}, ${policy} (${cmd}), ${part}`
      return [
        { what: `${about}: true`, sql: alter(part, 'true'), tables: where },
        { what: `${about}: or true`, sql: alter(part, `${text} or true`), tables: where },
        { what: `${about}: not`, sql: alter(part, `not (${text})`), tables: where },
        ...dropsOf(text)
          .filter((drop) => !isSaidTwice(about, drop))
          .map((drop) => ({ what: `${about}: without ${drop.dropped}`, sql: alter(part, drop.text), tables: where })),
        ...[...text.matchAll(/my_grants\(('\w*'::text|topic)\)/g)]
          .filter(([, scope]) => scope !== "''::text")
          .map(([call]) => ({ what: `${about}: every scope`, sql: alter(part, text.replace(call, "my_grants('')")), tables: where })),
      ]
    })
  })
}

/** What a function of seats says, word for word, and a slip in its place. */
const slips: readonly [name: string, from: RegExp, to: string, what: string][] = [
  ['my_grants(text)', /COALESCE\(m\.from_day, [^)]*\)/, "'-infinity'::date", 'no first day'],
  ['my_grants(text)', /COALESCE\(m\.to_day, [^)]*\)/, "'infinity'::date", 'no last day'],
  ['my_grants(text)', /\(\(m\.ended_at AT TIME ZONE 'UTC'::text\)\)::date/, "'infinity'::date", 'whoever left reads on for ever'],
  ['my_grants(text)', /WHEN m\.sees_private THEN/, 'WHEN true THEN', 'every grant sees what is private'],
  ['my_grants(text)', /ELSE \(\(m\.ended_at/, 'ELSE (true OR (m.ended_at', 'every grant is open'],
  ['my_grants(text)', /acting_at\(\)/, "'-infinity'::timestamptz", 'an expired grant is open'],
  ['my_seats()', /acting_at\(\)/, "'-infinity'::timestamptz", 'an expired seat shows itself'],
  ['my_cases()', /SECURITY DEFINER/, 'SECURITY INVOKER', 'asked as whoever acts'],
]

/** What a function of seats answers, between the reason that it gives and the one that it puts back. */
const answerOf = /\n {2}answer := (.*?);\n {2}perform /s

/** The function, with its answer as PostgreSQL itself writes it: every term in parentheses of its own. */
async function deparsed(client: pg.Client, name: string): Promise<string> {
  const read = async (of: string) =>
    (await client.query<{ text: string }>('select pg_get_functiondef($1::regprocedure) as text', [of])).rows[0]!.text
  const whole = await read(name)
  const answer = answerOf.exec(whole)![1]!
  const [, args, type] = /FUNCTION public\.\w+\((.*?)\)\n RETURNS (\S+)/.exec(whole)!
  await client.query('begin')
  await client.query(`create function pg_temp.answer(${args}) returns ${type} language sql stable return ${answer}`)
  const said = await read(`pg_temp.answer(${args!.replace(/^\w+ /, '')})`)
  await client.query('rollback')
  return whole.replace(answer, () => said.slice(said.indexOf('RETURN ') + 'RETURN '.length).trim())
}

async function ofFunctions(client: pg.Client): Promise<Mutant[]> {
  const everywhere = Object.keys(tables)
  const all: Mutant[] = []
  const ofMessages = ['case_message', 'message_view', 'file_use']
  for (const name of ['my_cases()', 'my_members()', 'my_grants(text)', 'my_message_seats()', 'my_seats()']) {
    const showsIn = name === 'my_message_seats()' ? ofMessages : everywhere
    const whole = await deparsed(client, name)
    const [, answer = ''] = answerOf.exec(whole) ?? []
    for (const drop of dropsOf(answer).filter((each) => !isSaidTwice(name, each)))
      all.push({ what: `${name}: without ${drop.dropped}`, sql: [whole.replace(answer, () => drop.text)], tables: showsIn })
    for (const [, from, to, what] of slips.filter(([slipped]) => slipped === name)) {
      if (!from.test(whole)) throw new Error(`${name} no longer says ${from.source}: see the slips in assurance/isolation/mutants.ts.`)
      all.push({ what: `${name}: ${what}`, sql: [whole.replace(from, to)], tables: showsIn })
    }
  }
  const nobody = (body: string) => `create or replace function acting_account() returns uuid language sql stable return ${body}`
  all.push({
    what: 'acting_account(): somebody, where there is nobody',
    sql: [
      nobody(
        `coalesce(nullif(current_setting('app.account', true), '')::uuid, (select account_id from case_member where account_id is not null order by id limit 1))`,
      ),
    ],
    tables: everywhere,
  })
  return all
}

function ofRights(): Mutant[] {
  return Object.entries(tables).flatMap(([name, { authored }]): Mutant[] => {
    const where = [name]
    const rights: Mutant[] = [
      { what: `${name}: row-level security off`, sql: [`alter table ${name} disable row level security`], tables: where },
      { what: `${name}: not forced`, sql: [`alter table ${name} no force row level security`], tables: where, asGranted: true },
      { what: `${name}: delete granted`, sql: [`grant delete on ${name} to casebalance_cases`], tables: where, asGranted: true },
      {
        what: `${name}: a policy of deletes`,
        sql: [`create policy gone on ${name} for delete to casebalance_cases using (true)`],
        tables: where,
      },
      { what: `${name}: the machine's policy for everybody`, sql: [`alter policy kept on ${name} to public`], tables: where },
      { what: `${name}: read by the app's role`, sql: [`grant select on ${name} to casebalance_app`], tables: where, asGranted: true },
      ...(authored
        ? [
            {
              what: `${name}: every column written`,
              sql: [`grant update on ${name} to casebalance_cases`],
              tables: where,
              asGranted: true as const,
            },
          ]
        : []),
    ]
    return rights.filter(({ what }) => what !== 'case_profile: every column written')
  })
}

/** The role itself. Only a superuser may bring these about. */
const ofRole: readonly Mutant[] = [
  { what: 'the role goes past every policy', sql: ['alter role casebalance_cases bypassrls'], tables: ['child', 'case_member'] },
  {
    what: 'the role owns a table',
    sql: ['grant create on schema public to casebalance_cases', 'alter table child owner to casebalance_cases'],
    tables: ['child'],
    asGranted: true,
  },
  { what: 'a definer’s function without a path', sql: ['alter function my_cases() reset search_path'], tables: [], asGranted: true },
  { what: 'a definer’s function for everybody', sql: ['grant execute on function my_cases() to public'], tables: [], asGranted: true },
  {
    what: 'a definer’s function that nobody reviewed',
    sql: [
      'create function peek() returns bigint language sql security definer set search_path = public return (select count(*) from child)',
    ],
    tables: [],
    asGranted: true,
  },
]

export async function mutantsOf(client: pg.Client): Promise<Mutant[]> {
  return [...(await ofFunctions(client)), ...ofRole, ...(await ofPolicies(client)), ...ofRights()]
}
