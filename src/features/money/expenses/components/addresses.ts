/** The addresses of what a change of expenses makes stale. */
export const staleOf = (caseId: string): string[] => ['/api/expenses', `/api/cases/${caseId}/expenses`, '/api/answers', '/api/payments']
