/** A value as a tool read it: texts, numbers, and lists or groups of them. */
export type TagValue = string | number | boolean | null | readonly TagValue[] | { readonly [name: string]: TagValue }

/** What a file says of itself, by group and name as exiftool has them: `ExifIFD:DateTimeOriginal`. */
export type Tags = Readonly<Record<string, TagValue>>

/** A file that lies on this machine. */
export interface Source {
  path: string
  /** Its media type, by its content. */
  type: string
}

/** Why there is no metadata: a kind that the tool doesn’t know, a damaged file, or one that took too much time, memory or text. */
export type NotRead = 'kind' | 'damaged' | 'tooSlow' | 'tooLarge'

/** What read a file, and its version. */
export interface Tool {
  tool: 'exiftool' | 'exifreader'
  version: string
}

export type MetadataRead = Tool & ({ state: 'read'; tags: Tags } | { state: 'cannot'; reason: NotRead })

/** Reads the metadata of files from strangers, and changes none. */
export interface MetadataReader {
  /** @throws Error for what is wrong with this machine, or after `close` */
  read(source: Source): Promise<MetadataRead>
  /** Ends what runs. What was asked is refused, and nothing can be asked afterwards. */
  close(): Promise<void>
}
