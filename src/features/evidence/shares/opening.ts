// What someone does who has a link and no account: they read what it is, open it, and look at its files.
import { changed } from '#access/cases.ts'
import { writersIn } from '#case/cases/public.ts'
import { shareState } from '#domain/evidence/shares.ts'
import { plainly } from '#domain/messages/plain-text.ts'
import type { Handlers } from '#http/bind.ts'
import { idOf } from '#http/key-id.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { calls } from './contract.ts'
import { overText } from './present.ts'
import { hashOfCode, hashOfVisit, isWord, newSecret } from './secrets.ts'
import { type ShowDeps, showing } from './showing.ts'
import type { LinkDbRow } from './store.ts'
import { countOpening, countTry, linkOfCode } from './store.opened.ts'

export interface OpeningDeps extends ShowDeps {
  secret: string
}

const reason = 'a share link'
/** Code words that may be wrong within an hour, from all who have the link together. */
const mostTries = 10

const over = () => new Fault('gone', overText)

export function opening(deps: OpeningDeps): Pick<Handlers<typeof calls>, 'look' | 'open' | 'show'> {
  const { cases, clock, random } = deps
  const { isGiven, opened, withView, whole } = showing(deps)

  /** @throws Fault `not_found` for a code that there never was */
  async function linkOf(code: string) {
    const link = await cases.asSystem(reason, (tx) => linkOfCode(tx, hashOfCode(code)))
    if (!link) throw new Fault('not_found', msg`There is nothing at this address.`)
    const files = shareState(link, clock()) === 'open' && (await isGiven(link)) ? await whole(link) : null
    return { link, files }
  }

  /** @throws Fault `invalid` for another word than the link's, `limited` after too many */
  async function mustHaveWord(link: LinkDbRow, word: string) {
    if (link.wordHash === null) return
    // Counted first, so that of many at once none is compared without being counted.
    const tries = await cases.asSystem(reason, (tx) => countTry(tx, link, new Date(clock())))
    if (tries > mostTries)
      throw new Fault('limited', msg`Too many wrong code words. Try again in an hour, or ask the person who sent the link.`, {
        wait: '3600',
      })
    if (!(await isWord(link.wordHash, word))) throw new Fault('invalid', msg`That isn’t the code word of this link.`, { field: 'word' })
  }

  return {
    look: async ({ params }) => {
      const { link, files } = await linkOf(params.code)
      if (!files) return { isOpen: false, from: null, whom: null, until: null, files: 0, asksWord: false, maySave: false }
      const { caseId, authorId, whom, endsAt, wordHash, maySave } = link
      const { nameOf } = await cases.asSystem(reason, (tx) => writersIn(tx, caseId))
      const from = plainly(nameOf(authorId, clock()))
      return { isOpen: true, from, whom, until: endsAt.toISOString(), files: files.length, asksWord: wordHash !== null, maySave }
    },

    open: async ({ body: { code, word }, key }) => {
      const { link, files } = await linkOf(code)
      // Sent again, it may itself have been the last opening that there was.
      const mayBeAgain = key !== null && shareState(link, clock()) === 'full'
      if (!files && !mayBeAgain) throw over()
      await mustHaveWord(link, word)
      const token = newSecret(deps, `visit of ${link.id}`, key)
      const at = new Date(clock())
      const id = key === null ? random.uuid() : idOf(link.id, key)
      await cases.asSystem(reason, async (tx) => {
        const counted = await countOpening(tx, link, { opening: id, tokenHash: hashOfVisit(token), at })
        if (counted === null) throw over()
        if (counted === 'again') return
        const content = { link: link.id, opening: id }
        const entry = { actor: null, author: link.authorId, verb: 'shares.open', content, isShared: false }
        await changed(tx, { caseId: link.caseId, topic: 'evidence', privateTo: link.authorId, at, entry })
      })
      const visit = await opened(token)
      // One file is what they came for.
      const only = visit.files.length === 1 && visit.files[0]!.shows !== null ? visit.files[0]! : null
      return withView(visit, token, only && { file: only.id, from: 1 })
    },

    show: async ({ body: { visit: token, file, from } }) => withView(await opened(token), token, { file, from }),
  }
}
