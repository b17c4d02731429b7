import type { Plugin } from 'vite'

/** What only the server reads of a call. */
const ofTheServer: readonly unknown[] = ['name', 'summary', 'access', 'params', 'query', 'body', 'reply']

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
  const edits = [
    ...cuts.map(({ start, end }) => ({ start, end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0), put: '' })),
    ...[...marks].map((start) => ({ start, end: start, put: '/*#__PURE__*/ ' })),
  ]
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, put }) => text.slice(0, start) + put + text.slice(end), code)
}

/** Makes the contracts lean in a build for the browser. */
export function leanContracts(): Plugin {
  return {
    name: 'lean-contracts',
    apply: 'build',
    // A schema made of another's parts reads them (`...Card.shape`); without this that read would keep it.
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? {} : { build: { rolldownOptions: { treeshake: { propertyReadSideEffects: false } } } },
    transform: {
      filter: { id: /\/rooms\/[^/]+\/contract\.ts$/ },
      handler(code, _id, options) {
        return options?.ssr ? undefined : { code: leanContract(code, this.parse(code, { lang: 'ts' })), map: null }
      },
    },
  }
}
