// Finding people in the directory: search by name and place with counts, browsing by place with what was collected there, and how
// many people there are. Open to everyone. The calls are named after `professionals`, whose pages and kill switch they share.
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'
import { Card, Role, State } from '#directory/professionals/contract.ts'

const Day = z.string()

/** A card in a list, with what the list may be ordered by. */
export const Hit = z.object({
  ...Card.shape,
  /** Ratings by the group of raters that is shown first (ratings.md 1: groups are never pooled). */
  reviewN: z.number(),
  /** The lower bound of its score (5 %), 1 to 5; `null` where too few people rated. */
  scoreLow: z.nullable(z.number()),
})
export type Hit = z.output<typeof Hit>

const Facet = z.array(z.object({ value: z.string(), label: z.string(), n: z.number() }))

/**
 * `supported` orders by the lower bound of the score, `reviewed` by the number of ratings; people without ratings follow, by
 * name. No order puts low scores first.
 */
export const sorts = ['relevance', 'name', 'supported', 'reviewed'] as const
const Sort = z.enum(sorts)
export type Sort = z.output<typeof Sort>

export const SearchQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(100))),
  role: z.optional(Role),
  state: z.optional(State),
  county: z.optional(z.string().check(z.maxLength(60))),
  /** A court's id; part of a court's name; or in quotation marks the whole name of one that has no id. */
  court: z.optional(z.string().check(z.maxLength(240))),
  /** `family` leaves federal judges out: they do not hear divorces. With a name typed the default is `all`. */
  jurisdiction: z.optional(z.enum(['family', 'federal', 'all'])),
  sort: z.optional(Sort),
  cursor: z.optional(z.string().check(z.maxLength(400))),
})
export type SearchQuery = z.output<typeof SearchQuery>

/** A place that typed words name: a ZIP code or a city, a county (of one state or of all), or a state. */
const PlaceSaid = z.object({
  zip: z.nullable(z.string()),
  /** As it can be typed again: "Houston, Texas", "Houston County, Texas", "Texas". */
  name: z.string(),
  /** The county where it lies, or the state: "Harris County, Texas". */
  area: z.string(),
})
export type PlaceSaid = z.output<typeof PlaceSaid>

export const SearchResult = z.object({
  items: z.array(Hit),
  facets: z.object({ role: Facet, state: Facet, county: Facet, court: Facet, jurisdiction: Facet }),
  /** People found; when `totalIsFloor`, at least so many. */
  total: z.number(),
  totalIsFloor: z.boolean(),
  /** Whether the names found are only spelled like what was typed. */
  spelledLike: z.boolean(),
  /** A place as the directory spells it, where no place is spelled as typed. */
  placeReadAs: z.nullable(z.string()),
  /** The place that some of the words name, where the search was narrowed to it. */
  place: z.nullable(PlaceSaid),
  /** Other places that the words may mean, likeliest first. */
  otherPlaces: z.array(PlaceSaid),
  /** Words that are neither a place, a court nor anyone's name; the search went without them. */
  leftOut: z.array(z.string()),
  next: z.nullable(z.string()),
})
export type SearchResult = z.output<typeof SearchResult>

/** One place in the directory: a state's code, a county's name, a court's id or name. */
const Place = z.object({ value: z.string(), label: z.string(), n: z.number() })

/** What was collected for a place. A role with n = 0 was not collected yet, which says nothing about anyone. */
export const Coverage = z.object({
  /** People of state and family courts, and how many of them are fictional. */
  total: z.number(),
  fictional: z.number(),
  /** All four roles, each with the sources that name its people. */
  roles: z.array(
    z.object({
      role: Role,
      n: z.number(),
      sources: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          n: z.number(),
          isFictional: z.boolean(),
          /** The day up to which the source speaks, and the day it was last read. */
          editionOn: z.nullable(Day),
          seenOn: z.nullable(Day),
        }),
      ),
    }),
  ),
  /** The places one step below: states of the country; counties of a state, and its courts that name no county; courts of a county. */
  states: z.array(Place),
  counties: z.array(Place),
  courts: z.array(Place),
})
export type Coverage = z.output<typeof Coverage>

export const calls = {
  count: call({
    name: 'professionals.count',
    method: 'GET',
    path: '/api/professionals/count',
    access: 'public',
    summary: 'How many professionals the directory holds, federal judges not counted (they do not hear divorces).',
    reply: z.object({ count: z.number() }),
  }),
  search: call({
    name: 'professionals.search',
    method: 'GET',
    path: '/api/professionals',
    access: 'public',
    summary: 'Search by name, court, county, state and role, forgiving misspelled names, with counts by facet.',
    query: SearchQuery,
    reply: SearchResult,
  }),
  coverage: call({
    name: 'professionals.coverage',
    method: 'GET',
    path: '/api/coverage',
    access: 'public',
    summary: 'What was collected for a place: people by role with the sources and days, and the places one step below.',
    query: z.object({
      state: z.optional(State),
      county: z.optional(z.string().check(z.maxLength(60))),
      /** A court's id, or part of its name. */
      court: z.optional(z.string().check(z.maxLength(120))),
    }),
    reply: Coverage,
  }),
}
