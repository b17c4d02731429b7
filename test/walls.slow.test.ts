import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compile } from '#scripts/check.ts'
import { type Copy, copyOfTree } from './support/copy.ts'

/** The compiler's projects with a wall below, from the top down: a file that comes and goes makes no project compile again that is asked later. */
const topDown = ['site.server', 'site.web', 'site.shared', 'case.server', 'directory.shared', 'shell.web', 'server', 'web', 'pure'] as const

interface Wall {
  name: string
  /** The file that breaks it, and its text. */
  file: string
  text: string
  /** The compiler's project that the file belongs to: the server's of `site`, if it names none. */
  project?: (typeof topDown)[number]
  /** What the compiler or the linter must report for that file. */
  says: RegExp
}

/** Modules that a page or a service would like to import, so that only the rule prevents it. */
const fixtures = {
  'src/features/site/attic/components/lamp.tsx': 'export function Lamp() {\n  return <p />\n}\n',
  'src/features/site/attic/store.ts': 'export const rows = () => []\n',
  'src/features/site/attic/service.ts': 'export const service = () => ({})\nexport type Service = ReturnType<typeof service>\n',
}

const contract = `import * as z from 'zod/mini'
import { call } from '#http/contract.ts'
export const calls = {
  lamp: call({ name: 'cellar.lamp', method: 'GET', path: '/api/cellar', access: 'public', summary: 'A lamp.', reply: z.object({ on: z.boolean() }) }),
}
`

const compilerWalls: readonly Wall[] = [
  {
    name: 'calculation (domain/) may not import a contract',
    file: 'src/domain/broken-contract.ts',
    project: 'pure',
    text: "import { calls } from '#accounts/accounts/contract.ts'\nexport const broken = calls\n",
    says: /TS6307/,
  },
  {
    name: 'calculation (domain/) may not touch the page',
    file: 'src/domain/broken-dom.ts',
    project: 'pure',
    text: 'export const broken = document.title\n',
    says: /TS2584.*'document'/,
  },
  {
    name: 'calculation (domain/) may not ask the network',
    file: 'src/domain/broken-fetch.ts',
    project: 'pure',
    text: "export const broken = () => fetch('/')\n",
    says: /TS2304.*'fetch'/,
  },
  {
    name: 'calculation (domain/) may not read the environment',
    file: 'src/domain/broken-process.ts',
    project: 'pure',
    text: 'export const broken = process.env\n',
    says: /TS2591.*'process'/,
  },
  {
    name: 'calculation (domain/) may not import Node',
    file: 'src/domain/broken-node.ts',
    project: 'pure',
    text: "import { readFileSync } from 'node:fs'\nexport const broken = readFileSync\n",
    says: /TS(2307|2591).*'node:fs'/,
  },
  {
    name: 'the common words (kernel/) may not import a port',
    file: 'src/kernel/broken-port.ts',
    project: 'pure',
    text: "import { roleNames } from '#ports/db/port.ts'\nexport const broken = roleNames\n",
    says: /TS6307/,
  },
  {
    name: 'a contract may not import Node',
    file: 'src/features/site/broken-a/contract.ts',
    project: 'site.shared',
    text: "import { randomUUID } from 'node:crypto'\nexport const broken = randomUUID\n",
    says: /TS(2307|2591).*'node:crypto'/,
  },
  {
    name: 'rules may not import a store',
    file: 'src/features/site/attic/rules.ts',
    project: 'site.shared',
    text: "import { rows } from './store.ts'\nexport const broken = rows\n",
    says: /TS6307/,
  },
  {
    name: 'a page may not import a service',
    file: 'src/features/site/attic/page.service.tsx',
    project: 'site.web',
    text: "import { service } from './service.ts'\nexport const broken = service\n",
    says: /TS6307/,
  },
  {
    name: 'a page may not import Node',
    file: 'src/features/site/attic/page.node.tsx',
    project: 'site.web',
    text: "import { readFileSync } from 'node:fs'\nexport const broken = readFileSync\n",
    says: /TS(2307|2591).*'node:fs'/,
  },
  {
    name: 'a file of the server may not import a page',
    file: 'src/features/site/broken-b/service.ts',
    text: "import { Lamp } from '#site/attic/components/lamp.tsx'\nexport const broken = Lamp\n",
    says: /TS(6142|6307)/,
  },
  {
    name: 'a file of the server may not touch the page',
    file: 'src/features/site/broken-c/service.ts',
    text: 'export const broken = document.title\n',
    says: /TS2584.*'document'/,
  },
  {
    name: 'a call without access does not compile',
    file: 'src/features/site/cellar-a/contract.ts',
    project: 'site.shared',
    text: contract.replace("access: 'public', ", ''),
    says: /TS2345.*|Property 'access' is missing/,
  },
  {
    name: 'a feature whose handler is missing does not compile',
    file: 'src/features/site/cellar/feature.ts',
    text: "import { feature } from '#feature/feature.ts'\nimport { calls } from './contract.ts'\nexport const cellar = feature('site/cellar', { calls, service: () => ({}) })\n",
    says: /TS2345|TS2741|TS2322/,
  },
  {
    name: 'a handler that answers something else than its contract does not compile',
    file: 'src/features/site/cellar/service.ts',
    text: "import type { Handlers } from '#http/bind.ts'\nimport type { calls } from './contract.ts'\nexport const service = (): Handlers<typeof calls> => ({ lamp: async () => ({ on: 'yes' }) })\n",
    says: /TS2322/,
  },
]

/** Areas, each reaching for one above it. */
const areaWalls: readonly Wall[] = [
  {
    name: 'the directory may not read what the ratings offer to browsers',
    file: 'src/features/directory/broken-up/contract.ts',
    project: 'directory.shared',
    text: "import { calls } from '#ratings/reviews/contract.ts'\nexport const broken = calls\n",
    says: /TS6307/,
  },
  {
    name: 'a case may not use the schedule',
    file: 'src/features/case/broken-up/service.ts',
    project: 'case.server',
    text: "import { service } from '#schedule/swaps/service.ts'\nexport const broken = service\n",
    says: /TS6307/,
  },
  {
    name: 'a case may not name a type of the schedule',
    file: 'src/features/case/broken-type/service.ts',
    project: 'case.server',
    text: "import type { calls } from '#schedule/swaps/contract.ts'\nexport type Broken = typeof calls\n",
    says: /TS6307/,
  },
  {
    name: 'the frame of signed-in pages may not know a feature of a case',
    file: 'src/shell/broken-up.tsx',
    project: 'shell.web',
    text: "import { calls } from '#case/cases/contract.ts'\nexport const broken = calls\n",
    says: /TS6307/,
  },
  {
    name: 'what every page has may not know a feature',
    file: 'src/web/broken-up.tsx',
    project: 'web',
    text: "import { calls } from '#accounts/accounts/contract.ts'\nexport const broken = calls\n",
    says: /TS6307/,
  },
  {
    name: 'the server may not know a feature',
    file: 'src/server/access/broken-up.ts',
    project: 'server',
    text: "import { calls } from '#accounts/accounts/contract.ts'\nexport const broken = calls\n",
    says: /TS6307/,
  },
]

const imports = 'no-restricted-imports'
const lintWalls: readonly Wall[] = [
  {
    name: 'calculation (domain/) may not throw dice',
    file: 'src/domain/broken-dice.ts',
    text: 'export const broken = () => Math.random()\n',
    says: /Chance is handed in|Math\.random/,
  },
  {
    name: 'calculation (domain/) may not look at the clock',
    file: 'src/domain/broken-clock.ts',
    text: 'export const broken = () => Date.now()\n',
    says: /The clock is handed in|Date\.now/,
  },
  {
    name: "a page may not import another feature's components",
    file: 'src/features/site/broken-d/page.show.tsx',
    text: "import { Lamp } from '#site/attic/components/lamp.tsx'\nexport const broken = Lamp\n",
    says: new RegExp(`attic/components/lamp.tsx.*${imports}`),
  },
  {
    name: 'a page may not load one later either',
    file: 'src/features/site/broken-d/page.later.tsx',
    text: "export const broken = () => import('#site/attic/components/lamp.tsx')\n",
    says: new RegExp(`attic/components/lamp.tsx.*${imports}`),
  },
  {
    name: "a component may not import another feature's components",
    file: 'src/features/site/broken-d/components/shade.tsx',
    text: "import { Lamp } from '#site/attic/components/lamp.tsx'\nexport const broken = Lamp\n",
    says: new RegExp(`attic/components/lamp.tsx.*${imports}`),
  },
  {
    name: 'a page may not reach past the contract into http/',
    file: 'src/features/site/broken-d/page.http.tsx',
    text: "import { bind } from '#http/bind.ts'\nexport const broken = bind\n",
    says: new RegExp(`http/bind.ts.*${imports}`),
  },
  {
    name: "a contract may not import another feature's rules",
    file: 'src/features/site/broken-e/contract.ts',
    text: "import { broken } from '#site/attic/rules.ts'\nexport const twice = broken\n",
    says: new RegExp(`attic/rules.ts.*${imports}`),
  },
  {
    name: "a service may not import another feature's store",
    file: 'src/features/site/broken-e/service.ts',
    text: "import { rows } from '#site/attic/store.ts'\nexport const broken = rows\n",
    says: new RegExp(`attic/store.ts.*${imports}`),
  },
  {
    name: "a folder inside a feature may not import another feature's store",
    file: 'src/features/site/broken-e/demo/load.ts',
    text: "import { rows } from '#site/attic/store.ts'\nexport const broken = rows\n",
    says: new RegExp(`attic/store.ts.*${imports}`),
  },
  {
    name: "a service may not call another feature's service by itself",
    file: 'src/features/site/broken-f/service.ts',
    text: "import { service } from '#site/attic/service.ts'\nexport const broken = service\n",
    says: new RegExp(`attic/service.ts.*${imports}`),
  },
  {
    name: 'a feature may not name an adapter of a port',
    file: 'src/features/site/broken-g/service.ts',
    text: "import { startEmbedded } from '#ports/db/embedded.ts'\nexport const broken = startEmbedded\n",
    says: new RegExp(`db/embedded.ts.*${imports}`),
  },
  {
    name: 'a store may not import http/',
    file: 'src/features/site/broken-g/store.ts',
    text: "import { statusOf } from '#http/faults.ts'\nexport const broken = statusOf\n",
    says: new RegExp(`http/faults.ts.*${imports}`),
  },
  {
    name: "a store may not import another feature's store",
    file: 'src/features/site/broken-g/store.read.ts',
    text: "import { rows } from '#site/attic/store.ts'\nexport const broken = rows\n",
    says: new RegExp(`attic/store.ts.*${imports}`),
  },
  {
    name: 'a store may not import its service',
    file: 'src/features/site/broken-h/store.write.ts',
    text: "import { broken } from './service.ts'\nexport const twice = broken\n",
    says: new RegExp(`./service.ts.*${imports}`),
  },
  {
    name: 'routes may not skip the service',
    file: 'src/features/site/broken-h/routes.ts',
    text: "import { twice } from './store.write.ts'\nexport const broken = twice\n",
    says: new RegExp(`store.write.ts.*${imports}`),
  },
  {
    name: 'a port may not import a feature',
    file: 'src/server/ports/broken/port.ts',
    text: "import { calls } from '#accounts/accounts/contract.ts'\nexport const broken = calls\n",
    says: new RegExp(`accounts/contract.ts.*${imports}`),
  },
  {
    name: 'http/ may not import a feature',
    file: 'src/server/http/broken.ts',
    text: "import { calls } from '#accounts/accounts/contract.ts'\nexport const broken = calls\n",
    says: new RegExp(`accounts/contract.ts.*${imports}`),
  },
  {
    name: "the shell may not import a feature's components",
    file: 'src/web/broken.tsx',
    text: "import { Lamp } from '#site/attic/components/lamp.tsx'\nexport const broken = Lamp\n",
    says: new RegExp(`attic/components/lamp.tsx.*${imports}`),
  },
  {
    name: 'two files may not import each other',
    file: 'src/features/site/broken-i/one.ts',
    text: "import { two } from './two.ts'\nexport const one = () => two\n",
    says: /no-cycle/,
  },
]

/** Allowed imports at the same places: a rule that forbids everything would pass the tests above. */
const doors = {
  'src/features/site/open/contract.ts': contract.replaceAll('cellar', 'open'),
  'src/features/site/open/rules.ts': "import { calls } from './contract.ts'\nexport const isLit = () => calls.lamp.method === 'GET'\n",
  'src/features/site/open/store.ts':
    "import { courtTree } from '#directory/professionals/public.ts'\nimport type { Db } from '#ports/db/port.ts'\nexport const all = (db: Db) => db.selectFrom('court').selectAll()\nexport const tree = () => courtTree\n",
  'src/features/site/open/service.ts':
    "import type { Service } from '#site/attic/service.ts'\nimport { isLit } from './rules.ts'\nimport { all } from './store.ts'\nexport const service = (attic: Service) => ({ attic, isLit, all })\n",
  'src/features/site/open/components/shade.tsx':
    "import { calls } from '#accounts/accounts/contract.ts'\nimport { isLit } from '../rules.ts'\nexport function Shade() {\n  return <p>{calls.user.name + String(isLit())}</p>\n}\n",
  'src/features/site/open/page.show.tsx':
    "import { calls } from '#accounts/accounts/contract.ts'\nimport { useApiQuery } from '#web/api.ts'\nimport { Shade } from './components/shade.tsx'\nexport function View() {\n  useApiQuery(calls.user, {})\n  return <Shade />\n}\n",
}

/** The lines of a report that name a file. */
const about = (report: string, file: string) =>
  report
    .split('\n')
    .filter((line) => line.startsWith(file))
    .join('\n')

let copy: Copy
beforeAll(() => {
  copy = copyOfTree()
  copy.write(fixtures)
  copy.write(doors)
  copy.write({ 'src/features/site/cellar/contract.ts': contract })
})
afterAll(() => copy.remove())

describe('import rules that the compiler enforces, each broken on purpose', () => {
  const compileOnly = (project: string) => copy.run(...compile, `tsconfig/${project}.json`).output

  test('the tree and the allowed imports compile', () => {
    for (const project of ['app.web', 'app.server']) expect(compileOnly(project)).toBe('')
  }, 120_000)

  const walls = [...compilerWalls, ...areaWalls]
  // A file that imports what its project keeps out pulls that in for all others: such a file is compiled without them.
  const pullsIn = ({ says }: Wall) => /TS6307|TS\(6142/.test(says.source)

  describe.each(topDown)('of the project %s', (project) => {
    const broken = walls.filter((wall) => (wall.project ?? 'site.server') === project)
    const together = broken.filter((wall) => !pullsIn(wall))

    test.each(broken.filter(pullsIn))(
      '$name',
      (wall) => {
        copy.write({ [wall.file]: wall.text })
        const report = compileOnly(project)
        copy.remove(wall.file)
        expect(about(report, wall.file)).toMatch(wall.says)
      },
      120_000,
    )

    describe.skipIf(together.length === 0)('together', () => {
      let report = ''
      beforeAll(() => {
        for (const { file, text } of together) copy.write({ [file]: text })
        report = compileOnly(project)
        for (const { file } of together) copy.remove(file)
      }, 120_000)

      test.each(together)('$name', ({ file, says }) => {
        expect(about(report, file)).toMatch(says)
      })
    })
  })
})

describe('import rules that the linter enforces, each broken on purpose', () => {
  let report = ''
  beforeAll(() => {
    for (const { file, text } of lintWalls) copy.write({ [file]: text })
    copy.write({ 'src/features/site/broken-i/two.ts': "import { one } from './one.ts'\nexport const two = () => one\n" })
    report = copy.run('oxlint', '--quiet', '--format=unix', 'src').output
  })

  test.each(lintWalls)('$name', ({ file, says }) => {
    expect(about(report, file)).toMatch(says)
  })

  test('allowed imports are not reported', () => {
    for (const file of Object.keys(doors)) expect(about(report, file)).toBe('')
  })
})
