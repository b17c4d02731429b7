/** The parts of the account's settings that are about getting in, and what asks for the password again on any page. A page that shows them is given their texts too (decision 0013). */
export { AsksAgain, useConfirming } from './parts/confirming.tsx'
export { EmailPart } from './parts/email.tsx'
export { FactorsPart } from './parts/factors.tsx'
export { PasswordPart } from './parts/password.tsx'
export { SessionsPart } from './parts/sessions.tsx'
export { showPasskey } from './parts/show-passkey.ts'
export { ToldDialog, ToldHere } from './parts/told.tsx'
export { useSecurity } from './parts/use-state.ts'
