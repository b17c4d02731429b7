import { expect, type Page } from '@playwright/test'

export interface Scored {
  id: string
  name: string
  score: { mean: number; n: number; levels: number[] }
}

/** The score of someone by parents as it is now: `undefined` where there are not enough ratings. */
export async function scoreOf(page: Page, id: string): Promise<Scored['score'] | undefined> {
  const { scores } = (await (await page.request.get(`/api/professionals/${id}/reviews`)).json()) as {
    scores: (Scored['score'] & { group: string; show: string })[]
  }
  return scores.find(({ group, show }) => group === 'parents' && show === 'score')
}

/** A fictional judge of the demo whose ratings by parents are enough for a score. */
export async function scoredJudge(page: Page): Promise<Scored> {
  let cursor = ''
  for (;;) {
    const list = (await (await page.request.get(`/api/reviews?role=judge&cursor=${cursor}`)).json()) as {
      items: { professionalId: string; professionalName: string }[]
      next: string | null
    }
    for (const { professionalId: id, professionalName: name } of list.items) {
      const score = await scoreOf(page, id)
      if (score) return { id, name, score }
    }
    expect(list.next, 'at least one person in the demo has a score').not.toBeNull()
    cursor = list.next!
  }
}
