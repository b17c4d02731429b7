import type { CaseTx } from '#access/cases.ts'
import { slot } from '#feature/slots.ts'
import type { Owner } from './store.ts'

/** What needs a second choice before it goes out. */
export interface Care {
  isPrivileged: boolean
  isSensitive: boolean
}

/** One of a parent's own things that is made of one stored file. */
export interface Shareable {
  /** The id of the thing. */
  about: string
  /** Its stored file. */
  file: string
  /** What its author calls it. */
  title: string
}

/** Things of a feature whose file can be shared by a link. All of it is asked as their author. */
export interface ShareSource {
  /** Small letters. */
  kind: string
  /** Those of these ids that are the parent's own and were not removed. */
  chosen: (tx: CaseTx, owner: Owner, ids: readonly string[]) => Promise<Shareable[]>
  /** The latest that have these words; all where there are none. */
  latest: (tx: CaseTx, owner: Owner, wanted: { q: string; most: number }) => Promise<Shareable[]>
  /** What the feature knows of files, whatever they are shared from; files without need of care are left out. */
  care?: (tx: CaseTx, owner: Owner, files: readonly string[]) => Promise<ReadonlyMap<string, Care>>
}

export const shareSources = slot<ShareSource>('what can be shared by a link')
