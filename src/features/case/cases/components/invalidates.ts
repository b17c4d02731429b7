/** What is asked again after a change of a case's record: the record itself, one's seats, and pages that show children and orders. */
export const recordAddresses = ['/api/cases', '/api/schedule', '/api/calendar', '/api/exchanges', '/api/people'] as const

/** What a record's open page hears of. */
export const recordTopics = {
  case: ['/api/cases/record'],
  children: ['/api/cases/record'],
  orders: ['/api/cases/record'],
  hearings: ['/api/cases/record'],
  schedule: ['/api/cases/record'],
  people: ['/api/cases'],
}
