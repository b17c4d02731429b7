/**
 * The files of a new feature of a case, by path: a list in which each parent has their own entries, a form that adds to it, two
 * actions, and an entry of the demo family. Small, complete and working, to be changed to its purpose. `migration` is the number of its
 * first migration, four digits.
 * @param isShared whether a parent may share an entry with the other parent, who then reads it
 */
export function caseFilesOf(area: string, name: string, migration: string, isShared: boolean): Readonly<Record<string, string>> {
  const shared = (text: string, otherwise = '') => (isShared ? text : otherwise)
  const Name = name[0]!.toUpperCase() + name.slice(1)
  const folder = `src/features/${area}/${name}`
  const own = (text: string) => (isShared ? '' : text)
  const secret = shared(', isShared: false')
  return {
    [`migrations/${migration}_${name}.sql`]: `-- The tables of the feature "${name}". Only ${folder}/store*.ts reads or writes them.

create table ${name}_item (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
${shared('  is_shared boolean not null,\n')}  title text not null check (char_length(title) between 1 and 200),
  done_at timestamptz,
  removed_at timestamptz,
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade
);
-- Its author's own, and their attorney's where the seat shows the case${shared('; with `is_shared` the other parent reads it too')} (0016_cases.sql says what each argument means).
call guard('${name}_item', 'case', null, null, 'author_id', '${shared('is_shared', 'false')}', 'author');

grant select, insert, update (done_at, removed_at) on ${name}_item to casebalance_cases;
`,
    [`${folder}/contract.ts`]: `// ${Name}: say here, in three to six lines, what it is for and who may see it.
// ${shared('Each parent adds to the list. The other parent reads what was shared, and only its author changes it.', 'Each parent has a list of their own; the other parent never sees it.')}
import * as z from 'zod/mini'
import { InCase, Made, OfCase, Removed } from '#case/cases/contract.ts'
import { call } from '#http/contract.ts'
import { requiredText } from '#http/fields.ts'

const Item = z.object({ id: z.string(), title: z.string(), isDone: z.boolean()${shared(', isMine: z.boolean(), isShared: z.boolean()')} })
export type Item = z.output<typeof Item>
const Draft = z.object({ title: requiredText(200)${shared(', isShared: z.boolean()')} })
export type Draft = z.output<typeof Draft>
const OneItem = z.object({ case: z.uuid(), item: z.uuid() })
const Done = z.object({ done: z.boolean() })

export const calls = {
  list: call({
    name: '${name}.list',
    method: 'GET',
    path: '/api/${name}',
    access: 'agreed',
    summary: 'The ${shared('list in a case: your own items and shared ones', 'own list in a case')}, what is open first.',
    query: OfCase,
    reply: z.object({ items: z.array(Item), can: z.object({ add: z.boolean() }) }),
  }),
  add: call({
    name: '${name}.add',
    method: 'POST',
    path: '/api/cases/:case/${name}',
    access: 'premium',
    summary: 'Adds an item.',
    idempotent: true,
    params: InCase,
    body: Draft,
    reply: Made,
  }),
  finish: call({
    name: '${name}.finish',
    method: 'POST',
    path: '/api/cases/:case/${name}/:item/done',
    access: 'agreed',
    summary: 'Marks an item as done, or takes that back.',
    params: OneItem,
    body: Done,
    reply: Done,
  }),
  remove: call({
    name: '${name}.remove',
    method: 'POST',
    path: '/api/cases/:case/${name}/:item/removed',
    access: 'agreed',
    summary: 'Removes an item, or takes that back.',
    params: OneItem,
    body: Removed,
    reply: Removed,
  }),
}
`,
    [`${folder}/store.ts`]: `// All SQL of the feature "${name}", and only of its tables. Row-level security leaves only the rows that the person may see.
import type { Authored, CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { Draft, Item } from './contract.ts'

/** The items that were not removed, what is open first. */
export async function itemsIn(tx: CaseTx, caseId: string${shared(', memberId: string')}): Promise<Item[]> {
  const rows = await tx
    .selectFrom('${name}_item')
    .select(['id', ${shared("'author_id', 'is_shared', ")}'title', 'done_at'])
    .where('case_id', '=', caseId)
    .where('removed_at', 'is', null)
    .orderBy('done_at', (by) => by.desc().nullsFirst())
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, title, done_at${shared(', author_id, is_shared')} }) => ({ id, title, isDone: done_at !== null${shared(', isMine: author_id === memberId, isShared: is_shared')} }))
}

/** Adds an item. @returns whether it was added: one with this id stays as it is */
export function addItem(tx: CaseTx, by: Authored, { title${shared(', isShared')} }: Draft): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('${name}_item')
      .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, ${shared('is_shared: isShared, ')}title, created_at: by.at })
      .onConflict((conflict) => conflict.doNothing()),
  )
}

type Change = { done_at: Date | null } | { removed_at: Date | null }

${shared(
  `/** Changes an item of the person's own. @returns whether it is shared; \`null\` where there is no such item */
export async function changeItem(tx: CaseTx, caseId: string, id: string, to: Change): Promise<boolean | null> {
  const row = await tx
    .updateTable('${name}_item')
    .set(to)
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .returning('is_shared')
    .executeTakeFirst()
  return row?.is_shared ?? null
}`,
  `/** @returns whether there was such an item */
export function changeItem(tx: CaseTx, caseId: string, id: string, to: Change): Promise<boolean> {
  return changedRow(tx.updateTable('${name}_item').set(to).where('case_id', '=', caseId).where('id', '=', id))
}`,
)}
`,
    [`${folder}/service.ts`]: `// The use cases: each opens the transaction as the person who asks, finds their seat, and notifies open pages of a change.
import { ${shared('audience, type CaseContext, ')}type CaseDeps, caseHandlers, ${shared('notFound', 'ownRows')} } from '#case/cases/public.ts'
import { msg } from '#kernel/text.ts'
import type { Handlers } from '#http/bind.ts'
import { calls } from './contract.ts'
import { addItem, changeItem, itemsIn } from './store.ts'

const none = msg\`There is no such item.\`

export function service(deps: CaseDeps): Handlers<typeof calls> {
${shared(
  `  const on = caseHandlers(deps, 'case')
  const change = async (c: CaseContext, id: string, to: Parameters<typeof changeItem>[3]) =>
    audience((await changeItem(c.tx, c.caseId, id, to)) ?? notFound(none))

  return {
    list: on.read(calls.list, async (c) => ({ items: await itemsIn(c.tx, c.caseId, c.seat.memberId), can: { add: c.isActiveParent } })),

    add: on.change(async (c, { body }) => {
      const by = c.authored()
      return { reply: { id: by.id }, publish: (await addItem(c.tx, by, body)) && audience(body.isShared) }
    }),
    finish: on.change(async (c, { params, body }) => ({
      reply: body,
      publish: await change(c, params.item, { done_at: body.done ? c.at : null }),
    })),
    remove: on.change(async (c, { params, body }) => ({
      reply: body,
      publish: await change(c, params.item, { removed_at: body.removed ? c.at : null }),
    })),`,
  `  const { add, toggle } = ownRows(deps, 'case')
  return {
    list: caseHandlers(deps, 'case').read(calls.list, async (c) => ({
      items: await itemsIn(c.tx, c.caseId),
      can: { add: c.isActiveParent },
    })),

    add: add((c, by, { body }) => addItem(c.tx, by, body)),
    finish: toggle(none, (c, { params, body }) => changeItem(c.tx, c.caseId, params.item, { done_at: body.done ? c.at : null })),
    remove: toggle(none, (c, { params, body }) => changeItem(c.tx, c.caseId, params.item, { removed_at: body.removed ? c.at : null })),`,
)}
  }
}
`,
    [`${folder}/service.test.ts`]: `import { expect, test } from 'vitest'
import { loadDemo } from '#test/support/demo-family.ts'
import { type Family, family } from '#test/support/family.ts'
import { signIn, worldOfAccounts } from '#test/support/signed-in.ts'
import { sharedApp } from '#test/support/test-app.ts'

const theApp = sharedApp()
type Parent = Family['ana']

async function newCase() {
  const f = await family(await theApp())
  const post = async (who: Parent, path: string, payload: object, headers = {}) =>
    who.inject({ method: 'POST', url: \`/api/cases/\${f.caseId}/${name}\${path}\`, payload, headers })
  const list = async (who: Parent) => (await who.inject(\`/api/${name}?case=\${f.caseId}\`)).json()
  return { ...f, post, list }
}

test('${shared('a private', 'an')} item is its author’s own, and the other parent has no trace of it', async () => {
  const { ana, ben, post, list } = await newCase()
  const { id } = (await post(ana, '', { title: 'Call the school'${secret} })).json<{ id: string }>()
  expect(await list(ana)).toEqual({ items: [{ id, title: 'Call the school', isDone: false${shared(', isMine: true, isShared: false')} }], can: { add: true } })
  expect((await list(ben)).items).toEqual([])
  expect((await post(ben, \`/\${id}/done\`, { done: true })).statusCode).toBe(404)
})

${shared(`test('a shared item is the other parent’s to read, and its author’s to change', async () => {
  const { ana, ben, post, list } = await newCase()
  const { id } = (await post(ana, '', { title: 'Call the school', isShared: true })).json<{ id: string }>()
  expect((await list(ben)).items).toEqual([{ id, title: 'Call the school', isDone: false, isMine: false, isShared: true }])
  expect((await post(ben, \`/\${id}/done\`, { done: true })).statusCode).toBe(404)
  await post(ana, \`/\${id}/done\`, { done: true })
  expect((await list(ben)).items).toMatchObject([{ id, isDone: true }])
})

`)}test('sent twice with one key it is there once', async () => {
  const { ana, post, list } = await newCase()
  const headers = { 'idempotency-key': '11111111-1111-4111-8111-111111111111' }
  const replies = [await post(ana, '', { title: 'Once'${secret} }, headers), await post(ana, '', { title: 'Once'${secret} }, headers)]
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
  expect((await list(ana)).items).toHaveLength(1)
})

test('an item is done and open again, removed and back again', async () => {
  const { ana, post, list } = await newCase()
  const { id } = (await post(ana, '', { title: 'Pack the bag'${secret} })).json<{ id: string }>()
  await post(ana, \`/\${id}/done\`, { done: true })
  expect((await list(ana)).items).toMatchObject([{ id, isDone: true }])
  await post(ana, \`/\${id}/done\`, { done: false })
  await post(ana, \`/\${id}/removed\`, { removed: true })
  expect((await list(ana)).items).toEqual([])
  await post(ana, \`/\${id}/removed\`, { removed: false })
  expect((await list(ana)).items).toMatchObject([{ id, isDone: false }])
})

test('an item without words is refused with a sentence, and nothing is saved', async () => {
  const { ana, post, list } = await newCase()
  expect((await post(ana, '', { title: '  '${secret} })).statusCode).toBe(400)
  expect((await list(ana)).items).toEqual([])
})

test('the demo family has an item', async () => {
  const backend = await worldOfAccounts()
  await loadDemo(backend)
  const items = async (email: string) => (await (await signIn(backend, email)).inject('/api/${name}')).json().items
  expect(await items('ana@demo.test')).toMatchObject([{ title: 'Call the school' }])
  expect(await items('ben@demo.test')).${shared(`toMatchObject([{ title: 'Call the school' }])`, 'toEqual([])')}
})
`,
    [`${folder}/components/item-form.tsx`]: `import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
${shared(`import { Checkbox } from '#web/ui/choice.tsx'
`)}import { TextInput } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'

/** Adds an item. */
export function ItemForm({ caseId }: { caseId: string }) {
  const { t } = useLingui()
  const adding = useMutation(calls.add, ['/api/${name}'])
  return (
    <Form
      mutation={adding}
      draft={\`${name} \${caseId}\`}
      done={t\`Added\`}
${own(`      columns="sm:grid-cols-[1fr_auto]"
`)}      submit={<Trans>Add the item</Trans>}
      required={{ title: t\`Write what it is.\` }}
      read={(typed) => ({ title: typed('title')${shared(`, isShared: typed('isShared') === 'on'`)} })}
      send={(body) => adding.send({ params: { case: caseId }, body })}
    >
      {(errorAt) => ${shared('(<>')}<TextInput error={errorAt('title')} label={t\`New item\`} maxLength={200} name="title" />${shared('<Checkbox label={<Trans>Share it with the other parent</Trans>} name="isShared" /></>)')}}
    </Form>
  )
}
`,
    [`${folder}/components/items.tsx`]: `${shared(`import { Trans } from '@lingui/react/macro'
`)}import { FormError } from '#web/form/form-error.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { useNews } from '#web/form/use-news.tsx'
${shared(`import { Badge } from '#web/ui/notice.tsx'
`)}import { RowButtons } from '#web/ui/row-buttons.tsx'
import { calls, type Item } from '../contract.ts'

const invalidates = ['/api/${name}']

/** The items, each with what can be done with it. */
export function Items({ caseId, items, can }: { caseId: string; items: readonly Item[]; can: boolean }) {
  const finishing = useMutation(calls.finish, invalidates)
  const removing = useMutation(calls.remove, invalidates)
  const at = (item: string) => ({ case: caseId, item })
  const { remove, news } = useNews((id, removed) => removing.send({ params: at(id), body: { removed } }))
  return (
    <>
      <ul className="grid gap-1">
        {items.map((item) => (
          <li className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line last:border-0" key={item.id}>
            <label className="flex min-h-11 flex-[1_1_16rem] items-center gap-3 py-1">
              <input
                checked={item.isDone}
                className="size-5 flex-none"
                disabled={!can || finishing.busy${shared(' || !item.isMine')}}
                onChange={() => void finishing.send({ params: at(item.id), body: { done: !item.isDone } })}
                type="checkbox"
              />
              <span className={item.isDone ? 'text-soft line-through' : ''}>{item.title}</span>
${shared(`              {item.isShared && <Badge><Trans>Shared</Trans></Badge>}
`)}            </label>
            {can && ${shared('item.isMine && ')}<RowButtons id={item.id} name={item.title} onRemove={() => void remove(item.id, item.title)} />}
          </li>
        ))}
      </ul>
      {news}
      <FormError problem={finishing.problem ?? removing.problem} />
    </>
  )
}
`,
    [`${folder}/components/list.tsx`]: `import { Trans } from '@lingui/react/macro'
import { caseQuery } from '#case/cases/public.tsx'
import { useLive } from '#shell/live.ts'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls } from '../contract.ts'
import { ItemForm } from './item-form.tsx'
import { Items } from './items.tsx'

/** What is asked for again when a change of the topic is published. */
const topics = { case: ['/api/${name}'] }

/** The list and its form. A heading in a row is an h3: the section has the h2. */
export function List({ caseId, search }: { caseId: string; search: URLSearchParams }) {
  const found = useApiQuery(calls.list, { query: caseQuery(search) })
  useLive(caseId, topics)
  return (
    <Loaded failed={<Trans>The list could not be loaded</Trans>} lines={6} query={found}>
      {({ items, can }) => (
        <Section id="list" title={<Trans>${shared('List', 'Your list')}</Trans>}>
          {items.length === 0 && <Empty title={<Trans>Nothing is on your list</Trans>} />}
          <Items can={can.add} caseId={caseId} items={items} />
          {can.add && <ItemForm caseId={caseId} />}
        </Section>
      )}
    </Loaded>
  )
}
`,
    [`${folder}/page.${name}.tsx`]: `import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { calls as caseCalls } from '#case/cases/contract.ts'
import { caseQuery, InCase } from '#case/cases/public.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { List } from './components/list.tsx'
import { calls } from './contract.ts'

function View({ search }: At) {
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <h1>
        <Trans>${Name}</Trans>
      </h1>
      <InCase search={search}>{({ caseId }) => <List caseId={caseId} search={search} />}</InCase>
    </main>
  )
}

export const page: Page = {
  queries: ({ search }) => [apiQuery(caseCalls.mine, {}), apiQuery(calls.list, { query: caseQuery(search) })],
  title: (_at, i18n) => t(i18n)\`${Name}\`,
  View,
}
`,
    [`${folder}/feature.ts`]: `import { demoOfCase } from '#case/cases/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { putDemo${Name} } from './demo.ts'
import { service } from './service.ts'

export const ${name} = feature('${area}/${name}', {
  calls,
  service,
  provides: [fill(demoOfCase, putDemo${Name})],
  pages: [{ path: '/${name}', page: '${name}', label: '${Name}', menu: { group: '${area === 'schedule' ? 'scheduling' : 'caseManagement'}', position: 200 } }],
})
`,
    [`${folder}/demo.ts`]: `import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'
import { addItem } from './store.ts'

// The family has ids, days and times for every feature: \`id(name)\` is the same on every machine; \`day(weeks, days)\` counts from the Monday
// of this week; \`at(day, time)\` is the moment of that time where the family lives.

/** An item of the demo family. It is made up. */
export async function putDemo${Name}(tx: CaseTx, { caseId, members, id, day, at }: DemoFamily): Promise<void> {
  const by = { caseId, id: id('${name} school'), authorId: members.A, at: at(day(-1), '20:00') }
  await addItem(tx, by, { title: 'Call the school'${shared(', isShared: true')} })
}
`,
    [`${folder}/feature.checks.ts`]: `import { checksOf } from '#test/support/checks.ts'
import { twoOf } from '#test/support/keyed.ts'

export const checks = checksOf({
  audiences: { '${name}.list': 'agreed', '${name}.add': 'premium', '${name}.finish': 'agreed', '${name}.remove': 'agreed' },
  addresses: [['/${name}', 404, 404, '${name}/${name}']],
  hasCasePages: true,
  repeats: {
    '/api/cases/:case/${name}': ({ f, ofCase }) => twoOf(f.ana, ofCase, { title: 'Call the school'${secret} }, { title: 'Write to the school' }),
  },
})
`,
    [`${folder}/feature.forms.ts`]: `import { beginsCase, type Form } from '#test/journeys/forms.ts'

export const forms: readonly Form[] = [
  {
    name: 'an item of ${name}',
    begins: beginsCase,
    path: '/${name}',
    field: (page) => page.getByLabel('New item'),
    text: 'Call the school',
    missing: { submit: 'Add the item', sentence: 'Write what it is.' },
  },
]
`,
    [`${folder}/feature.isolation.ts`]: `import { moment, rowsIn, type Table } from '#assurance/isolation/table.ts'

// How the sweep of isolation fills a row, and which column it may change (\`touch\`). If the guard of the migration names days, say which days a
// row is about: \`days: on('due_on')\`, or \`from\` or \`since\` of the same file. \`of('child')\` is the id of a child of the same case.
export const tables: Readonly<Record<string, Table>> = {
  ${name}_item: rowsIn('case', 'author', { ${own(`shared: 'none', `)}touch: ['done_at', moment] }, ({ at${shared(', isShared')} }) => ({ ${shared('is_shared: isShared, ')}title: 'Call the school', created_at: at })),
}
`,
  }
}
