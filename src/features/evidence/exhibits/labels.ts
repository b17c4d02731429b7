import type { ExhibitLabel, ExhibitLabels } from '#evidence/items/public.ts'
import { labelAt } from './rules.ts'
import { currentList } from './store.ts'

/** The labels of the current list. An item that stands in it twice is called by its first label. */
export const labelsOfItems: ExhibitLabels = async (tx, owner) => {
  const list = await currentList(tx, owner)
  const labels = new Map<string, ExhibitLabel>()
  for (const [place, { item, from, to }] of (list?.rows ?? []).entries())
    if (!labels.has(item)) labels.set(item, { label: labelAt(list!, place + 1), from, to })
  return labels
}
