// What other rooms may know of invitations, in their own transaction and with their own eyes.
export { invitationsToMe } from './store.joining.ts'
