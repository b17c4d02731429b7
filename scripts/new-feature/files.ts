/**
 * The files of a new feature, by path: small, whole and working, to be changed into what it is for.
 * `migration` is the number of its first migration, four digits.
 */
export function filesOf(area: string, name: string, migration: string): Readonly<Record<string, string>> {
  const Name = name[0]!.toUpperCase() + name.slice(1)
  const folder = `src/features/${area}/${name}`
  return {
    [`migrations/${migration}_${name}.sql`]: `-- The tables of the feature "${name}". Only ${folder}/store*.ts reads or writes them.

create table ${name}_entry (
  id uuid primary key,
  title text not null check (title <> ''),
  created_on date not null default current_date
);

grant select on ${name}_entry to casebalance_app;
`,
    [`${folder}/contract.ts`]: `// ${Name}: say here, in three to six lines, what it is for and who may see it.
// Anybody may read the list of entries. Nobody writes one over the network.
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'

const Entry = z.object({ id: z.string(), title: z.string() })
export type Entry = z.output<typeof Entry>

export const calls = {
  list: call({
    name: '${name}.list',
    method: 'GET',
    path: '/api/${name}',
    access: 'public',
    summary: 'All entries, by title.',
    reply: z.object({ items: z.array(Entry) }),
  }),
}
`,
    [`${folder}/rules.ts`]: `// What this feature decides by itself: pure, without database, clock or chance.
import type { Entry } from './contract.ts'

/** Entries as they are shown: by title, in the order of the English alphabet. */
export function inOrder(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
}
`,
    [`${folder}/rules.test.ts`]: `import { expect, test } from 'vitest'
import { inOrder } from './rules.ts'

test('entries are shown by title', () => {
  const entries = [
    { id: '1', title: 'beta' },
    { id: '2', title: 'Alpha' },
  ]
  expect(inOrder(entries).map(({ title }) => title)).toEqual(['Alpha', 'beta'])
})
`,
    [`${folder}/store.ts`]: `// All SQL of the feature "${name}", and only of its tables.
import type { Db } from '#ports/db/port.ts'
import type { Entry } from './contract.ts'

export async function allEntries(db: Db): Promise<Entry[]> {
  return db.selectFrom('${name}_entry').select(['id', 'title']).execute()
}
`,
    [`${folder}/service.ts`]: `// The use cases: may they? what do the rules say? then the store.
import type { Handlers } from '#http/bind.ts'
import type { Db } from '#ports/db/port.ts'
import type { calls } from './contract.ts'
import { inOrder } from './rules.ts'
import { allEntries } from './store.ts'

export function service({ db }: { db: Db }): Handlers<typeof calls> {
  return {
    list: async () => ({ items: inOrder(await allEntries(db)) }),
  }
}
`,
    [`${folder}/service.test.ts`]: `import { expect, test } from 'vitest'
import { testApp } from '#test/support/test-app.ts'

test('the entries are read from the database, in order', async () => {
  const { app, database } = await testApp()
  const rows = ['beta', 'Alpha'].map((title, at) => ({ id: \`00000000-0000-4000-8000-00000000000\${at}\`, title }))
  await database.owner.insertInto('${name}_entry').values(rows).execute()
  const reply = await app.inject('/api/${name}')
  expect(reply.json()).toEqual({ items: rows.toReversed() })
})
`,
    [`${folder}/feature.ts`]: `import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const ${name} = feature('${area}/${name}', {
  calls,
  service: (deps) => service({ db: deps.app }),
  pages: [{ path: '/${name}', page: '${name}', out: true }],
})
`,
    [`${folder}/feature.checks.ts`]: `import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: { '${name}.list': 'everybody' },
  addresses: [['/${name}', '${name}/${name}', 404, '${name}/${name}']],
})
`,
    [`${folder}/components/list.tsx`]: `import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls } from '../contract.ts'

/** All entries. A heading in a row is an h3: the section has the h2. */
export function List() {
  const found = useApiQuery(calls.list, {})
  return (
    <Loaded failed={<Trans>The list could not be loaded</Trans>} lines={6} query={found}>
      {({ items }) => (
        <Section id="list" title={<Trans>List</Trans>}>
          {items.length === 0 && <Empty title={<Trans>Nothing is here yet</Trans>} />}
          <ul>
            {items.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </Section>
      )}
    </Loaded>
  )
}
`,
    [`${folder}/page.${name}.tsx`]: `import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { apiQuery, type Page } from '#web/page.ts'
import { List } from './components/list.tsx'
import { calls } from './contract.ts'

function View() {
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <h1>
        <Trans>${Name}</Trans>
      </h1>
      <List />
    </main>
  )
}

export const page: Page = {
  queries: () => [apiQuery(calls.list, {})],
  title: (_at, i18n) => t(i18n)\`${Name}\`,
  View,
}
`,
  }
}
