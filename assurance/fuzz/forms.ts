import { Buffer } from 'node:buffer'
import { request } from 'node:http'
import { filled, insidePaths, type PagePath, pagePaths, professionalId } from './addresses.ts'
import type { Dice } from './dice.ts'
import type { Guests } from './guests.ts'
import type { Kind } from './people.ts'
import { nasty, writeBody } from './values.ts'

/** A plain form as it stands in a page: where it is sent, and its fields with the values that they offer. */
export interface PlainForm {
  host: string
  path: string
  fields: readonly { name: string; values: readonly string[] }[]
  /** Who was shown it. */
  kind: Kind
}

const unescape = (text: string) =>
  text
    .replace(/&#x([0-9a-f]+);|&#(\d+);/gi, (_, hex?: string, ten?: string) => String.fromCodePoint(hex ? parseInt(hex, 16) : Number(ten)))
    .replace(/&(quot|lt|gt|amp);/g, (_, name: string) => ({ quot: '"', lt: '<', gt: '>', amp: '&' })[name] ?? '')

const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return found === undefined ? undefined : unescape(found)
}

/** Reads the forms of a page that are sent by POST, as a browser without JavaScript would. */
export function formsIn(html: string, host: string, path: string, audience: Kind = 'visitor'): PlainForm[] {
  const forms: PlainForm[] = []
  for (const [, head = '', inside = ''] of html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)) {
    if (!/\smethod="post"/i.test(head)) continue
    const fields = new Map<string, string[]>()
    let select: string[] = []
    for (const [tag, kind] of inside.matchAll(/<(input|select|textarea|option|button)\b[^>]*>/g)) {
      const value = attribute(tag, 'value')
      if (kind === 'option') {
        select.push(value ?? '')
        continue
      }
      const name = attribute(tag, 'name')
      if (name === undefined) continue
      const values = fields.get(name) ?? []
      fields.set(name, values)
      if (kind === 'select') select = values
      else if (value !== undefined && value !== '') values.push(value)
      else if (/\stype="checkbox"/.test(tag)) values.push('on')
    }
    forms.push({
      host,
      path: attribute(head, 'action') ?? path,
      fields: [...fields].map(([name, values]) => ({ name, values })),
      kind: audience,
    })
  }
  return forms
}

function page(port: number, { host, path }: PagePath, cookie = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { host, cookie } }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    })
    asked.once('error', reject)
    asked.end()
  })
}

/** Who is shown forms of their own: at each gate, inside, and at every desk. */
const readers: readonly Kind[] = ['visitor', 'terms due', 'acknowledgement due', 'member', 'super']

/** The forms of every page of the map, as each of these people is shown them, so that a new one is tried without being named here. */
export async function readForms(port: number, guests: Guests): Promise<PlainForm[]> {
  const forms: PlainForm[] = []
  for (const kind of readers) {
    for (const { host, path } of kind === 'visitor' ? pagePaths : [...insidePaths, ...pagePaths.filter((at) => at.host === 'localhost')]) {
      const address = filled(path, () => professionalId)
      forms.push(...formsIn(await page(port, { host, path: address }, guests.of(kind)?.cookie), host, address, kind))
    }
  }
  return forms
}

const written = [
  'The hearing began on time and each side was heard for as long as it needed.',
  'somebody@elsewhere.example',
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about',
  professionalId,
  '2026-02',
  'Nobody Real',
  '4',
]

const oddBodies = [
  '%',
  '%ff=%fe',
  'form=%E0%A4%A',
  '=&=&=',
  'form',
  'form=__proto__',
  'form=constructor&key=toString',
  'form[]=x&form[a]=y',
  `form=x${'&form=x'.repeat(5_000)}`,
  '--x\r\nContent-Disposition: form-data; name="form"\r\n\r\nx',
  '--x\r\nContent-Disposition: form-data; name="form"; filename="\0"\r\n\r\n\xff\r\n--x--',
]

/** What a form would send, right or with fields spoilt, doubled, left out or made up. */
export function formBody({ fields }: PlainForm, chance: Dice): string {
  if (chance.oneIn(8)) return chance.pick(oddBodies)
  const whole = chance.oneIn(3)
  const sent = new URLSearchParams()
  for (const { name, values } of fields) {
    if (!whole && name !== 'form' && chance.oneIn(8)) continue
    const good = values.length > 0 ? chance.pick(values) : chance.pick(written)
    const odd = chance.pick(nasty)
    sent.append(name, whole || !chance.oneIn(6) ? good : typeof odd === 'string' ? odd : writeBody(odd))
    if (!whole && chance.oneIn(20)) sent.append(name, chance.pick(written))
  }
  if (chance.oneIn(10)) sent.append(chance.pick(['__proto__', 'constructor', 'x'.repeat(300), '\0', '']), 'x')
  const text = sent.toString()
  return chance.oneIn(12) ? text.slice(0, chance.below(text.length + 1)) : text
}
