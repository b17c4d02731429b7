/** What pages of staff in other rooms show of this one: the ways to the other desks (decision 0013). */
export { Desks } from './parts/desks.tsx'
