import { english } from '#kernel/english.ts'
import { msg, type Text, type Value } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import { noteOf, type PublicNote } from './store.ts'

/** A note as text. The server composes it, because the page's JavaScript is close to its size limit. */
export interface NoteWords {
  title: string
  text: string
  /** `YYYY-MM-DD`: the day since which it is shown. */
  on: string
}

const said: Readonly<Record<PublicNote['kind'], (by: Value) => Text>> = {
  repeated: (by) =>
    msg`${{ by }} sent us the same notices about reviews on this page again and again, after we had decided them. We saw no new ground in them. We tell this so that you can judge for yourself. It does not say that the reviews are right or wrong, nor that the person on this page asked for it.`,
  threat: (by) =>
    msg`${{ by }} threatened legal steps over reviews on this page. We looked, and found no ground for them in what was sent to us. We tell this so that you can judge for yourself. It does not say that the reviews are right or wrong, nor that the person on this page asked for it.`,
}

/**
 * States what we observed and nothing else: not who is right, not anyone's motive, and nothing about the rated person, who may
 * not have asked for the notices (ratings.md, section 3.4).
 */
function noteWords({ kind, named, on }: PublicNote): NoteWords {
  return {
    title: english(msg`Notices without ground`),
    text: english(said[kind](named ?? msg`Somebody`)),
    on,
  }
}

/** The newest note of a profile, as text; `null` for none. @param db the app's role */
export async function noteInWords(db: Db, professional: string): Promise<NoteWords | null> {
  const note = await noteOf(db, professional)
  return note && noteWords(note)
}
