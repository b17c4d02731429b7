/** The addresses of what a change of requests makes stale. */
export const staleOf = (caseId: string): string[] => ['/api/expenses', `/api/cases/${caseId}/expense-requests`, '/api/answers']
