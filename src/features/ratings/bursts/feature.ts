// It has no calls: what it finds waits at the moderators' desk, and scores stand still (decision 0044).
export { jobs as burstJobs } from './jobs.ts'
