import { allCalls } from '#app/features.ts'

/** Some call that only staff may make, as a request. */
export function staffCall(): { name: string; method: 'GET'; url: string } {
  const call = allCalls.find(({ access, method, path }) => typeof access === 'object' && method === 'GET' && !path.includes(':'))
  if (!call) throw new Error('No call is for staff alone.')
  return { name: call.name, method: 'GET', url: call.path }
}
