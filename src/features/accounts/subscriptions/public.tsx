export { BehindPlan } from './components/behind-plan.tsx'
export { Wait } from './components/wait.tsx'
