export { Owing } from './components/owing.tsx'
