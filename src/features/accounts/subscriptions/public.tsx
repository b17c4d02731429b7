export { Wait } from './components/wait.tsx'
