// For support: who looked at an account because two people agreed to it.
export { breakGlassLooksAt } from './store.audit.ts'
// For support, telemetry and the server, which fill them.
export { crashesSlot, serverFactsSlot, ticketsSlot } from './slots.ts'
// For the command of the server and for its jobs.
export { grants } from './grants.ts'
export { noteRun } from './jobs.ts'
