// What expenses fill for their recurring rules.
export { drafting, type Drafting } from './drafting.ts'
