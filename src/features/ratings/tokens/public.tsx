/** What a form that is paid for does while someone fills it in, and when it is sent. */
export { beginToken, takeToken } from './components/token.ts'
