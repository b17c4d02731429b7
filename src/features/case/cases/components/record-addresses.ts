/** What a change of a case's record makes stale: the record itself, the user's seats, and pages that show children and orders. */
export const recordAddresses = ['/api/cases', '/api/schedule', '/api/calendar', '/api/exchanges', '/api/people'] as const
