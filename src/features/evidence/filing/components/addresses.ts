/** What a change of the list makes stale: every check goes by it. */
export const stale = ['/api/filing', '/api/cases/']
