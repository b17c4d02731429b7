import { laneTexts } from '#domain/timeline/marks.ts'
import { csvOf } from '#kernel/csv.ts'
import { english } from '#kernel/english.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Mark } from './contract.ts'

const head: readonly Text[] = [msg`Day`, msg`Time`, msg`Kind of record`, msg`By`, msg`What`, msg`Details`, msg`Record`, msg`Exhibit`]

/** Where a record is, without the site's own address: its kind and its id. */
const recordOf = ({ lane, id }: Pick<Mark, 'lane' | 'id'>) => `${lane}:${id}`

/** A chronology as a table, the earliest first. */
export const chronologyCsv = (marks: readonly Mark[], names: { A: string; B: string }): string =>
  csvOf([
    head.map(english),
    ...marks.map((mark) => [
      mark.until === null ? mark.day : `${mark.day} – ${mark.until}`,
      mark.time,
      english(laneTexts[mark.lane]),
      mark.side === null ? null : names[mark.side],
      mark.words,
      mark.more,
      recordOf(mark),
      mark.exhibit,
    ]),
  ])
