/** What a form that is paid for does while somebody fills it in, and when it is sent. */
export { beginToken, takeToken } from './components/token.ts'
