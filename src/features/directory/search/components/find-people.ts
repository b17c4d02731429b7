import { api } from '#web/api.ts'
import { calls } from '../contract.ts'

/** People of the directory by name, for the palette: each with the address of their page. It is open to everybody. */
export async function findPeople(typed: string, signal: AbortSignal) {
  const { items } = await api(calls.search, { query: { q: typed } }, { signal })
  return items.map(({ id, name, title, courtName }) => {
    return { to: `/professionals/${id}`, name, detail: [title, courtName].filter(Boolean).join(', ') }
  })
}
