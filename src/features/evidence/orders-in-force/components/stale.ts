/** What a change makes stale. */
export const stale = ['/api/orders-in-force']
