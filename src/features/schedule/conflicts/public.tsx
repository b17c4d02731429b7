/** What other rooms may show of conflicts: the list of them for the weeks to come. */
export { Conflicts } from './parts/conflicts.tsx'
