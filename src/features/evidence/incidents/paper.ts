import { kindNames, severityNames } from '#domain/incidents/kinds.ts'
import { sizeText } from '#domain/files/sizes.ts'
import type { Block, Paper } from '#domain/papers/paper.ts'
import { english } from '#kernel/english.ts'
import { msg, type Text } from '#kernel/text.ts'
import { clauseLine, notCounted, type Packet } from './packet.ts'

/** What a packet is printed with. */
export interface PrintedWith {
  /** The title of the case. */
  title: string
  madeBy: string
  madeAt: Date
  host: string
}

type One = Packet['incidents'][number]

/** Names and values, without those that are empty. */
const facts = (rows: readonly (readonly [Text, string])[]): Block => ({
  kind: 'facts',
  rows: rows.filter(([, value]) => value !== '').map(([name, value]) => [english(name), value]),
})

function blocksOf(one: One, n: number, moment: Packet['moment']): Block[] {
  const at = (iso: string) => moment(new Date(iso))
  const files = one.files.map(
    ({ name, bytes, original, copy }) =>
      `${name}, ${sizeText(bytes)}\n${english(msg`SHA-256 of the original: ${{ original }}`)}\n${english(msg`SHA-256 of the copy: ${{ copy }}`)}`,
  )
  const entry = one.leaf && english(msg`Entry ${{ number: one.leaf.seq }} of the author’s own log, hash ${{ hash: one.leaf.hash }}`)
  return [
    { kind: 'rule' },
    { kind: 'heading', level: 2, text: `${n}. ${english(kindNames[one.kind])}${one.withdrawnAt ? `: ${english(msg`withdrawn`)}` : ''}` },
    facts([
      [msg`Happened`, at(one.happenedAt)],
      [msg`Entered`, `${at(one.enteredAt)}${one.isLateEntry ? `\n${english(msg`Late entry: more than 24 hours after it happened`)}` : ''}`],
      [msg`Last changed`, one.changedAt === null ? '' : at(one.changedAt)],
      [msg`Clause`, clauseLine(one.clause)],
      [msg`Words of the order`, one.clause.text],
      [msg`Expected`, one.expected],
      [msg`Actual`, one.actual],
      [msg`Response`, one.response],
      [msg`Children`, one.children.join(', ')],
      [msg`Effect on the children`, one.effect],
      [msg`Witnesses`, one.witnesses],
      [msg`Result`, english(severityNames[one.severity])],
      [msg`Record`, one.source ?? ''],
      [msg`Files`, files.join('\n')],
      ...one.addenda.map(({ at: added, words, isWithdrawal }): [Text, string] => [
        isWithdrawal ? msg`Withdrawn` : msg`Added later`,
        `${at(added)}\n${words}`,
      ]),
      [msg`Proof of entry`, entry ?? ''],
    ]),
  ]
}

/** A parent's incidents as a PDF has them: a chronology with clause, expected, actual and proof. */
export function packetPaper(packet: Packet, { title, madeBy, madeAt, host }: PrintedWith): Paper {
  const { incidents, withdrawn, moment } = packet
  const subject = english(msg`Incident packet`)
  const days = incidents.length === 0 ? '' : `${incidents[0]!.day} – ${incidents.at(-1)!.day}`
  return {
    title: `${subject} · ${title}`,
    prefix: '',
    blocks: [
      { kind: 'heading', level: 1, text: subject },
      facts([
        [msg`Case`, title],
        [msg`Written by`, madeBy],
        [msg`Incidents`, String(incidents.length - withdrawn)],
        [msg`Days`, days],
        [msg`Made on`, `${moment(madeAt)}, ${host}`],
      ]),
      { kind: 'heading', level: 2, text: english(msg`What is not counted`) },
      ...notCounted(packet).map((line): Block => ({ kind: 'text', text: english(line) })),
      {
        kind: 'text',
        isSmall: true,
        text: english(
          msg`A hash shows that an entry or a file has not changed since it was made or uploaded. It doesn’t show that what was written is true.`,
        ),
      },
      ...incidents.flatMap((one, index) => blocksOf(one, index + 1, moment)),
    ],
  }
}
