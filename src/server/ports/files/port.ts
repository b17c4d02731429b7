/** A piece of a blob, in bytes: from the first to before the last. What lies beyond the blob's end is not there. */
export interface ByteRange {
  from: number
  /** The end of the blob where it is left out. */
  to?: number
}

/** A stored blob. */
export interface StoredBlob {
  /** Its address: the SHA-256 of its bytes, in hex. */
  sha256: string
  bytes: number
}

/**
 * Stores blobs under the hash of what they hold, so that one that is there is never changed. What is put here is already encrypted
 * (sealed.ts): the address is a hash of ciphertext, and says nothing of the file.
 */
export interface BlobStore {
  /**
   * Stores a blob: whole and on disk when this resolves, or not at all. One that is there already stays as it is.
   * @throws what `content` throws, and Error when the store can't be reached or is full
   */
  put(content: AsyncIterable<Uint8Array>): Promise<StoredBlob>
  /**
   * The bytes of a blob, or of a piece of it.
   * @returns `null` if there is none
   * @throws Error for what is no address, and when the store can't be reached
   */
  get(sha256: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | null>
  /** Whether it is there. @throws Error as `get` */
  has(sha256: string): Promise<boolean>
  /** Removes a blob; one that isn't there is no error. @throws Error as `get` */
  remove(sha256: string): Promise<void>
  /** Every blob, in no order: for what compares them with the database. */
  list(): AsyncIterable<StoredBlob>
}

/** @throws Error for anything but a SHA-256 in lower-case hex, so that no address leads out of the store */
export function checkAddress(sha256: string): void {
  if (!isAddress(sha256)) throw new Error('A blob has the SHA-256 of its bytes as its address.')
}

export const isAddress = (name: string): boolean => /^[0-9a-f]{64}$/.test(name)

/** Whether nothing can be in a range, whatever the blob's length. */
export const isEmptyRange = ({ from, to }: ByteRange): boolean => to !== undefined && to <= from

/** What a file is sealed with, and for what: sealed for one, it doesn't open for another. */
export interface SealedAs {
  /** A data key, itself sealed (`newKey`). */
  key: Uint8Array
  /** Whose key it is. */
  owner: string
  /** Which of the owner's files. */
  context: string
}

/** Files, sealed before they reach the blob store and opened after. What features store files with. */
export interface SealedFiles {
  /** A new data key of an owner, sealed by the installation's secret, as the database stores it. */
  newKey(owner: string): Buffer
  /** Seals and stores a file. @throws as `BlobStore.put`, and Error where the key doesn't open */
  put(as: SealedAs, content: AsyncIterable<Uint8Array>): Promise<StoredBlob>
  /** The same for what lies in memory. It is not changed until this resolves: where it is large, a thread reads it. */
  putBlocks(as: SealedAs, blocks: readonly Uint8Array[]): Promise<StoredBlob>
  /**
   * Opens a file, or a piece of it, as it is read.
   * @param blob its address, and how many bytes the file has (of plaintext)
   * @returns `null` where the store has no such blob
   * @throws Error where the key doesn't open; the content throws where the blob is not what was sealed
   */
  open(as: SealedAs, blob: StoredBlob, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | null>
  /** As of `BlobStore`. */
  remove(address: string): Promise<void>
  /** As of `BlobStore`. The bytes are those of the sealed file. */
  list(): AsyncIterable<StoredBlob>
}
