import type { Plugin } from 'vite'

/** What only the server reads of a call. */
const ofTheServer: readonly unknown[] = ['name', 'summary', 'access', 'largest', 'params', 'query', 'body', 'reply']

interface Node {
  type: string
  start: number
  end: number
}
interface Invocation extends Node {
  callee: Node & { name?: string }
  arguments: (Node & { properties?: (Node & { key?: { name?: string } })[] })[]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
function isInvocation(node: Node): node is Invocation {
  return node.type === 'CallExpression'
}

/** Every function call in a tree, the outer before the inner. */
function invocations(tree: unknown): Invocation[] {
  if (Array.isArray(tree)) return tree.flatMap(invocations)
  if (!isNode(tree)) return []
  const inner = Object.values(tree).flatMap(invocations)
  return isInvocation(tree) ? [tree, ...inner] : inner
}

/**
 * A contract as the browser needs it: of each `call({...})` the method, the address and the credentials.
 * The server has cut every reply to its schema before it sends it, so the schemas, and zod with them, stay
 * at home (8 KB of a first visit, compressed). A page that uses a schema still gets it: the rest is only
 * marked as free of side effects, for the bundler to leave out what nobody asks for.
 */
export function leanContract(code: string, tree: unknown): string {
  const found = invocations(tree)
  const cuts = found
    .filter(({ callee }) => callee.name === 'call')
    .flatMap((call) => call.arguments[0]?.properties ?? [])
    .filter(({ key }) => ofTheServer.includes(key?.name))
  const marks = new Set(found.map(({ start }) => start).filter((at) => !cuts.some(({ start, end }) => at >= start && at < end)))
  return cutOut(code, cuts, marks, spreadSchemas(tree))
}

/** Whether there is a `...` in a tree. */
function hasSpread(tree: unknown): boolean {
  if (Array.isArray(tree)) return tree.some(hasSpread)
  return isNode(tree) && (tree.type === 'SpreadElement' || Object.values(tree).some(hasSpread))
}

/**
 * What a contract's constants are made of, where that has a `...`: a mark on a call says nothing of what is spread into it, which
 * may be a getter. Inside a function of its own, called once and marked, the whole can be left out.
 */
function spreadSchemas(tree: unknown): Node[] {
  const { body = [] } = (tree ?? {}) as { body?: readonly (Node & { declaration?: Node | null })[] }
  return body
    .flatMap(
      (statement) => (statement.declaration ?? statement) as Node & { declarations?: (Node & { id: { name?: string }; init?: Node })[] },
    )
    .flatMap(({ declarations = [] }) => declarations)
    .flatMap(({ id, init }) => (init && id.name !== 'calls' && hasSpread(init) && invocations(init).length > 0 ? [init] : []))
}

/** The code without some members of its objects, with calls marked as free of side effects, and some expressions as functions of their own. */
function cutOut(code: string, cuts: readonly Node[], marks: Iterable<number> = [], wrapped: readonly Node[] = []): string {
  const edits = [
    ...cuts.map(({ start, end }) => ({ start, end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0), put: '' })),
    ...[...marks].map((start) => ({ start, end: start, put: '/*#__PURE__*/ ' })),
    // Of two at one place the later one here comes to stand before the other.
    ...wrapped.flatMap(({ start, end }) => [
      { start, end: start, put: '/*#__PURE__*/ (() => (' },
      { start: end, end, put: '))()' },
    ]),
  ]
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, put }) => text.slice(0, start) + put + text.slice(end), code)
}

/** What only the server reads of a page. */
const ofServerPage: readonly unknown[] = ['queries', 'forms', 'noIndex', 'description', 'canonical', 'data']

interface Declaration extends Node {
  id: { name?: string }
  init?: Node & { properties?: (Node & { key?: { name?: string } })[] }
}
function isPageDeclaration(node: Node): node is Declaration {
  return node.type === 'VariableDeclarator' && (node as Declaration).id.name === 'page'
}

/**
 * A page as the browser needs it: its title and its View. What the server asks before it renders, how it
 * reads plain forms and what it tells search engines stays at home.
 */
export function leanPage(code: string, tree: { body: readonly unknown[] }): string {
  const declared = tree.body
    .flatMap((statement) =>
      isNode(statement) ? ((statement as Node & { declaration?: { declarations?: Node[] } }).declaration?.declarations ?? []) : [],
    )
    .find(isPageDeclaration)
  return cutOut(
    code,
    (declared?.init?.properties ?? []).filter(({ key }) => ofServerPage.includes(key?.name)),
  )
}

/** Makes the contracts and pages lean in a build for the browser. */
export function leanContracts(): Plugin {
  return {
    name: 'lean-contracts',
    apply: 'build',
    // A schema made of another's parts reads them (`...Card.shape`); without this that read would keep it.
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? {} : { build: { rolldownOptions: { treeshake: { propertyReadSideEffects: false } } } },
    transform: {
      filter: {
        id: /\/(features\/[^/]+\/[^/]+\/(contract\.ts|page\.[^/?]+\.tsx)|http\/(fields|\w+-contract)\.ts|(live|shell)\/contract\.ts)$/,
      },
      handler(code, id, options) {
        if (options?.ssr) return undefined
        const lean = id.endsWith('x')
          ? leanPage(code, this.parse(code, { lang: 'tsx' }))
          : leanContract(code, this.parse(code, { lang: 'ts' }))
        return { code: lean, map: null }
      },
    },
  }
}
