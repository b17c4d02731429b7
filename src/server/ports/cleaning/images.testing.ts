import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { arcSeconds, canary, place } from './traces.testing.ts'

// Photos as phones and programs make them, with a position and canaries in every place that metadata can have.

export interface Sample {
  name: string
  type: string
  bytes: Buffer
}

/** What of a sample differs from the next one. */
export interface Look {
  width: number
  height: number
  color: { r: number; g: number; b: number }
  orientation: number
}

export const look = (index: number): Look => ({
  width: 40 + ((index * 13) % 60),
  height: 24 + ((index * 7) % 50),
  color: { r: (index * 37) % 256, g: (index * 91) % 256, b: (index * 53) % 256 },
  orientation: (index % 8) + 1,
})

const exif = {
  IFD0: { Make: canary, Model: `${canary} 9`, ImageDescription: canary, Artist: canary },
  IFD2: { MakerNote: canary, UserComment: canary, BodySerialNumber: canary, DateTimeOriginal: '2026:11:02 17:45:12' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: `40/1 26/1 ${arcSeconds.numerator}/${arcSeconds.denominator}`,
    GPSLongitudeRef: 'W',
    GPSLongitude: `79/1 58/1 ${arcSeconds.numerator}/${arcSeconds.denominator}`,
    GPSProcessingMethod: canary,
  },
}

const xmp = `<?xpacket begin="\u{feff}" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" exif:GPSLatitude="${place.latitude}" exif:GPSLongitude="-${place.longitude}"><dc:creator><rdf:Seq><rdf:li>${canary}</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`

const base = ({ width, height, color }: Look) =>
  sharp({ create: { width, height, channels: 3, background: color, noise: { type: 'gaussian', mean: 120, sigma: 12 } } })

const tagged = (of: Look) => base(of).withExif(exif).withMetadata({ orientation: of.orientation }).withXmp(xmp)

const segment = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** IPTC-IIM in Photoshop's resource 0x0404: city, byline and caption. */
function iptc(): Buffer {
  const record = (dataset: number) => Buffer.concat([Buffer.from([0x1c, 2, dataset, 0, canary.length]), Buffer.from(canary)])
  const content = Buffer.concat([90, 80, 120].map(record))
  const head = Buffer.from('8BIM\u{4}\u{4}\0\0\0\0\0\0', 'latin1')
  head.writeUInt32BE(content.length, 8)
  return Buffer.concat([Buffer.from('Photoshop 3.0\0'), head, content, Buffer.alloc(content.length % 2)])
}

/** What Google's and Samsung's motion photos have after the picture's end: a whole video. */
const motion = Buffer.concat([
  Buffer.from([0, 0, 0, 16]),
  Buffer.from('ftypmp42\0\0\0\0'),
  Buffer.from([0, 0, 0, 60]),
  Buffer.from(`udta\0\0\0\u{34}\u{a9}xyz+${place.latitude}-0${place.longitude}/${canary}`, 'latin1'),
])

export async function jpegSample(index: number): Promise<Sample> {
  const of = look(index)
  const plain = await tagged(of)
    .jpeg({ progressive: index % 2 === 0 })
    .toBuffer()
  const small = await base({ ...of, width: 16, height: 12 })
    .withExif(exif)
    .jpeg()
    .toBuffer()
  const parts = [
    plain.subarray(0, 2),
    segment(0xfe, Buffer.from(canary)),
    segment(0xed, iptc()),
    segment(0xe5, Buffer.from(`${canary} with a preview`)),
    segment(0xe1, Buffer.concat([Buffer.from('http://ns.adobe.com/xmp/extension/\0'), Buffer.from(xmp)])),
    segment(0xe2, Buffer.concat([Buffer.from('MPF\0'), small])),
    plain.subarray(2),
    [Buffer.alloc(0), motion, small, Buffer.from(canary)][index % 4]!,
  ]
  return { name: `photo-${index}.jpg`, type: 'image/jpeg', bytes: Buffer.concat(parts) }
}

const chunk = (name: string, content: Buffer) => {
  const body = Buffer.concat([Buffer.from(name), content])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(content.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}

export async function pngSample(index: number): Promise<Sample> {
  const plain = await tagged(look(index)).png().toBuffer()
  const afterHead = 8 + 25
  const parts = [
    plain.subarray(0, afterHead),
    chunk('tEXt', Buffer.from(`Author\0${canary}`)),
    chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(canary)])),
    chunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`)),
    chunk('prVt', Buffer.from(canary)),
    plain.subarray(afterHead),
    index % 2 === 0 ? motion : Buffer.alloc(0),
  ]
  return { name: `screen-${index}.png`, type: 'image/png', bytes: Buffer.concat(parts) }
}

async function webpSample(index: number): Promise<Sample> {
  const plain = await tagged(look(index))
    .webp({ lossless: index % 3 === 0 })
    .toBuffer()
  const extra = Buffer.from(`zzzz\0\0\0\0${canary} `, 'latin1')
  extra.writeUInt32LE(extra.length - 8, 4)
  const bytes = Buffer.concat([plain, extra])
  bytes.writeUInt32LE(bytes.length - 8, 4)
  return { name: `sticker-${index}.webp`, type: 'image/webp', bytes: Buffer.concat([bytes, index % 2 === 0 ? motion : Buffer.alloc(0)]) }
}

async function gifSample(index: number): Promise<Sample> {
  const { width, height, color } = look(index)
  const frames = await Promise.all(
    [0, 1, 2].map((frame) =>
      base({ width, height, color: { ...color, r: (color.r + frame * 40) % 256 }, orientation: 1 })
        .raw()
        .toBuffer(),
    ),
  )
  const plain = await sharp(Buffer.concat(frames), { raw: { width, height: height * 3, channels: 3, pageHeight: height } })
    .gif({ delay: [100, 100, 100], loop: 0 })
    .toBuffer()
  const subBlocks = (content: Buffer) => {
    const blocks: Buffer[] = []
    for (let at = 0; at < content.length; at += 255)
      blocks.push(Buffer.from([Math.min(255, content.length - at)]), content.subarray(at, at + 255))
    return Buffer.concat([...blocks, Buffer.from([0])])
  }
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe]), subBlocks(Buffer.from(`${canary} ${place.latitude}`))])
  const trailer = Buffer.from(Array.from({ length: 258 }, (_, at) => (at === 0 ? 1 : at === 257 ? 0 : 256 - at)))
  const application = Buffer.concat([Buffer.from([0x21, 0xff, 11]), Buffer.from('XMP DataXMP'), Buffer.from(xmp), trailer])
  // Extensions may stand after the global color table, whose size is in the screen descriptor.
  const tableEnd = 13 + ((plain[10]! & 0x80) === 0 ? 0 : 3 * 2 ** ((plain[10]! & 7) + 1))
  const bytes = Buffer.concat([plain.subarray(0, tableEnd), comment, application, plain.subarray(tableEnd), Buffer.from(canary)])
  return { name: `moving-${index}.gif`, type: 'image/gif', bytes }
}

async function tiffSample(index: number): Promise<Sample> {
  const bytes = await tagged(look(index))
    .tiff({ compression: index % 2 === 0 ? 'lzw' : 'none' })
    .toBuffer()
  return { name: `scan-${index}.tif`, type: 'image/tiff', bytes: Buffer.concat([bytes, motion]) }
}

async function avifSample(index: number): Promise<Sample> {
  const bytes = await tagged({ ...look(index), orientation: 1 })
    .avif({ effort: 0 })
    .toBuffer()
  return { name: `shot-${index}.avif`, type: 'image/avif', bytes: Buffer.concat([bytes, motion]) }
}

export const imageSamples = [jpegSample, pngSample, webpSample, gifSample, tiffSample, avifSample]
