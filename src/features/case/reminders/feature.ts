// It has no calls: what is told is chosen in the settings, and the job tells it.
export { jobs as reminderJobs } from './jobs.ts'
