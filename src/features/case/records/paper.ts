import { draftOf } from '#domain/certificates/draft.ts'
import { certificateRules, ruleOfState } from '#domain/certificates/rules.ts'
import { sizeText } from '#domain/files/sizes.ts'
import type { Block, Paper } from '#domain/papers/paper.ts'
import { type Signature, signatureInWords } from '#domain/papers/signature.ts'
import { headCode, inGroups } from '#domain/transparency-log/head-code.ts'
import { readCheckpoint } from '#domain/transparency-log/checkpoint.ts'
import { readNote } from '#domain/transparency-log/signed-note.ts'
import { english } from '#kernel/english.ts'
import type { Gathered } from './reading.ts'
import { momentIn } from './rules.ts'
import type { RecordItem } from './slots.ts'
import type { RecordRow } from './store.ts'

/** Where each file of an item lies in the record, by the id of its use. */
export type Paths = ReadonlyMap<string, string>

/** What the record is of, in a few words. */
export const subjectOf = ({ about, aboutName }: Pick<RecordRow, 'about' | 'aboutName'>): string =>
  about === null ? 'All messages' : aboutName === '' ? 'Messages of one thread' : `Messages of the thread “${aboutName}”`

const days = ({ from, to }: Pick<RecordRow, 'from' | 'to'>): string =>
  from === null && to === null ? 'All days' : `${from === null ? 'From the beginning' : `From ${from}`} ${to === null ? 'on' : `to ${to}`}`

/** What is not part of the record, and by which rule; without the numbers. */
export function omissionOf({ state }: Gathered, { offers }: Pick<RecordRow, 'offers'>): string {
  const rule = ruleOfState(state).offers
  return [
    offers
      ? `Settlement offers are included, as was asked. A court may not use them for some purposes (${rule}).`
      : `Settlement offers are not part of this record (${rule}).`,
    'Messages to a parent’s own attorney alone are never part of it.',
  ].join(' ')
}

const countsOf = ({ leftOut }: Gathered): string =>
  leftOut.length === 0 ? 'None of what was asked for.' : `${leftOut.map(({ what, count }) => `${count} ${what}`).join(', ')}.`

/** The short code of the shared record at the checkpoint that the record carries. */
export function codeOf({ ledger }: Gathered): string {
  const head = readCheckpoint(readNote(ledger.shared.checkpoint)?.text ?? '')
  return head === null ? '' : headCode(head)
}

const unsigned = 'None. The manifest in the record’s folder is signed, and names this file by its SHA-256.'

const anyUnprinted =
  'A sign that this paper can’t print, or that nobody would see, stands as its number, such as [U+200E]. The data files have the text itself.'

function itemBlocks(item: RecordItem, n: number, one: string, { places }: Gathered, paths: Paths): Block[] {
  const place = places.get(item.id)
  return [
    { kind: 'heading', level: 2, text: `${one} ${n}: ${item.title}` },
    {
      kind: 'facts',
      rows: [
        ...item.facts,
        ...item.files.map(({ id, name, bytes, sha256 }, at): [string, string] => [
          `File ${at + 1}`,
          `${name}, ${sizeText(bytes)}, here as ${paths.get(id)!}. SHA-256 ${sha256}`,
        ]),
        ...(place ? [['Entry', `No. ${place.seq} of the shared ledger, ${place.hash}`] as [string, string]] : []),
      ],
    },
    item.erased !== null
      ? { kind: 'text', text: item.erased }
      : item.text === null
        ? { kind: 'text', isSmall: true, text: 'Not opened by the person who made this record. Its text is not in it.' }
        : { kind: 'text', text: item.text },
    { kind: 'rule' },
  ]
}

/** The record on paper. */
export function paperOf(
  gathered: Gathered,
  asked: RecordRow,
  { madeAt, host, paths, signature }: { madeAt: Date; host: string; paths: Paths; signature: Signature },
): Paper {
  const { title, askedBy, zone, parts, ledger } = gathered
  const moment = momentIn(zone)
  const count = parts.reduce((sum, { items }) => sum + items.length, 0)
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: subjectOf(asked) },
    {
      kind: 'facts',
      rows: [
        ['Case', title],
        ['Record made by', askedBy],
        ['Made on', moment(madeAt)],
        ['Days', days(asked)],
        ['Times', `Each on the clock of ${zone} and in UTC, from the clock of the server at ${host}`],
        ['Entries', String(count)],
        ['Left out', `${countsOf(gathered)} ${omissionOf(gathered, asked)}`],
        ['Code of the record', `${inGroups(codeOf(gathered))} (compare it with the other parent’s, or on ${host}/verify)`],
        ['Outside timestamp', ledger.site?.token ? 'In this record, for the public ledger' : 'No outside timestamp'],
        ['Signature of this PDF', signatureInWords(signature, unsigned)],
      ],
    },
    {
      kind: 'text',
      isSmall: true,
      text: 'Messages can be neither changed nor deleted once they were delivered. Only an order of a court can have the text of one erased, and then its place says so. “First viewed” is the first time that a recipient opened that message itself. To check that nothing was changed, open verify.html in the record’s folder. It shows what was written and when, and not whether it is true.',
    },
    { kind: 'text', isSmall: true, text: anyUnprinted },
    { kind: 'rule' },
  ]
  let n = 0
  for (const { part, items } of parts) {
    const one = english(part.one)
    for (const item of items) blocks.push(...itemBlocks(item, (n += 1), one, gathered, paths))
  }
  if (count === 0) blocks.push({ kind: 'text', text: 'There is nothing in these days.' })
  return { title: `${subjectOf(asked)} · ${title}`, prefix: asked.prefix, blocks }
}

/** The draft of a certificate about the record on paper; `null` where none was asked for. */
export function certificateOf(
  asked: RecordRow,
  it: { software: string; host: string; madeAt: Date; pages: number; items: number; paperHash: string },
): Paper | null {
  if (asked.certificate === 'none') return null
  const what = `${subjectOf(asked)}, ${days(asked).toLowerCase()}`
  const blocks = draftOf(certificateRules[asked.certificate], { ...it, what, madeAt: it.madeAt.toISOString() })
  return { title: 'Draft of a certificate', prefix: '', blocks }
}
