/** What a change of a category makes stale. */
export const staleOf = (caseId: string): string[] => ['/api/expenses', `/api/cases/${caseId}/expenses`]
