import type { Answered, Caller } from './port.ts'

/** What the library learns about a browser. */
export const headersOf = ({ cookie, agent }: Caller): Headers => new Headers({ ...(cookie !== '' && { cookie }), 'user-agent': agent })

/** The library's answer with its cookies. */
export function answered<T>({ headers, response }: { headers: Headers; response: T }): Answered<T> {
  return { data: response, cookies: headers.getSetCookie() }
}
