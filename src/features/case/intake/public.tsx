// What other pages show of a parent's intake.
export { Details } from './components/details.tsx'
export { Intake, stepOf } from './components/intake.tsx'
export { Parties } from './components/parties.tsx'
export { PhaseBar } from './components/phase-bar.tsx'
export { ProfileDates } from './components/profile-dates.tsx'
export { StepBegin } from './components/step-begin.tsx'
export { phaseNames } from './components/words.ts'
