/** The beginnings of addresses that are asked again when the schedule changes. */
export const invalidates = ['/api/schedule', '/api/calendar', '/api/exchanges', '/api/trades', '/api/answers']
