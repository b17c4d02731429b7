// The compiler's projects: three for each area, so that neither a page reaches the database nor an area one above it.
import { areasBelow, featureAreas } from './areas.ts'

type Options = Readonly<Record<string, unknown>>

const pure = { lib: ['es2024'], types: [] }
/** What both sides read: a name of the browser's, such as `Blob`, may stand in a type. */
const shared = { lib: ['es2024', 'dom'], types: [] }
const server = { lib: ['es2024'], types: ['node'] }
const bundled = { jsx: 'react-jsx', module: 'esnext', moduleResolution: 'bundler' }
const web = { lib: ['es2024', 'dom', 'dom.iterable'], types: ['vite/client'], ...bundled }
const tests = { lib: ['es2024', 'dom', 'dom.iterable'], types: ['node', 'vite/client'], ...bundled }

interface Project {
  readonly name: string
  readonly options: Options
  readonly include: readonly string[]
  readonly exclude?: readonly string[]
  readonly uses: readonly string[]
}

const ofTests = ['**/*.test.ts', '**/*.test.tsx']
const sharedOfServer = [
  'src/server/http/contract.ts',
  'src/server/http/fields.ts',
  'src/server/http/*-contract.ts',
  'src/server/live/contract.ts',
]
/** What stands in a feature for tools and tests alone. */
const forTools = ['feature.isolation.ts']
const forTests = ['feature.checks.ts', 'feature.forms.ts']

const kindsOf = (area: string) => (area === 'shell' ? ['shared', 'web'] : ['shared', 'server', 'web'])

/** The three projects of an area: what both sides read, what the server runs, what the browser runs. */
function ofArea(area: string): Project[] {
  const folder = `src/features/${area}`
  const both = [`${folder}/*/contract.ts`, `${folder}/*/rules.ts`, `${folder}/*/scopes.generated.ts`]
  const below = [...areasBelow(area)].filter((name) => name === 'shell' || featureAreas.includes(name))
  const ofBelow = (kind: string) => below.filter((name) => kindsOf(name).includes(kind)).map((name) => `${name}.${kind}`)
  const notOfServer = [...both, `${folder}/*/components`, ...[...forTools, ...forTests].map((file) => `${folder}/*/${file}`)]
  return [
    { name: `${area}.shared`, options: shared, include: both, uses: ['pure', 'shared', ...ofBelow('shared')] },
    {
      name: `${area}.server`,
      options: server,
      include: [`${folder}/**/*.ts`],
      exclude: notOfServer,
      uses: ['pure', 'shared', 'server', `${area}.shared`, ...ofBelow('shared'), ...ofBelow('server')],
    },
    {
      name: `${area}.web`,
      options: web,
      include: [`${folder}/**/*.tsx`, `${folder}/*/components/**/*.ts`],
      uses: ['pure', 'shared', 'web', `${area}.shared`, ...ofBelow('shared'), ...ofBelow('web')],
    },
  ]
}

const areas = featureAreas.flatMap(ofArea)
const ofKind = (kind: string) => areas.map(({ name }) => name).filter((name) => name.endsWith(`.${kind}`))
const onServer = ['pure', 'verifier', 'shared', 'server', 'shell.shared', ...ofKind('shared'), ...ofKind('server')]
const inBrowser = ['pure', 'shared', 'web', 'shell.shared', 'shell.web', ...ofKind('shared'), ...ofKind('web')]

const all: readonly Project[] = [
  { name: 'pure', options: pure, include: ['src/kernel/**/*.ts', 'src/domain/**/*.ts'], uses: [] },
  {
    name: 'verifier',
    options: { lib: ['es2024', 'dom', 'dom.iterable'], types: ['node'] },
    include: ['src/verifier/**/*.ts'],
    uses: ['pure'],
  },
  { name: 'shared', options: shared, include: [...sharedOfServer, 'src/map/**/*.ts'], uses: ['pure'] },
  { name: 'server', options: server, include: ['src/server/**/*.ts'], exclude: sharedOfServer, uses: ['pure', 'shared'] },
  { name: 'web', options: web, include: ['src/web/**/*.ts', 'src/web/**/*.tsx'], uses: ['pure', 'shared'] },
  { name: 'shell.shared', options: shared, include: ['src/shell/contract.ts'], uses: ['pure', 'shared'] },
  {
    name: 'shell.web',
    options: web,
    include: ['src/shell/**/*.ts', 'src/shell/**/*.tsx'],
    exclude: ['src/shell/contract.ts'],
    uses: ['pure', 'shared', 'web', 'shell.shared', 'accounts.shared', 'accounts.web'],
  },
  ...areas,
  { name: 'app.web', options: web, include: ['src/app/*.tsx', 'src/app/*-files.generated.ts', 'src/web/po.d.ts'], uses: inBrowser },
  {
    name: 'app.server',
    options: server,
    include: [
      'src/app/**/*.ts',
      'src/demo/**/*.ts',
      'scripts/**/*.ts',
      'assurance/**/*.ts',
      'corpora/**/*.ts',
      ...forTools.map((file) => `src/features/*/*/${file}`),
    ],
    exclude: ['src/app/*-files.generated.ts'],
    uses: onServer,
  },
]

const test: Project = {
  name: 'test',
  options: tests,
  include: [
    'src/**/*.test.ts',
    'src/**/*.test.tsx',
    ...forTests.map((file) => `src/features/*/*/${file}`),
    'test/**/*.ts',
    'bench/**/*.ts',
    'assurance/**/*.test.ts',
    'scripts/**/*.test.ts',
    '*.config.ts',
  ],
  uses: all.map(({ name }) => name),
}

const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** The files of the projects, by path, as they are written into the tree. */
export function projectFiles(): Readonly<Record<string, string>> {
  const files = [...all, test].map(({ name, options, include, exclude = [], uses }) => {
    const compilerOptions = {
      ...options,
      rootDir: '..',
      outDir: `../.cache/types/${name}`,
      tsBuildInfoFile: `../.cache/types/${name}.tsbuildinfo`,
    }
    const left = [...(name === 'test' ? [] : ofTests), ...exclude].map((file) => `../${file}`)
    const references = uses.map((used) => ({ path: `./${used}.json` }))
    const config = { extends: './base.json', compilerOptions, include: include.map((file) => `../${file}`), exclude: left, references }
    return [`tsconfig/${name}.json`, written(config)] as const
  })
  const references = [...all, test].map(({ name }) => ({ path: `./tsconfig/${name}.json` }))
  return Object.fromEntries([...files, ['tsconfig.json', written({ files: [], references })]])
}
