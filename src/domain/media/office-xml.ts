// Names, times and paths in the XML of office files (ECMA-376, and OpenDocument 1.3). Texts stay as they are.

const value = String.raw`(?:"[^"]*"|'[^']*')`
/** A tag that begins or is empty, with its attributes. */
const tag = new RegExp(String.raw`<[A-Za-z_][^\s/>]*(?:\s+[\w:.-]+\s*=\s*${value})*\s*/?>`, 'g')
const attribute = (names: string) => new RegExp(String.raw`\s(?:[\w-]+:)?(?:${names})\s*=\s*${value}`, 'g')

/** Attributes that are left out: sessions of editing, times, numbers of a document, a drawing packed again (`gfxdata`). None of them must be there. */
const dropped = attribute(String.raw`gfxdata|rsid\w*|paragraph-rsid|dateUtc|dT|presenceInfo|documentId|uid`)
/** `date` of comments and changes, and the times of comments on slides. Elsewhere such a name is a value that a reader sees. */
const droppedIn: readonly (readonly [element: RegExp, names: RegExp])[] = [
  [/^<w:/, attribute('date')],
  [/^<p:cm\s/, attribute('dt')],
  // Where a picture of VML came from.
  [/^<v:imagedata\s/, attribute('title|href|src|althref')],
]
/** Attributes that must be there get another value: `author` anywhere, others in lists of people and in comments alone. */
const blanked: readonly (readonly [element: RegExp, names: RegExp, by: string])[] = [
  [/./, attribute('author'), 'Author'],
  [/./, attribute('initials'), 'A'],
  [/^<(?:\w+:)?(?:person|author|cmAuthor)\s/, attribute('displayName|userId'), 'Author'],
  [/^<(?:\w+:)?(?:person|author|cmAuthor)\s/, attribute('providerId'), 'None'],
  [/^<(?:p:cmAuthor|p188:author)\s/, attribute('name'), 'Author'],
  [/^<p188:(?:cm|reply)\s/, attribute('created'), '1980-01-01T00:00:00.000'],
]

/** Elements that are left out with what is in them: paths, other files, queries, numbers of a document. */
const elements =
  'w:rsids|w:docVars|w:attachedTemplate|w:mailMerge|w:saveThroughXslt|w:dataBinding|w15:dataBinding|w14:docId|w15:docId|xr:revisionPtr|x15ac:absPath|fileSharing|dc:date|meta:creator-initials|loext:sender-initials|meta:date-string|office:settings|office:scripts'
const whole = elements
  .split('|')
  .map((name) => new RegExp(String.raw`<${name}(?=[\s/>])(?:\s+[\w:.-]+\s*=\s*${value})*\s*(?:/>|>[\s\S]*?</${name}>)`, 'g'))

const put = (text: string, pattern: RegExp, by: string) => text.replace(pattern, (found) => found.replace(/=[\s\S]*$/, `="${by}"`))

function cleanTag(text: string): string {
  let clean = text.replace(dropped, '')
  for (const [element, names] of droppedIn) if (element.test(text)) clean = clean.replace(names, '')
  for (const [element, names, by] of blanked) if (element.test(text)) clean = put(clean, names, by)
  return clean
}

/** The XML of a part without people, times and paths beside its text. Comments of XML, and what is for programs, go as well. */
export function cleanXml(xml: string): string {
  let clean = xml.replace(/<!--[\s\S]*?-->/g, '').replace(/(?!^)<\?(?!xml\s)[\s\S]*?\?>/g, '')
  for (const element of whole) clean = clean.replace(element, '')
  // Authors of comments in a workbook (one that begins with `tc=` is a number), and in OpenDocument.
  clean = clean.replace(/<author>(?!tc=)[\s\S]*?<\/author>/g, '<author>Author</author>')
  clean = clean.replace(/<dc:creator>[\s\S]*?<\/dc:creator>/g, '<dc:creator>Author</dc:creator>')
  return clean.replace(tag, cleanTag)
}

/** Addresses that a reader sees as links. What a program would load by itself, or a path on someone's machine, is none. */
const isAddress = (target: string) => /^(?:https?|mailto|tel):/i.test(target)

const nothing = 'about:blank'

const read = (text: string, name: string) => new RegExp(String.raw`\s${name}\s*=\s*(${value})`).exec(text)?.[1]?.slice(1, -1)

/**
 * The relations of a part (ECMA-376 part 2, 6.5) without those to parts that are left out, and without what is outside of the file but links.
 * @param isThere whether the part that a relation names is in the copy
 */
export function cleanRelations(xml: string, isThere: (target: string) => boolean): string {
  return xml.replace(new RegExp(String.raw`<Relationship(?:\s+[\w:.-]+\s*=\s*${value})*\s*(?:/>|>\s*</Relationship>)`, 'g'), (text) => {
    const [type, target] = [read(text, 'Type') ?? '', read(text, 'Target') ?? '']
    if (read(text, 'TargetMode') !== 'External') return isThere(target) ? text : ''
    if (/\/attachedTemplate$/i.test(type)) return ''
    return /\/hyperlink$/i.test(type) && isAddress(target) ? text : put(text, attribute('Target'), nothing)
  })
}

/** `[Content_Types].xml`, or the manifest of OpenDocument, without the parts that are left out. */
export function cleanList(xml: string, isThere: (part: string) => boolean): string {
  const entry = new RegExp(String.raw`<(Override|manifest:file-entry)(?:\s+[\w:.-]+\s*=\s*${value})*\s*(?:/>|>[\s\S]*?</\1>)`, 'g')
  return xml.replace(entry, (text) => {
    const part = (read(text, 'PartName') ?? read(text, 'manifest:full-path') ?? '').replace(/^\//, '')
    return part === '' || isThere(part) ? text : ''
  })
}

/** In OpenDocument an address stands where it is used: links to pages stay, pictures and files elsewhere are left out. */
export const cleanAddresses = (xml: string): string =>
  xml.replace(tag, (text) => {
    const target = read(text, 'xlink:href')
    if (target === undefined || /^(?:[.]\/)?(?:Pictures|media)\//.test(target) || target.startsWith('#')) return text
    return /^<text:a\s/.test(text) && isAddress(target) ? text : put(text, attribute('href'), nothing)
  })
