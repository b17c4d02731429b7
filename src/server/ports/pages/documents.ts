// What office files, mail and plain text say, as lines. Nothing here reads what a file refers to.
import { readFile, stat } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import PostalMime, { type Address } from 'postal-mime'
import { Refused } from './work.ts'

/** Bytes of a file, and of what is unpacked of it. */
const most = { packed: 50 * 2 ** 20, unpacked: 60 * 2 ** 20 }

/** @throws Refused for a kind that has no text here, and for what is damaged or too large */
export async function textOf({ path, type, name }: { path: string; type: string; name: string }): Promise<string> {
  const isMail = type === 'message/rfc822' || (type === 'text/plain' && /\.eml$/i.test(name))
  const isOffice = /^application\/vnd\.(?:openxmlformats-officedocument|oasis\.opendocument)\./.test(type)
  if (!isMail && !isOffice && !type.startsWith('text/')) throw new Refused('kind')
  if ((await stat(path)).size > most.packed) throw new Refused('tooLarge')
  const bytes = await readFile(path)
  if (isMail) return mailText(bytes)
  return isOffice ? officeText(bytes) : new TextDecoder().decode(bytes)
}

const named = ({ name, address }: Address) => [name, address ? `<${address}>` : ''].filter(Boolean).join(' ')

/** A mail's own lines (RFC 5322) and its words; attachments by their names. */
async function mailText(bytes: Buffer): Promise<string> {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 50, maxHeadersSize: 2 ** 20 })
  const head = [
    ['From', mail.from ? named(mail.from) : ''],
    ['To', (mail.to ?? []).map(named).join(', ')],
    ['Cc', (mail.cc ?? []).map(named).join(', ')],
    ['Date', mail.date ?? ''],
    ['Subject', mail.subject ?? ''],
    ...mail.attachments.map(({ filename }) => ['Attachment', filename ?? '']),
  ]
  const lines = head.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`)
  return [...lines, '', mail.text ?? linesOf(mail.html ?? '', /<(?:br|\/p|\/div|\/tr|\/li|\/h\d)\b[^>]*>/gi)].join('\n')
}

/** The parts with words, in the order in which a reader meets them (ECMA-376 part 1, OpenDocument 1.3 part 3). */
const inWords = /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes|comments)\.xml$/
const inSlides = /^ppt\/(?:slides\/slide|notesSlides\/notesSlide)\d+\.xml$/
const inSheets = /^xl\/(?:sharedStrings|worksheets\/sheet\d+)\.xml$/

function officeText(bytes: Buffer): string {
  let unpacked = 0
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (name !== 'content.xml' && ![inWords, inSlides, inSheets].some((kind) => kind.test(name))) return false
      unpacked += originalSize
      if (unpacked > most.unpacked) throw new Refused('tooLarge')
      return true
    },
  })
  const xml = (name: string) => new TextDecoder().decode(parts[name])
  const names = Object.keys(parts).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const shared = parts['xl/sharedStrings.xml']
    ? [...xml('xl/sharedStrings.xml').matchAll(/<si\b[^>]*>([\s\S]*?)<\/si>/g)].map(([, item]) =>
        plain(item!.replaceAll(/<rPh\b[\s\S]*?<\/rPh>/g, '')),
      )
    : []
  const texts = names.map((name) => {
    if (name === 'xl/sharedStrings.xml') return ''
    if (name.startsWith('xl/')) return sheetText(xml(name), shared)
    return linesOf(xml(name), /<(?:\/w:p|\/a:p|\/text:p|\/text:h|w:br|text:line-break|\/table:table-row)\b[^>]*>/g)
  })
  return texts.filter((text) => text.trim() !== '').join('\n')
}

function sheetText(xml: string, shared: readonly string[]): string {
  const rows = [...xml.matchAll(/<row\b[^>]*>([\s\S]*?)<\/row>/g)]
  const valueOf = (attributes: string, content: string) => {
    const value = /<v\b[^>]*>([\s\S]*?)<\/v>/.exec(content)?.[1] ?? ''
    if (/\bt="s"/.test(attributes)) return shared[Number(value)] ?? ''
    return /\bt="inlineStr"/.test(attributes) ? plain(content) : plain(value)
  }
  return rows
    .map(([, row]) => [...row!.matchAll(/<c\b([^>]*)>([\s\S]*?)<\/c>/g)].map(([, head, content]) => valueOf(head!, content!)).join('\t'))
    .join('\n')
}

/** Text between tags, a line for each that ends one. What a browser would run or style by is no text. */
const linesOf = (markup: string, ends: RegExp) =>
  plain(
    markup
      .replaceAll(/<(script|style|head)\b[\s\S]*?<\/\1>/gi, '')
      .replaceAll(/<(?:w:tab|text:tab)\b[^>]*\/>/g, '\t')
      .replaceAll(ends, '\n'),
  )

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const plain = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return entities[name] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
