import { type FileTime, fileTimes } from './file-times.ts'
import { firstOf, type TagsOfFile, textOf } from './tags.ts'

/** What a person wants to know of the metadata of a file. */
export interface FileFacts {
  /** When the file says it was made: the best of its tags first, each time once. */
  made: FileTime[]
  /** Maker and model of the device. */
  device: string | null
  /** Degrees, north and east. Its owner alone may see it. */
  position: { latitude: number; longitude: number } | null
  /** Programs that the file names, and what else a program notes when it saves: as they stand there. */
  traces: { kind: 'software' | 'changed' | 'history' | 'original'; tag: string; text: string }[]
  /** How many tags were read in all. */
  tags: number
}

const software =
  /:(?:Software|CreatorTool|Producer|Creator|ProcessingSoftware|HostComputer|WriterName|Encoder|Application|HistorySoftwareAgent)$/
const changed = /^(?:IFD0|ExifIFD|XMP[^:]*|PDF|QuickTime|XML):(?:ModifyDate|MetadataDate)$/
/** A person, and no program: what the author of a document is called. */
const person = /^XMP-dc:Creator$/
const most = 20

function positionOf(tags: TagsOfFile): FileFacts['position'] {
  const [latitude, longitude] = ['Composite:GPSLatitude', 'Composite:GPSLongitude'].map((name) => Number(textOf(tags[name]) ?? Number.NaN))
  // Cameras without a fix write 0, 0, a place in the ocean.
  if (!(Math.abs(latitude!) <= 90 && Math.abs(longitude!) <= 180) || (latitude === 0 && longitude === 0)) return null
  return { latitude: latitude!, longitude: longitude! }
}

function deviceOf(tags: TagsOfFile): string | null {
  const make = firstOf(tags, /:(?:Make|AndroidManufacturer)$/)
  const model = firstOf(tags, /:(?:Model|AndroidModel)$/)
  if (make === null || model === null) return make ?? model
  return model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`
}

/** Each action that an editing program notes (XMP Media Management, ISO 16684-1). */
function historyOf(tags: TagsOfFile): FileFacts['traces'] {
  const history = tags['XMP-xmpMM:History']
  if (!Array.isArray(history)) return []
  return history.flatMap((step: unknown) => {
    const { Action, SoftwareAgent, When } = (step ?? {}) as TagsOfFile
    const text = [Action, SoftwareAgent, When].map(textOf).filter((part) => part !== null)
    return text.length === 0 ? [] : [{ kind: 'history' as const, tag: 'XMP-xmpMM:History', text: text.join(', ') }]
  })
}

/** The facts of a file's tags, as exiftool names them. Nothing here says that a fact is true: a file can name any of them. */
export function fileFacts(tags: TagsOfFile): FileFacts {
  const made = fileTimes(tags)
  const times = new Set(made.map(({ raw }) => raw))
  const traces = Object.keys(tags).flatMap((tag): FileFacts['traces'] => {
    const text = textOf(tags[tag])
    if (text === null) return []
    if (software.test(tag) && !person.test(tag)) return [{ kind: 'software', tag, text }]
    if (changed.test(tag) && !times.has(text) && !text.startsWith('0000')) return [{ kind: 'changed', tag, text }]
    return /:(?:DerivedFrom|OriginalDocumentID|PreservedFileName)$/.test(tag) ? [{ kind: 'original', tag, text }] : []
  })
  const once = <T>(all: readonly T[], key: (one: T) => string) =>
    all.filter((one, at) => all.findIndex((other) => key(other) === key(one)) === at)
  return {
    made: once(made, ({ local, raw, offset }) => `${local ?? raw} ${offset}`).slice(0, most),
    device: deviceOf(tags),
    position: positionOf(tags),
    traces: once([...traces, ...historyOf(tags)], ({ kind, text }) => `${kind} ${text}`).slice(0, most),
    tags: Object.keys(tags).length,
  }
}
