// Writes the files that are derived from what features declare of themselves (src/app/features.ts): pages, menu, names of pages,
// which page's code a visitor's browser may load, the list in README.md; and the compiler's projects, from the areas (areas.ts). `--check` says whether they are up to date, and writes nothing.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { features } from '#app/features.ts'
import type { Feature } from '#feature/feature.ts'
import type { PageDeclared } from '#map/declared.ts'
import type { PageLine } from '#map/lines.ts'
import { featureAreas } from './areas.ts'
import { root } from './build.ts'
import { projectFiles } from './projects.ts'

type Line = PageLine & Pick<PageDeclared, 'label' | 'menu' | 'also'>

/** The lines of a feature: one for each page, and one for each other address that has no page of its own. */
function linesOf({ folder, name, closesWith, pages }: Feature): Line[] {
  const own = new Set(pages.map((page) => page.path))
  return pages.flatMap(({ also = [], out = false, rate = false, label, menu, ...page }): Line[] => {
    const { path: at, query, ...marks } = page
    const line = {
      path: at,
      ...(query !== undefined && { query }),
      feature: folder,
      ...marks,
      out,
      rate,
      ...(closesWith !== name && { closesWith }),
    }
    const more = also.filter((address) => !own.has(address)).map((address) => ({ ...line, path: address }))
    return [{ ...line, ...(label !== undefined && { label }), ...(menu && { menu }), ...(also.length > 0 && { also }) }, ...more]
  })
}

const lines = features.flatMap(linesOf)
/** Of one path, the page for a query stands before the others: the router takes the first that fits. */
const ordered = [...lines.filter(({ query }) => query !== undefined), ...lines.filter(({ query }) => query === undefined)]
const isForVisitors = ({ out, rate }: PageLine) => out || rate
const bare = ({ label: _label, menu: _menu, also: _also, ...line }: Line): PageLine => line
/** A value as the code of this project is written. */
function literal(value: unknown): string {
  if (typeof value === 'string') return value.includes("'") ? JSON.stringify(value) : `'${value}'`
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (value === null || typeof value !== 'object') return String(value)
  return `{ ${Object.entries(value)
    .map(([key, of]) => `${key}: ${literal(of)}`)
    .join(', ')} }`
}
const listed = (all: readonly object[]) => `[\n${all.map((one) => `  ${literal(one)},\n`).join('')}]`

const items = lines
  .flatMap(({ path: at, menu, also }) => (menu ? [{ path: at, flag: null, ...menu, ...(also && { also }) }] : []))
  .toSorted((one, other) => one.position - other.position)
const filesOf = (all: readonly Line[]) => {
  const files = [...new Set(all.map(({ feature, page }) => `../features/${feature}/page.${page}.tsx`))].toSorted()
  return `[\n${files.map((file) => `    '${file}',\n`).join('')}  ]`
}

const head = '// Written by `npm run derive` from what the features declare (feature.ts). Do not edit.\n'
const glob = (files: string) => `import.meta.glob<{ page: Page } & Catalog>(\n  ${files},\n  { query: '?texts' },\n)\n`
const types = "import type { Catalog } from '#web/i18n.ts'\nimport type { Page } from '#web/page.ts'\n\n"

const scopes = features.flatMap((one) => one.scopes).toSorted((one, other) => one.position - other.position)
/** For each role the scopes of which it is named, where `named` says it. */
function byRole(named: (scope: (typeof scopes)[number]) => readonly string[] | 'all'): string {
  const roles = [...new Set(scopes.map(named).flatMap((given) => (given === 'all' ? [] : [...given])))]
  const of = (role: string) => scopes.filter((scope) => named(scope) === 'all' || named(scope).includes(role)).map(({ name }) => name)
  return `{\n${roles.map((role) => `  ${role}: ${literal(of(role))},\n`).join('')}} as const`
}

/** The derived files, by path. */
const derived: Readonly<Record<string, string>> = {
  'src/map/pages.generated.ts': `import type { PageLine } from './lines.ts'

/** The pages that visitors have. */
export const pages: readonly PageLine[] = ${listed(ordered.filter(isForVisitors).map(bare))}
`,
  'src/map/inside.generated.ts': `import type { PageLine } from './lines.ts'

/** The pages that only someone who is signed in has. No visitor's browser loads their lines. */
export const insidePages: readonly PageLine[] = ${listed(ordered.filter((line) => !isForVisitors(line)).map(bare))}
`,
  'src/map/menu.generated.ts': `import type { MenuItem } from './declared.ts'

/** The items of the sidebar, in their order within each group. */
export const menuItems: readonly MenuItem[] = ${listed(items)}
`,
  'src/features/case/cases/scopes.generated.ts': `/** What of a case a grant can show. */
export const scopes = ${literal(scopes.map(({ name }) => name))} as const

/** What is offered first for a seat of a role. */
export const usual = ${byRole(({ usualFor }) => usualFor)}

/** What can be added to that for a role that is granted only what is usual for it. */
export const addable = ${byRole(({ alsoFor }) => alsoFor ?? [])}
`,
  'src/features/case/cases/components/scope-names.generated.ts': `import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Scope } from '../contract.ts'

/** What a seat can show, in words. */
export const scopeNames: Readonly<Record<Scope, MessageDescriptor>> = {
${scopes.map(({ name, label }) => `  ${name}: msg\`${label}\`,`).join('\n')}
}
`,
  'src/shell/page-names.generated.ts': `import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What pages are called in menus and in the palette, by address. A page without a name is in neither. */
export const pageNames: Readonly<Record<string, MessageDescriptor>> = {
${lines.flatMap(({ path: at, label }) => (label === undefined ? [] : [`  ${literal(at)}: msg\`${label}\`,`])).join('\n')}
}
`,
  'src/app/visitor-files.generated.ts': `${types}/** The code of the pages that visitors have, each with its texts. */
export const visitorFiles = ${glob(filesOf(lines.filter(isForVisitors)))}`,
  'src/app/inside-files.generated.ts': `${types}/** The code of the pages that only someone who is signed in has: a list of their names is no visitor's to load. */
export const insideFiles = ${glob(filesOf(lines.filter((line) => !isForVisitors(line))))}`,
}

/** README.md with the features of each area: its folders, since one that only a command uses declares nothing. */
function readme(): string {
  const namesIn = (area: string) =>
    readdirSync(path.join(root, 'src', 'features', area))
      .toSorted()
      .join(' · ')
  return featureAreas.reduce(
    (all, area) => all.replace(new RegExp(`^(│  [├└]─ ${area}/ +).*$`, 'm'), `$1${namesIn(area)}`),
    readFileSync(path.join(root, 'README.md'), 'utf8'),
  )
}

const headed = Object.entries(derived).map(([file, text]) => [file, head + text] as const)
const isCheck = process.argv.includes('--check')
let isStale = false
for (const [file, written] of [...headed, ...Object.entries(projectFiles()), ['README.md', readme()] as const]) {
  const at = path.join(root, file)
  let before = ''
  try {
    before = readFileSync(at, 'utf8')
  } catch {
    // It is written for the first time.
  }
  if (before === written) continue
  isStale = true
  console.log(isCheck ? `${file} is out of date.` : `Written: ${file}`)
  if (!isCheck) writeFileSync(at, written)
}
if (isCheck && isStale) process.exit(1)
if (!isStale) console.log('Everything that is derived from the features is up to date.')
