// What a parent chooses to share: things of other features, each made of one stored file.
import type { CaseTx } from '#access/cases.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Choice, Chosen } from './contract.ts'
import type { Care, Shareable, ShareSource } from './slots.ts'
import type { Owner } from './store.ts'

export type ChosenThing = Shareable & { kind: string }

/** The chosen things in their order, each file once. @throws Fault `invalid` for one that isn’t there */
export async function chosenThings(
  tx: CaseTx,
  owner: Owner,
  chosen: readonly Chosen[],
  sources: readonly ShareSource[],
): Promise<ChosenThing[]> {
  const found = new Map<string, ChosenThing>()
  for (const { kind, chosen: of } of sources) {
    const ids = chosen.filter((one) => one.kind === kind).map(({ about }) => about)
    if (ids.length === 0) continue
    for (const thing of await of(tx, owner, ids)) found.set(`${kind} ${thing.about}`, { ...thing, kind })
  }
  const things = chosen.map(({ kind, about }) => found.get(`${kind} ${about}`))
  if (things.includes(undefined)) throw new Fault('invalid', msg`A file you chose isn’t there any more.`, { field: 'files' })
  return [...new Map((things as ChosenThing[]).map((thing) => [thing.file, thing])).values()]
}

/** What is known of each file, by all features: one that is sensitive in the vault is sensitive as a document too. */
async function careOf(tx: CaseTx, owner: Owner, files: readonly string[], sources: readonly ShareSource[]): Promise<Map<string, Care>> {
  const all = new Map<string, Care>()
  for (const { care } of sources)
    for (const [file, { isPrivileged, isSensitive }] of (await care?.(tx, owner, files)) ?? []) {
      const before = all.get(file)
      all.set(file, {
        isPrivileged: isPrivileged || before?.isPrivileged === true,
        isSensitive: isSensitive || before?.isSensitive === true,
      })
    }
  return all
}

/** Whether one of these files needs care at all. */
export async function careOfAll(tx: CaseTx, owner: Owner, files: readonly string[], sources: readonly ShareSource[]): Promise<Care> {
  const all = [...(await careOf(tx, owner, files, sources)).values()]
  return { isPrivileged: all.some((one) => one.isPrivileged), isSensitive: all.some((one) => one.isSensitive) }
}

/** What can be shared, source by source. */
export async function choicesOf(
  tx: CaseTx,
  owner: Owner,
  wanted: { q: string; most: number },
  sources: readonly ShareSource[],
): Promise<Choice[]> {
  const things: ChosenThing[] = []
  for (const { kind, latest } of sources) things.push(...(await latest(tx, owner, wanted)).map((thing) => ({ ...thing, kind })))
  const care = await careOf(
    tx,
    owner,
    things.map(({ file }) => file),
    sources,
  )
  return things.map((thing) => ({ ...(care.get(thing.file) ?? { isPrivileged: false, isSensitive: false }), ...thing }))
}
