// What the page of the whole case shows of an order's terms.
export { TermsOfOrder } from './components/terms-of-order.tsx'
