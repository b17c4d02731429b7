// What the database's own catalogue must say about the tables of cases, whatever rows there are.
import type pg from 'pg'
import { reasonInText } from './reasons.ts'
import { tables } from './tables.ts'

/** The owner's functions that bypass the policies: each was reviewed, with the reason why it may. Add a new one here first. */
export const definers: Readonly<Record<string, string>> = {
  'my_cases()': 'in which cases whoever acts is a parent: ids alone',
  'my_members()': 'their own seats as a parent: ids alone',
  'my_grants(text)': 'what was granted to whoever acts: ids and days',
  'my_message_seats()': 'which seats of whoever acts read messages: ids, days, and the threads that they were given',
  'view_message(uuid,uuid)': 'the first view of a message by whoever acts, in the granted seat that it is addressed to: once, and one bit',
  'my_seats()': 'their own seats that show something: ids alone',
  'open_case(uuid,text,text,text,uuid,text,text)': 'begins a case with whoever acts as its first parent',
  'is_held(uuid,uuid)': 'one bit about two people; nobody but the owner may ask it',
  'invitation_of(text)': 'what an invitation says to whoever has its code',
  'join_case(text,uuid,text)': 'takes the seat that a code offers, for whoever acts',
  'decline_invitation(text,boolean,uuid)': 'answers the invitation whose code one has',
  'hold_link(uuid,uuid,text,text,uuid)': 'ends the other parent’s seat, for a parent of the same case',
  'is_for_another(invitation)': 'one bit about an invitation and whoever acts; nobody but the owner may ask it',
  'invitation_waits(invitation,uuid,timestamp with time zone)':
    'one bit about an invitation and an account; nobody but the owner may ask it',
  'invitations_to_me()': 'what was mailed to the proved address of whoever acts, and waits: who invites, no row of a case',
  'mailed_to_me(uuid)': 'the hash by which the invitation that was mailed to whoever acts is found; nobody can make its code of it',
  'has_invitation(uuid,timestamp with time zone)': 'one bit: whether that list is empty; the accounts’ role asks for whoever is signed in',
  'mail_invitation(uuid,uuid,text,text,date)': 'mails an invitation of one’s own to the address that it names',
  'invitation_mails(uuid)': 'what became of the mails of one’s own invitations: one word each',
  'mail_stop(uuid,text)': 'one word: whether mail of whoever acts to an address is stopped',
  'mails_of(uuid)': 'what became of one account’s mails about messages, for its own export; the accounts’ role asks',
  'caseload_changes(integer)':
    'how much changed for each granted seat of whoever acts, within what it was granted: counts by topic, and numbers',
  'caseload_word()': 'one hash, by which an open caseload finds that it has something else to show',
  'unanswered_messages()': 'which messages ask for an answer and have none, within what was granted to whoever acts: ids alone',
  'next_hearings(timestamp with time zone)':
    'which hearing is next for each granted seat of whoever acts, within what was granted: ids alone',
  'leave_case(uuid,uuid,uuid)': 'ends one’s own seat',
  'seats_of(uuid)': 'one account’s seats, for its own export; the accounts’ role asks',
  'holds_of(uuid)': 'one account’s holds, for its own export; the accounts’ role asks',
  'sponsored_until(uuid)': 'until when an invited parent is sponsored: one time, for whoever is signing in',
  'hears_case(uuid,uuid,timestamp with time zone)': 'one bit: whether an open page may go on hearing a case',
  'notify_seats(uuid,uuid[],text,text,uuid)':
    'that something happened, for seats of a case in which whoever acts has one: no word of it, and no answer',
  'note_change(uuid,uuid,text,timestamp with time zone,uuid,uuid,text,text,boolean)':
    'numbers a change of a case and writes its leaf, for a parent of it: in the shared log or their own, with content of their own',
  'feed_of(text)': 'whose feed it is, for whoever has its secret address',
  'record_codes(uuid)':
    'the newest codes of the shared records of a parent, for a mail to them; the accounts’ role asks, and learns no case',
  'day_of_code(text)': 'the day on which a shared record had a code, for anyone who has the code; the visitors’ role asks',
  'blocked_files()': 'which files staff blocked: ids alone',
  'blocked_reference(uuid,uuid)': 'the reference under which a file is blocked, by which support finds it',
  'is_blocked(uuid,uuid)': 'one bit about a file, what was made of it, or a record',
  'block_same()': 'blocks the same bytes as they arrive again in the case; nobody runs it but the trigger',
  'live_heard(uuid[],uuid[],timestamp with time zone)': 'which open pages may still hear a case: numbers alone',
}

/** The owner's functions that the cases' role may run, and that touch no table of a case. */
const elsewhere = new Set(['enqueue(text,jsonb,text,interval)'])

/** A policy for all verbs, although deleting is not granted: a row that is their own account's or seat's. */
const allVerbs = new Set(['case_opening', 'link_hold'])
/** Policies that take away from what the others give: what blocked files say is for nobody, the machine included. */
const takingAway: Readonly<Record<string, string>> = { file_text: 'not_blocked', file_text_page: 'not_blocked' }
/** Tables without a case that the same policies protect. */
const withoutCase = new Set(['link_hold'])
/** Columns that say who owns a row: they cannot be updated. For a person's own profile only the policy protects them. */
const fixedColumns = ['case_id', 'id', 'author_id', 'account_id', 'member_id', 'granted_by', 'role', 'side', 'joined_at']
const wide = new Set(['case_profile'])

const verbs = ['select', 'insert', 'update', 'delete'] as const

interface TableFacts {
  name: string
  has_case: boolean
  is_on: boolean
  is_forced: boolean
  owner: string
  granted: string[]
  strangers: string[]
  written: string[]
}

const tableFacts = `
  select c.relname as name, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'case_id' and not a.attisdropped) as has_case,
    c.relrowsecurity as is_on, c.relforcerowsecurity as is_forced, c.relowner::regrole::text as owner,
    array(select v from unnest(array['select','insert','update']) v where has_any_column_privilege('casebalance_cases', c.oid, v))
      || array(select v from unnest(array['delete','truncate','trigger','references']) v where has_table_privilege('casebalance_cases', c.oid, v)) as granted,
    array(select r || ' ' || v from unnest(array['casebalance_app','casebalance_reviews','casebalance_accounts','public']) r, unnest(array['select','insert','update']) v
      where has_any_column_privilege(r, c.oid, v)) ||
    array(select r || ' delete' from unnest(array['casebalance_app','casebalance_reviews','casebalance_accounts','public']) r where has_table_privilege(r, c.oid, 'delete')) as strangers,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and has_column_privilege('casebalance_cases', c.oid, a.attnum, 'update')) as written
  from pg_class c where c.relkind in ('r', 'p', 'v', 'm', 'f') and c.relnamespace = 'public'::regnamespace
    and (exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'case_id' and not a.attisdropped)
      or has_any_column_privilege('casebalance_cases', c.oid, 'select') or has_any_column_privilege('casebalance_cases', c.oid, 'insert'))
  order by 1`

interface PolicyFacts {
  name: string
  policy: string
  roles: string[]
  cmd: string
  kind: string
  text: string
}

const policyFacts = `
  select tablename as name, policyname as policy, roles::text[] as roles, lower(cmd) as cmd, permissive as kind, coalesce(qual, '') || ' ' || coalesce(with_check, '') as text
  from pg_policies where schemaname = 'public'`

/** Everything that is not as it must be, one sentence each. */
export async function catalogueFindings(client: pg.Client): Promise<string[]> {
  const found: string[] = []
  const { rows: facts } = await client.query<TableFacts>(tableFacts)
  const { rows: policies } = await client.query<PolicyFacts>(policyFacts)
  const [{ me }] = (await client.query<{ me: string }>('select current_user::text as me')).rows as [{ me: string }]
  for (const { name, has_case, is_on, is_forced, owner, granted, strangers, written } of facts) {
    if (!tables[name]) found.push(`${name} has no line in assurance/isolation/tables.ts: nothing tries its rows.`)
    if (!has_case && !withoutCase.has(name)) found.push(`${name} is open to the cases' role and has no case_id.`)
    if (!is_on) found.push(`${name} has no row-level security.`)
    if (!is_forced) found.push(`${name} does not force its policies on its owner.`)
    if (owner !== me) found.push(`${name} belongs to ${owner}.`)
    for (const right of strangers) found.push(`${right} on ${name} is granted: it is the cases' role's alone.`)
    if (!wide.has(name))
      for (const column of written) if (fixedColumns.includes(column)) found.push(`${name}.${column} may be written anew.`)
    const own = policies.filter((policy) => policy.name === name)
    const ours = own.filter(({ roles }) => roles.join() === 'casebalance_cases')
    for (const { policy, roles, kind, text, cmd } of own) {
      if (kind === 'RESTRICTIVE' && takingAway[name] === policy && roles.join() === 'public' && cmd === 'all') continue
      if (kind !== 'PERMISSIVE') found.push(`${name}: the policy ${policy} is ${kind}.`)
      const isOwnerPolicy = policy === 'kept' && roles.join() === me
      if (!isOwnerPolicy && roles.join() !== 'casebalance_cases') found.push(`${name}: the policy ${policy} is for ${roles.join(', ')}.`)
      if (isOwnerPolicy && !text.includes('acting_reason() IS NOT NULL')) found.push(`${name}: the owner needs no reason.`)
      if (!isOwnerPolicy && /^\(?true\)?$/.test(text.trim())) found.push(`${name}: the policy ${policy} lets everybody.`)
      if (!isOwnerPolicy && cmd === 'all' && !allVerbs.has(name)) found.push(`${name}: the policy ${policy} is for every verb.`)
    }
    for (const verb of verbs) {
      const has = ours.some(({ cmd }) => cmd === verb || (cmd === 'all' && granted.includes(verb)))
      if (has !== granted.includes(verb))
        found.push(`${name}: ${verb} has ${has ? 'a policy and is not granted' : 'no policy and is granted'}.`)
    }
    for (const right of granted) if (!verbs.slice(0, 3).some((verb) => verb === right)) found.push(`${name}: ${right} is granted.`)
    if (!own.some(({ policy }) => policy === 'kept')) found.push(`${name}: the machine itself has no policy.`)
  }
  for (const name of Object.keys(tables)) if (!facts.some((fact) => fact.name === name)) found.push(`${name} is no table of cases.`)
  return [...found, ...(await roleFindings(client)), ...(await functionFindings(client))]
}

async function roleFindings(client: pg.Client): Promise<string[]> {
  const { rows: roles } = await client.query<{ name: string }>(
    "select rolname::text as name from pg_roles where rolname like 'casebalance\\_%' and rolname <> current_user and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication or rolinherit)",
  )
  const { rows: owned } = await client.query<{ what: string }>(`
    select relname::text as what from pg_class where relowner = 'casebalance_cases'::regrole
    union all select proname::text from pg_proc where proowner = 'casebalance_cases'::regrole
    union all select nspname::text from pg_namespace where nspowner = 'casebalance_cases'::regrole or has_schema_privilege('casebalance_cases', oid, 'create') and nspname not like 'pg\\_%'
    union all select 'a role: ' || roleid::regrole from pg_auth_members where member = 'casebalance_cases'::regrole`)
  return [
    ...roles.map(({ name }) => `The role ${name} may more than log in.`),
    ...owned.map(({ what }) => `casebalance_cases owns, or is, ${what}.`),
  ]
}

async function functionFindings(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; path: string; open: boolean; cases: boolean; body: string; config: string[] }>(`
    select p.oid::regprocedure::text as name, coalesce((select c from unnest(p.proconfig) c where c like 'search_path=%'), '') as path,
      has_function_privilege('public', p.oid, 'execute') and p.prorettype <> 'trigger'::regtype as open, has_function_privilege('casebalance_cases', p.oid, 'execute') as cases, p.prosrc || coalesce(pg_get_function_sqlbody(p.oid), '') as body,
      coalesce(p.proconfig, '{}') as config
    from pg_proc p where p.prosecdef and p.pronamespace = 'public'::regnamespace order by 1`)
  const found: string[] = []
  const ofCases = new RegExp(`\\b(${Object.keys(tables).join('|')})\\b`)
  for (const { name, path, open, cases, body, config } of rows) {
    if (definers[name]) found.push(...reasonInText({ name, body, config }))
    if (!path) found.push(`${name} has no fixed search_path.`)
    if (open) found.push(`${name} may be run by everybody.`)
    if (!definers[name] && ((cases && !elsewhere.has(name)) || ofCases.test(body)))
      found.push(`${name} goes past the policies and is not on the reviewed list.`)
    if (/\bexecute\b/i.test(body)) found.push(`${name} runs text as a statement.`)
  }
  for (const name of Object.keys(definers))
    if (!rows.some((row) => row.name === name)) found.push(`${name} is on the list and no definer's function.`)
  return found
}
