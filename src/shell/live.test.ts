import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { session } from '#web/api.ts'
import { renewer } from './live.ts'

test("another person's changes are requested in the background, the person's own requests count as use, and hidden data waits", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: 2, retryDelay: 0 } } })
  const asked: string[] = []
  let failures = 0
  const observe = (url: string) => {
    const queryFn = async () => {
      asked.push(`${url}${session.asksByItself?.(url) ? ' by itself' : ''}`)
      if (failures-- > 0) throw new Error('500: no')
      return url
    }
    return new QueryObserver(client, { queryKey: [url], queryFn })
  }
  const stops = ['/api/cases/1/month?m=3', '/api/cases/2/month'].map((url) => observe(url).subscribe(() => {}))
  const hidden = observe('/api/cases/1/month?m=4')
  hidden.subscribe(() => {})()
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(asked.toSorted()).toEqual(['/api/cases/1/month?m=3', '/api/cases/1/month?m=4', '/api/cases/2/month'])

  asked.length = 0
  failures = 2
  renewer(client)(['/api/cases/1/'])
  await expect.poll(() => client.isFetching()).toBe(0)
  // Its second and third attempt too.
  expect(asked).toEqual(['/api/cases/1/month?m=3 by itself', '/api/cases/1/month?m=3 by itself', '/api/cases/1/month?m=3 by itself'])

  asked.length = 0
  await client.refetchQueries({ queryKey: ['/api/cases/1/month?m=3'] })
  stops.push(hidden.subscribe(() => {}))
  await expect.poll(() => asked).toEqual(['/api/cases/1/month?m=3', '/api/cases/1/month?m=4'])
  stops.forEach((stop) => stop())
  client.clear()
})
