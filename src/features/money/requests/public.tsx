// What the pages of expenses and dashboards show of requests.
export { AskedFirst } from './components/asked-first.tsx'
export { BillOf } from './components/bill-of.tsx'
export { RequestForm } from './components/request-form.tsx'
