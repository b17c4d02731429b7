/** The beginnings of addresses that a change of payments makes stale. */
export const invalidates = ['/api/payments', '/api/answers', '/api/expenses']
