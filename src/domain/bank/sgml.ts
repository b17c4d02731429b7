/** An element of an OFX file: its children in order, and the text of one that has none. */
export interface Element {
  name: string
  text: string
  children: Element[]
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
/** The only ones that OFX 1.0.2 has are amp, lt, gt and nbsp (2.3.2.1); banks write the others too. */
const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return entities[name.toLowerCase()] ?? whole
        const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal)
        return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
      })
    : text

/** Deeper than any message of OFX; an attack on the reader is deeper. */
const mostDeep = 40

/**
 * Reads OFX 1.x, which is SGML whose leaves are not closed, and 2.x, which is XML (OFX 1.0.2, 2.3.2; OFX 2.2, 2.3.2). What is not closed ends
 * with the next tag; an end tag closes everything inside of it.
 * @returns the element `OFX`, or `null` where there is none
 */
export function readElements(text: string): Element | null {
  const start = text.search(/<OFX>/i)
  if (start === -1) return null
  const root: Element = { name: '', text: '', children: [] }
  const open: Element[] = [root]
  for (let at = text.indexOf('<', start); at !== -1;) {
    const end = text.indexOf('>', at)
    if (end === -1) break
    const tag = text.slice(at + 1, end)
    let next = text.indexOf('<', end)
    if (tag.startsWith('![CDATA[')) {
      const close = text.indexOf(']]>', at)
      open.at(-1)!.text += text.slice(at + 9, close === -1 ? undefined : close)
      next = close === -1 ? -1 : text.indexOf('<', close)
    } else if (tag.startsWith('/')) {
      const name = tag.slice(1).trim().toUpperCase()
      const depth = open.findLastIndex((one) => one.name === name)
      if (depth > 0) open.length = depth
    } else if (!tag.startsWith('?') && !tag.startsWith('!')) {
      const [name = ''] = tag.split(/[\s/]/, 1)
      const value = decoded(text.slice(end + 1, next === -1 ? undefined : next)).trim()
      const element: Element = { name: name.toUpperCase(), text: value, children: [] }
      open.at(-1)!.children.push(element)
      // An element with text is a leaf. An empty one may be a leaf too: the end tag of what it stands in closes it.
      if (value === '' && !tag.endsWith('/') && open.length < mostDeep) open.push(element)
      else if (text.startsWith(`</${name}>`, next)) next = text.indexOf('<', next + 1)
    }
    at = next
  }
  return root.children[0] ?? null
}

/** Every element of a name below another, in order. */
export function allNamed({ children }: Element, name: string): Element[] {
  return children.flatMap((child) => (child.name === name ? [child] : allNamed(child, name)))
}

/** The text of the first element of a name among the children, or below them; empty where there is none. */
export function textOf(element: Element, name: string): string {
  for (const child of element.children) {
    if (child.name === name) return child.text
    const below = child.children.length > 0 ? textOf(child, name) : ''
    if (below !== '') return below
  }
  return ''
}
