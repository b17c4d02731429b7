/** What happens to a part of an office file. */
export type PartUse = 'xml' | 'relations' | 'list' | 'media' | 'same' | 'drop' | 'macros' | 'locked' | 'inside'

/**
 * What a file's own properties, other programs' data, previews, printers, and lists of people and changes stand in. What remains opens
 * without them.
 */
const dropped = [
  /^docProps\//,
  /^customXml\//,
  /^docMetadata\//,
  /^_xmlsignatures\//,
  /^customUI\//,
  /^userCustomization\//,
  /^word\/(?:people|commentsExtensible)[.]xml$/,
  /^(?:word|xl|ppt)\/(?:printerSettings|webextensions|revisions|tags|customProperty|userShapes)/,
  /^(?:meta|settings|manifest)[.](?:xml|rdf)$/,
  /^(?:Thumbnails|Configurations2)\//,
  /^layout-cache$/,
  /^\[trash\]\//,
  /^META-INF\/(?!manifest[.]xml$)/,
  /[.]rels$/,
  /thumbnail[.]\w+$/i,
]

const macros = [/vba(?:Project|Data)/i, /\/activeX\//, /^(?:Basic|Scripts|Dialogs)\//]

/** What becomes of a part of a file, by its path. What is not known is a file inside of the file. */
export function useOfPart(path: string): PartUse {
  if (macros.some((each) => each.test(path))) return 'macros'
  if (/\/embeddings\/|^Object[ R]|\/externalLinks\/.*[.]bin$/.test(path)) return 'inside'
  if (path === 'mimetype') return 'same'
  if (path === '[Content_Types].xml' || path === 'META-INF/manifest.xml') return 'list'
  if (/^(?:_rels|(?:word|xl|ppt)\/(?:[^/]+\/)*_rels)\/[^/]*[.]rels$/.test(path)) return 'relations'
  if (dropped.some((each) => each.test(path))) return 'drop'
  // Comments of a workbook are drawn in VML, an XML of its own.
  if (/^(?:(?:word|xl|ppt)\/(?:[^/]+\/)*[^/]+[.](?:xml|vml)|(?:content|styles)[.]xml)$/.test(path)) return 'xml'
  if (/^(?:(?:word|xl|ppt)\/media|Pictures|media)\/[^/]+$/i.test(path)) return 'media'
  if (/^(?:word|ppt)\/fonts\/[^/]+[.](?:odttf|fntdata|ttf)$|^Fonts\/[^/]+$/.test(path)) return 'same'
  return 'inside'
}

/** Where a relation of a part leads: a path in the file. @param list of relations, such as `word/_rels/document.xml.rels` */
export function pathOfTarget(list: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const folders = list.split('/').slice(0, -2)
  for (const step of target.split('/')) {
    if (step === '..') folders.pop()
    else if (step !== '.') folders.push(step)
  }
  return folders.join('/')
}
