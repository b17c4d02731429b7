// What pages of other features show of invitations, and of how the parents are connected.
export { ConnectionLine } from './components/connection-line.tsx'
export { ToMe } from './components/to-me.tsx'
