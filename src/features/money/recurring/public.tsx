// What the page of expenses shows of recurring ones.
export { Recurring } from './components/recurring.tsx'
