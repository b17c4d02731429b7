/** The addresses of what a change of recurring expenses makes stale: a draft may have been prepared by it. */
export const staleOf = (): string[] => ['/api/expenses']
