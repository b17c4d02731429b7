import type { CaseTx } from '#access/cases.ts'
import type { ParentContext } from '#case/cases/public.ts'
import { type Outgoing, outgoing } from '#case/files/public.ts'
import { mostShared, shareRefusal, lookKind } from '#domain/evidence/shares.ts'
import { mustBePrintable } from '#http/printable.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { mostPdfBytes } from '#ports/pages/port.ts'
import { careOfAll, chosenThings, type ChosenThing } from './choosing.ts'
import type { LinkDraft } from './contract.ts'
import type { ShareSource } from './slots.ts'
import { openLinks, type Owner } from './store.ts'

export type GoingOut = ChosenThing & Outgoing

const wrong = (text: ReturnType<typeof msg>, field = 'files') => new Fault('invalid', text, { field })

/** What goes out of each thing. @throws Fault `invalid` for a file that can’t */
async function facts(tx: CaseTx, owner: Owner, things: readonly ChosenThing[], { isOriginal, maySave }: LinkDraft): Promise<GoingOut[]> {
  const all: GoingOut[] = []
  for (const thing of things) {
    const out = await outgoing(tx, { ...owner, id: thing.file }, isOriginal)
    if (!('sha256' in out)) throw wrong(out)
    const { name, type, bytes } = out
    const isViewable = lookKind(type) !== null && (type !== 'application/pdf' || bytes <= mostPdfBytes)
    if (!maySave && !isViewable) throw wrong(msg`“${{ name }}” can only be downloaded. Allow downloads, or leave it out.`)
    all.push({ ...thing, ...out })
  }
  return all
}

/** What a new link shares. @throws Fault `invalid` for what can’t be shared so, `conflict` for one link too many */
export async function checked(c: ParentContext, draft: LinkDraft, sources: readonly ShareSource[]): Promise<GoingOut[]> {
  const owner = { caseId: c.caseId, authorId: c.seat.memberId }
  mustBePrintable(draft.whom, 'whom')
  const things = await chosenThings(c.tx, owner, draft.files, sources)
  const care = await careOfAll(
    c.tx,
    owner,
    things.map(({ file }) => file),
    sources,
  )
  const refusal = shareRefusal({ ...draft, ...care })
  if (refusal) throw wrong(refusal.text, refusal.field)
  if ((await openLinks(c.tx, owner, c.at)) >= mostShared.links) throw new Fault('conflict', msg`You have 200 open links. End one first.`)
  return facts(c.tx, owner, things, draft)
}
