/** What a change of one's own list makes stale: every check goes by it. */
export const stale = ['/api/filing', '/api/cases/']
