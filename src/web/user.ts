import { useQuery } from '@tanstack/react-query'
import { calls, type User } from '#http/user-contract.ts'
import { api, ApiError } from './api.ts'

/** The address of the call, which is the key of its answer. */
export const userKey = [calls.user.path] as const

/** Who is signed in; `null` for a visitor. The server has put it into the page; 401 is an answer, and means nobody (spec.md section 4). */
export function useUser(): User | null {
  const { data } = useQuery<User | null, Error>({
    queryKey: userKey,
    queryFn: ({ signal }) =>
      api(calls.user, {}, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return null
        throw error
      }),
  })
  return data ?? null
}
