/** What other features may show of conflicts: the list of them for the weeks to come. */
export { Conflicts } from './components/conflicts.tsx'
