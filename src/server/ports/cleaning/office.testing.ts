import { strToU8, zipSync } from 'fflate'
import { mp4Sample } from './films.testing.ts'
import { jpegSample, pngSample, type Sample } from './images.testing.ts'
import { canary, place } from './traces.testing.ts'

// Office files with canaries and coordinates in their properties, people, changes, paths, previews and pictures.

const secret = `${canary} ${place.latitude}`
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const when = '2026-11-02T17:45:12Z'
const types = 'application/vnd.openxmlformats-officedocument'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export type OfficeParts = Record<string, string | Uint8Array>

const relate = (...of: [type: string, target: string, isOutside?: boolean][]) =>
  `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${of
    .map(
      ([type, target, outside], index) =>
        `<Relationship Id="rId${index + 1}" Type="${relations}/${type}" Target="${target}"${outside ? ' TargetMode="External"' : ''}/>`,
    )
    .join('')}</Relationships>`
const list = (...of: [part: string, type: string][]) =>
  `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="jpeg" ContentType="image/jpeg"/>${of.map(([part, type]) => `<Override PartName="/${part}" ContentType="${types}.${type}+xml"/>`).join('')}</Types>`

/** Properties, own XML and a preview: what every format of Microsoft has. */
const around = (photo: Buffer): OfficeParts => ({
  'docProps/core.xml': `${head}<cp:coreProperties><dc:creator>${secret}</dc:creator><dcterms:created>${when}</dcterms:created></cp:coreProperties>`,
  'docProps/app.xml': `${head}<Properties><Company>${secret}</Company><Manager>${canary}</Manager></Properties>`,
  'docProps/custom.xml': `${head}<Properties><property name="Place"><vt:lpwstr>${secret}</vt:lpwstr></property></Properties>`,
  'docProps/thumbnail.jpeg': photo,
  'customXml/item1.xml': `<place>${secret}</place>`,
  'customXml/_rels/item1.xml.rels': relate(['customXmlProps', 'itemProps1.xml']),
})

const zipped = (parts: OfficeParts): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([path, part]) => [path, typeof part === 'string' ? strToU8(part) : part])), {
      comment: secret,
    } as object),
  )

export const officeText = 'Schedule for the winter break'

async function docxParts(index: number): Promise<OfficeParts> {
  const { bytes: photo } = await jpegSample(index)
  const change = `w:id="1" w:author="${secret}" w:date="${when}" w:initials="${canary}" w16du:dateUtc="${when}"`
  return {
    '[Content_Types].xml': list(
      ['word/document.xml', 'wordprocessingml.document.main'],
      ['docProps/core.xml', 'core-properties'],
      ['word/people.xml', 'people'],
      ['customXml/item1.xml', 'customXmlProperties'],
    ),
    '_rels/.rels': relate(
      ['officeDocument', 'word/document.xml'],
      ['extended-properties', 'docProps/app.xml'],
      ['thumbnail', 'docProps/thumbnail.jpeg'],
    ),
    'word/document.xml': `${head}<!-- ${secret} --><w:document xmlns:w="w"><w:body><w:p w:rsidR="00AB12CD" w:rsidRDefault="00AB12CD"><w:ins ${change}><w:r w:rsidRPr="00AB12CD"><w:t>${officeText}</w:t></w:r></w:ins></w:p><w:sdt><w:sdtPr><w:dataBinding w:xpath="${secret}" w:storeItemID="{1}"/></w:sdtPr></w:sdt></w:body></w:document>`,
    'word/_rels/document.xml.rels': relate(
      ['image', 'media/image1.jpeg'],
      ['customXml', '../customXml/item1.xml'],
      ['hyperlink', 'https://example.com/', true],
      ['hyperlink', `file:///C:/Users/${canary}/a.docx`, true],
      ['image', `https://example.com/${canary}.png`, true],
    ),
    'word/settings.xml': `${head}<w:settings><w:rsids><w:rsidRoot w:val="00AB12CD"/></w:rsids><w:attachedTemplate r:id="rId1"/><w:docVars><w:docVar w:name="a" w:val="${secret}"/></w:docVars><w15:docId w15:val="{${canary}}"/></w:settings>`,
    'word/_rels/settings.xml.rels': relate(['attachedTemplate', `file:///C:/Users/${canary}/Normal.dotm`, true]),
    'word/comments.xml': `${head}<w:comments><w:comment ${change}><w:p><w:r><w:t>Agreed?</w:t></w:r></w:p></w:comment></w:comments>`,
    'word/people.xml': `${head}<w15:people><w15:person w15:author="${secret}"><w15:presenceInfo w15:providerId="AD" w15:userId="${canary}"/></w15:person></w15:people>`,
    'word/media/image1.jpeg': photo,
    ...around(photo),
  }
}

async function xlsxParts(index: number): Promise<OfficeParts> {
  const { bytes: photo } = await jpegSample(index)
  return {
    '[Content_Types].xml': list(['xl/workbook.xml', 'spreadsheetml.sheet.main'], ['docProps/app.xml', 'extended-properties']),
    '_rels/.rels': relate(['officeDocument', 'xl/workbook.xml'], ['core-properties', 'docProps/core.xml']),
    'xl/workbook.xml': `${head}<workbook><fileSharing userName="${secret}"/><mc:AlternateContent><mc:Choice><x15ac:absPath url="C:\\Users\\${canary}\\"/></mc:Choice></mc:AlternateContent><xr:revisionPtr documentId="${canary}"/><sheets><sheet name="Trips" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relate(['worksheet', 'worksheets/sheet1.xml'], ['person', 'persons/person.xml']),
    'xl/worksheets/sheet1.xml': `${head}<worksheet xr:uid="{${canary}}"><sheetData><row><c t="inlineStr"><is><t>${officeText}</t></is></c></row></sheetData></worksheet>`,
    'xl/worksheets/_rels/sheet1.xml.rels': relate(
      ['printerSettings', '../printerSettings/printerSettings1.bin'],
      ['externalLinkPath', `file:///C:/${canary}.xlsx`, true],
    ),
    'xl/printerSettings/printerSettings1.bin': Buffer.from(secret, 'utf16le'),
    'xl/comments1.xml': `${head}<comments><authors><author>${secret}</author></authors></comments>`,
    'xl/threadedComments/threadedComment1.xml': `${head}<ThreadedComments><threadedComment ref="A1" dT="${when}" personId="{1}"><text>Yes</text></threadedComment></ThreadedComments>`,
    'xl/drawings/vmlDrawing1.vml': `<xml><v:shape o:gfxdata="${Buffer.from(secret).toString('base64')}"><v:imagedata o:relid="rId1" o:title="${canary}"/></v:shape></xml>`,
    '[trash]/0000.dat': secret,
    'xl/persons/person.xml': `${head}<personList><person displayName="${secret}" id="{1}" userId="${canary}" providerId="AD"/></personList>`,
    'xl/tables/table1.xml': `${head}<table name="Trips" displayName="Trips"/>`,
    'xl/media/image1.jpeg': photo,
    ...around(photo),
  }
}

async function pptxParts(index: number): Promise<OfficeParts> {
  const [{ bytes: photo }, { bytes: clip }] = [await pngSample(index), await mp4Sample(index)]
  return {
    '[Content_Types].xml': list(['ppt/presentation.xml', 'presentationml.presentation.main']),
    '_rels/.rels': relate(['officeDocument', 'ppt/presentation.xml']),
    'ppt/presentation.xml': `${head}<p:presentation><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relate(['slide', 'slides/slide1.xml'], ['tags', 'tags/tag1.xml']),
    'ppt/slides/slide1.xml': `${head}<p:sld><a:t>${officeText}</a:t></p:sld>`,
    'ppt/tags/tag1.xml': `${head}<p:tagLst><p:tag name="A" val="${secret}"/></p:tagLst>`,
    'ppt/commentAuthors.xml': `${head}<p:cmAuthorLst><p:cmAuthor id="0" name="${secret}" initials="${canary}" lastIdx="1"/></p:cmAuthorLst>`,
    'ppt/authors.xml': `${head}<p188:authorLst><p188:author id="{1}" name="${secret}" initials="${canary}" userId="${canary}" providerId="AD"/></p188:authorLst>`,
    'ppt/comments/comment1.xml': `${head}<p:cmLst><p:cm authorId="0" dt="${when}" idx="1"><p:text>Yes</p:text></p:cm></p:cmLst>`,
    // A PNG that is named as a JPEG is what some programs write.
    'ppt/media/image1.jpeg': photo,
    'ppt/media/media1.mp4': clip,
    ...around(photo),
  }
}

const odf =
  (type: string, body: string) =>
  async (index: number): Promise<OfficeParts> => {
    const { bytes: photo } = await jpegSample(index)
    return {
      mimetype: type,
      'META-INF/manifest.xml': `${head}<manifest:manifest><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/><manifest:file-entry manifest:full-path="meta.xml" manifest:media-type="text/xml"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
      'META-INF/documentsignatures.xml': secret,
      'content.xml': `${head}<office:document-content><office:body><text:tracked-changes><office:change-info><dc:creator>${secret}</dc:creator><dc:date>${when}</dc:date></office:change-info></text:tracked-changes><style:text-properties officeooo:rsid="00ab12cd" officeooo:paragraph-rsid="00ab12cd"/>${body}<office:annotation><dc:creator>${secret}</dc:creator><meta:creator-initials>${canary}</meta:creator-initials></office:annotation><draw:image xlink:href="Pictures/a.jpg"/><draw:image xlink:href="file:///home/${canary}/a.jpg"/></office:body></office:document-content>`,
      'styles.xml': `${head}<office:document-styles/>`,
      'meta.xml': `${head}<office:document-meta><meta:initial-creator>${secret}</meta:initial-creator></office:document-meta>`,
      'settings.xml': `${head}<office:document-settings><config:config-item config:name="PrinterName">${secret}</config:config-item></office:document-settings>`,
      'manifest.rdf': secret,
      'Thumbnails/thumbnail.png': photo,
      'Configurations2/accelerator/current.xml': secret,
      'Pictures/a.jpg': photo,
    }
  }

const sample = (ending: string, type: string, partsOf: (index: number) => Promise<OfficeParts>) => {
  const make = async (index: number): Promise<Sample> => ({ name: `plan-${index}.${ending}`, type, bytes: zipped(await partsOf(index)) })
  Object.defineProperty(make, 'name', { value: ending })
  return make
}
const odfType = 'application/vnd.oasis.opendocument'

export const docxType = `${types}.wordprocessingml.document`
export const officeSamples = [
  sample('docx', docxType, docxParts),
  sample('xlsx', `${types}.spreadsheetml.sheet`, xlsxParts),
  sample('pptx', `${types}.presentationml.presentation`, pptxParts),
  sample('odt', `${odfType}.text`, odf(`${odfType}.text`, `<text:p>${officeText}</text:p>`)),
  sample('ods', `${odfType}.spreadsheet`, odf(`${odfType}.spreadsheet`, `<table:table-cell>${officeText}</table:table-cell>`)),
]

/** A document with other parts than it should have. */
export const docxWith = async (parts: OfficeParts): Promise<Sample> => ({
  name: 'a.docx',
  type: docxType,
  bytes: zipped({ ...(await docxParts(0)), ...parts }),
})
