import { lockCase } from '#access/cases.ts'
import { caseHandlers, ownerOf } from '#case/cases/public.ts'
import { hashOfWords } from '#case/ledger/public.ts'
import { mostShared, plainWord, shareState, shortestWord } from '#domain/evidence/shares.ts'
import type { Handlers } from '#http/bind.ts'
import type { Asked } from '#http/contract.ts'
import { pageOf, readCursor } from '#http/cursor.ts'
import { mustBePrintable } from '#http/printable.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { choicesOf } from './choosing.ts'
import { calls } from './contract.ts'
import { checked } from './making.ts'
import { opening, type OpeningDeps } from './opening.ts'
import { linkView, noLink } from './present.ts'
import { hashOfCode, hashOfWord, newSecret } from './secrets.ts'
import type { ShareSource } from './slots.ts'
import { addFile, addLink, endLink, linkAt, linksIn, logOf, renewLink } from './store.ts'

const onPage = 50
const mostEntries = 200
/** Of each feature, in the list of what can be shared. */
const mostChoices = 30
const day = 24 * 60 * 60_000

export interface Deps extends OpeningDeps {
  appUrl: string
  sources: readonly ShareSource[]
}

export function service(deps: Deps): Handlers<typeof calls> {
  const { sources, appUrl } = deps
  const on = caseHandlers(deps, 'evidence')
  type Making = Asked<typeof calls.make> & Parameters<Handlers<typeof calls>['make']>[0] & { wordHash: string | null }

  const make = on.change(async (c, { body, key, wordHash }: Making) => {
    const by = c.authored()
    // A retry with the same key gets the same address, which is stored nowhere.
    const code = newSecret(deps, `code of ${c.person.account}`, key)
    const reply = { id: by.id, address: new URL(`/shared/${code}`, appUrl).href }
    // Of two requests with one key that come at once, the second finds the first.
    await lockCase(c.tx, c.caseId)
    if (await linkAt(c.tx, by, by.id)) return { reply }
    const { whom, days, openings: most, isOriginal, maySave } = body
    const files = await checked(c, body, sources)
    const endsAt = new Date(c.now + days * day)
    await addLink(c.tx, by, { whom, wordHash, isOriginal, maySave, most, endsAt, codeHash: hashOfCode(code) })
    for (const [position, file] of files.entries()) await addFile(c.tx, { ...by, id: c.freshId() }, by.id, { ...file, position })
    const record = {
      files: files.map(({ file, sha256 }) => ({ file, sha256 })),
      until: endsAt.toISOString(),
      most,
      isOriginal,
      maySave,
      hasWord: wordHash !== null,
      words: hashOfWords({ whom }),
    }
    return { reply, publish: 'author', record }
  })

  return {
    list: on.read(calls.list, async (c, { query }) => {
      // Links are a parent's own: a grant shows none.
      if (c.seat.role !== 'parent') return { caseId: c.caseId, links: [], next: null, can: { make: false } }
      const asked = ['share-links', c.caseId, c.seat.memberId]
      const at = readCursor(asked, query.cursor, ['whole', 'instant', 'id'])
      const before = at && { isOpen: at[0] === 1, at: new Date(at[1]), id: at[2] }
      const rows = await linksIn(c.tx, ownerOf(c), { at: c.at, before, most: onPage + 1 })
      const { items, next } = pageOf(rows, onPage, asked, (last) => [
        shareState(last, c.now) === 'open' ? 1 : 0,
        last.at.getTime(),
        last.id,
      ])
      return { caseId: c.caseId, links: items.map((row) => linkView(row, c.now, c.isActiveParent)), next, can: { make: c.isActiveParent } }
    }),

    log: on.inSeat(async (c, { params }) => {
      if (c.seat.role !== 'parent' || !(await linkAt(c.tx, ownerOf(c), params.link))) return noLink()
      const entries = await logOf(c.tx, ownerOf(c), params.link, mostEntries + 1)
      return {
        entries: entries.slice(0, mostEntries).map(({ at, what, file }) => ({ at: at.toISOString(), what, file })),
        hasMore: entries.length > mostEntries,
      }
    }),

    choices: on.read(calls.choices, async (c, { query: { q = '' } }) => {
      mustBePrintable(q, 'q')
      return { files: c.isActiveParent ? await choicesOf(c.tx, ownerOf(c), { q, most: mostChoices }, sources) : [] }
    }),

    make: async (asked) => {
      const { word } = asked.body
      mustBePrintable(word, 'word')
      if (word !== '' && plainWord(word).length < shortestWord)
        throw new Fault('invalid', msg`A code word needs at least 6 characters.`, { field: 'word' })
      return make({ ...asked, wordHash: word === '' ? null : await hashOfWord(word) })
    },

    renew: on.change(async (c, { params, body: { days, openings } }) => {
      const link = (await linkAt(c.tx, ownerOf(c), params.link, true)) ?? noLink()
      if (link.endedAt !== null) throw new Fault('conflict', msg`This link was ended. Make a new one.`)
      const most = openings === null ? null : Math.min(10 * mostShared.openings, link.opened + openings)
      const endsAt = new Date(c.now + days * day)
      await renewLink(c.tx, ownerOf(c), link.id, { endsAt, most })
      return { reply: { renewed: true }, publish: 'author', record: { link: link.id, until: endsAt.toISOString(), most } }
    }),

    end: on.change(async (c, { params }) => {
      const link = (await linkAt(c.tx, ownerOf(c), params.link, true)) ?? noLink()
      const isNow = await endLink(c.tx, ownerOf(c), link.id, 'author', c.at)
      return { reply: { ended: true }, publish: isNow && 'author', record: { link: link.id } }
    }),

    ...opening(deps),
  }
}
