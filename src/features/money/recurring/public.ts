// What expenses fill for their recurring rules.
export { type Drafting, drafting } from './drafting.ts'
