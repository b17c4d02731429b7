import { readFile } from 'node:fs/promises'
import ExifReader from 'exifreader'
import type { Tags, TagValue } from './port.ts'
import type { Answer, Work } from './work.ts'

/** Groups of exifreader by the names that exiftool has for them. */
const groups: Readonly<Record<string, string>> = { exif: 'ExifIFD', xmp: 'XMP', iptc: 'IPTC', png: 'PNG', pngText: 'PNG', file: 'File' }
/** Names of exifreader that exiftool has otherwise. */
const names: Readonly<Record<string, string>> = { DateTimeDigitized: 'CreateDate', DateTime: 'ModifyDate' }

type Read = Readonly<Record<string, { value?: unknown; description?: unknown }>>

/** What exifreader puts into words; bytes are left to the original. */
function valueOf({ value, description }: Read[string]): TagValue | undefined {
  const said = description ?? value
  if (typeof said === 'string') return said.length > 10_000 ? undefined : said
  return typeof said === 'number' || typeof said === 'boolean' ? said : undefined
}

const degrees = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value.toFixed(6) : undefined)

function tagsOf(read: Readonly<Record<string, unknown>>): Tags {
  const found = Object.entries(groups).flatMap(([group, name]) =>
    Object.entries((read[group] ?? {}) as Read).flatMap(([tag, one]): [string, TagValue][] => {
      const value = valueOf(one)
      return value === undefined || /thumbnail|maker ?note|^_|undefined/i.test(tag) ? [] : [[`${name}:${names[tag] ?? tag}`, value]]
    }),
  )
  const { Latitude, Longitude } = (read['gps'] ?? {}) as Readonly<Record<string, unknown>>
  const [latitude, longitude] = [degrees(Latitude), degrees(Longitude)]
  const position: [string, string][] =
    latitude !== undefined && longitude !== undefined
      ? [
          ['Composite:GPSLatitude', latitude],
          ['Composite:GPSLongitude', longitude],
        ]
      : []
  return Object.fromEntries([...found, ...position])
}

async function answer({ path }: Work): Promise<Answer> {
  let content: Buffer
  try {
    content = await readFile(path)
  } catch (error) {
    return { fault: String(error) }
  }
  try {
    return { tags: tagsOf(ExifReader.load(content, { expanded: true }) as Readonly<Record<string, unknown>>) }
  } catch (error) {
    // A picture without any metadata is read, too.
    return error instanceof ExifReader.errors.MetadataMissingError ? { tags: {} } : { reason: 'damaged' }
  }
}

// The process of processes.ts: it reads one file after the other, and ends when the server does.
process.on('message', async (work: Work) => {
  process.send!(await answer(work))
})
process.on('disconnect', () => process.exit())
process.send!('ready')
