import type { CaseTx } from '#access/cases.ts'
import { childrenEver, type Membership, writersIn } from '#case/cases/public.ts'
import { type UseRow, usesOf } from '#case/files/public.ts'
import { peopleIn } from '#case/people/public.ts'
import type { RecordItem, RecordPart } from '#case/records/public.ts'
import { mailsOf, notAView, stepsOf } from '#messages/mailed/public.ts'
import { erasureVerb } from '#domain/record/format.ts'
import { sizeText } from '#domain/files/sizes.ts'
import { plainly } from '#domain/messages/plain-text.ts'
import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import type { Json } from '#domain/transparency-log/canonical-json.ts'
import type { Gist, Link } from './contract.ts'
import { kindNames, linkNames } from './rules.ts'
import { linkedIn } from './links.ts'
import { gistOf } from './present.ts'
import { listedTo, type MessageRow, messagesSince, viewsOf } from './store.ts'

/** Rows that are read at once. */
const batch = 500

type Moment = (at: Date) => string
const at = (moment: Moment, iso: string | null, none: string) => (iso === null ? none : moment(new Date(iso)))

const viewed = (to: Gist['to'][number], moment: Moment) =>
  to.firstViewedAt !== null
    ? `first viewed ${moment(new Date(to.firstViewedAt))}`
    : to.leftAt !== null
      ? 'never viewed; their part in the case has ended'
      : 'never viewed'

/** What became of the mail to someone who had not joined. */
function mailFacts({ name, mailed }: Gist['to'][number], moment: Moment): [string, string][] {
  if (mailed === null) return []
  const steps = stepsOf(mailed).map(({ what, at: when }) => `${english(what)}, ${moment(new Date(when))}`)
  return [['Mail', `To ${name}${mailed.address === null ? '' : ` (${mailed.address})`}: ${steps.join('; ')}. ${english(notAView)}`]]
}

const mailCell = ({ name, mailed }: Gist['to'][number]): string[] =>
  mailed === null
    ? []
    : [
        `${name}: ${stepsOf(mailed)
          .map(({ what, at: when }) => `${english(what)} ${when}`)
          .join(', ')} (${english(notAView)})`,
      ]

function factsOf(gist: Gist, moment: Moment, kids: ReadonlyMap<string, string>): [string, string][] {
  const { attachments, size } = gist
  return [
    ['From', gist.from.name],
    ...gist.to.map((to): [string, string] => [
      'To',
      `${to.name}${to.role === 'parent' ? '' : ` (${to.role.replaceAll('_', ' ')})`}: ${viewed(to, moment)}`,
    ]),
    ...gist.to.flatMap((to) => mailFacts(to, moment)),
    ['Sent', moment(new Date(gist.sentAt))],
    ['Delivered', at(moment, gist.deliveredAt, '')],
    ['Kind', english(kindNames[gist.kind])],
    ...(gist.isEmergency ? [['Emergency', 'Marked as an emergency by its author'] as [string, string]] : []),
    ...(gist.children.length > 0 ? [['About', gist.children.map((id) => kids.get(id) ?? '').join(', ')] as [string, string]] : []),
    ...gist.links.map(({ kind, title, paragraph, at: due }): [string, string] => [
      'Linked to',
      `${english(linkNames[kind as Link['kind']])}${title === null ? '' : due === null ? `: ${title}` : `: ${moment(new Date(due))}, to ${title}`}${paragraph === '' ? '' : `, ¶ ${paragraph}`}`,
    ]),
    ...(gist.needsAnswer
      ? ([
          ['Answer asked', at(moment, gist.answerBy, 'no day set')],
          ['First answer', at(moment, gist.answeredAt, 'none')],
        ] as [string, string][])
      : []),
    ...(gist.erased !== null ? [] : [['Length', `${size} ${size === 1 ? 'character' : 'characters'}`] as [string, string]]),
    ...(attachments.count > 0 ? [['Files', `${attachments.count}, ${sizeText(attachments.bytes)} together`] as [string, string]] : []),
  ]
}

/** An item of the record. Names of people are plain; what was written stands as it was written. */
/** A file as the data file has it. */
const fileData = ({ id, name, type, bytes, sha256, isScanned }: UseRow) => ({ id, name, type, bytes, sha256, isScanned })

function itemOf(row: MessageRow, gist: Gist, moment: Moment, kids: ReadonlyMap<string, string>, files: RecordItem['files']): RecordItem {
  const text = row.body
  const { erased: by } = gist
  const erased = by && `Erased on ${moment(new Date(by.at))} by order of ${by.court}, ${by.docket}.`
  // What a reader has not opened has no words here, and no names of files.
  const given = text === null ? [] : files
  const { isPrivate: _private, isMine: _mine, isOpened: _opened, openedAt: _at, isUnread: _unread, goesOutAt: _out, ...seen } = gist
  return {
    id: row.id,
    title: row.subject === '' && by ? 'Erased message' : plainly(row.subject),
    facts: factsOf(gist, moment, kids),
    text,
    erased,
    data: { ...seen, body: text, files: text === null ? null : given.map(fileData) } as { readonly [name: string]: Json },
    cells: {
      subject: row.subject,
      kind: gist.kind,
      from: gist.from.name,
      to: gist.to.map(({ name }) => name).join('; '),
      sent: gist.sentAt,
      delivered: gist.deliveredAt ?? '',
      'first viewed': gist.to.map(({ name, firstViewedAt }) => `${name}: ${firstViewedAt ?? 'never viewed'}`).join('; '),
      mail: gist.to.flatMap(mailCell).join('; '),
      'answer asked by': gist.answerBy ?? '',
      'first answer': gist.answeredAt ?? '',
      text: text ?? '',
      erased: erased ?? '',
      files: given.map(({ name }) => name).join('; '),
    },
    files: given,
  }
}

/** Every message that went out and that this seat may see, in batches. */
async function* read(tx: CaseTx, of: { caseId: string; me: string }, wanted: Omit<Parameters<typeof messagesSince>[2], 'after' | 'most'>) {
  for (let after: MessageRow | null = null; ;) {
    const rows: MessageRow[] = await messagesSince(tx, of, { ...wanted, after, most: batch })
    if (rows.length > 0) yield rows
    if (rows.length < batch) return
    after = rows.at(-1)!
  }
}

const reading = ({ caseId, memberId }: Membership) => ({ caseId, me: memberId })

/** The messages between the parents, for a record. */
export const messageRecord: RecordPart = {
  name: 'messages',
  label: msg`Messages`,
  one: msg`Message`,
  verbs: ['messages.send'],
  nameOf: async (tx, seat, about) => {
    const [first] = await messagesSince(tx, reading(seat), { thread: about, from: null, until: null, after: null, most: 1 })
    return first ? plainly(first.subject) : null
  },
  read: async (tx, seat, { about, from, until, offers }, moment) => {
    const { caseId } = seat
    const [people, { nameOf }, kids] = [await peopleIn(tx, caseId), await writersIn(tx, caseId), await childrenEver(tx, caseId)]
    const items: RecordItem[] = []
    /** Offers, and what was added to them. */
    const offered = new Set<string>()
    let [left, closed, gone] = [0, 0, 0]
    for await (const rows of read(tx, reading(seat), { thread: about, from, until })) {
      // What a parent writes to their own attorney alone is no part of the record that the parents share.
      const between = rows.filter(({ isPrivate }) => !isPrivate)
      for (const { id, kind, refersTo } of between) {
        if (kind === 'settlement' || (kind === 'addendum' && refersTo !== null && offered.has(refersTo))) offered.add(id)
      }
      const chosen = between.filter(({ id }) => offers || !offered.has(id))
      left += between.length - chosen.length
      const ids = chosen.map(({ id }) => id)
      const [views, uses, mails] = [
        Map.groupBy(await viewsOf(tx, caseId, ids), ({ messageId }) => messageId),
        Map.groupBy(await usesOf(tx, caseId, ids), ({ about: of }) => of),
        Map.groupBy(await mailsOf(tx, caseId, ids), ({ messageId }) => messageId),
      ]
      const linked = await linkedIn(
        tx,
        seat,
        chosen.flatMap(({ links }) => links),
      )
      for (const row of chosen) {
        const files = uses.get(row.id) ?? []
        const by = { me: seat.memberId, people, nameOf, views: views.get(row.id) ?? [], mails: mails.get(row.id) ?? [] }
        const gist = gistOf(row, { ...by, uses: files, linked })
        if (row.erasedAt !== null) gone += 1
        else if (row.body === null) closed += 1
        items.push(itemOf(row, gist, moment, kids, files))
      }
    }
    return {
      items,
      leftOut: [
        { what: 'settlement offers', count: left },
        { what: 'texts of messages that were not opened', count: closed },
        { what: 'texts of messages that a court ordered erased', count: gone },
      ].filter(({ count }) => count > 0),
    }
  },
  listed: async (tx, caseId, ids, until) => {
    const { nameOf } = await writersIn(tx, caseId)
    return (await listedTo(tx, caseId, ids, until)).map(({ id, memberId, day, viewedAt }) => ({
      id,
      to: nameOf(memberId, until.getTime()),
      day,
      firstViewedAt: viewedAt?.toISOString() ?? null,
    }))
  },
  itemOf: (verb, content) => {
    const of = content as { readonly [name: string]: Json }
    const isAbout = verb === 'messages.open' || verb === erasureVerb || verb.startsWith('mailed.')
    const id = verb === 'messages.send' ? of['id'] : isAbout ? of['message'] : null
    return typeof id === 'string' ? id : null
  },
}
