import { importSource, type Outcome } from '#directory/imports/service.ts'
import { electedJudges } from '#directory/imports/sources/elected.ts'
import { textInput } from '#directory/imports/testing.ts'
import { readDay } from '#kernel/day.ts'
import type { TestApp } from './test-app.ts'

export const header =
  'state,election_date,election_kind,office,district,counties,n_counties,name,votes,share,n_candidates,court_level,family_flag'

/** Imports lines of a list of elections, as an operator would. */
export function importElected({ database }: TestApp, lines: readonly string[], on = '2026-03-01'): Promise<Outcome> {
  return importSource(database.owner, electedJudges(textInput([header, ...lines].join('\n'))), { today: readDay(on)! })
}

/** A judge of a Texas district court, as such a list has them. */
export const districtJudge = (name: string, on: string, number = 322) =>
  `TX,${on.replaceAll('-', '')},general,District Judge,${number}nd Judicial District,Tarrant,1,${name},10,0.6,2,trial,`

/** The id of the one who is found by this name. */
export async function idOf({ app }: TestApp, name: string): Promise<string> {
  const reply = await app.inject(`/api/professionals?${new URLSearchParams({ q: name })}`)
  const found = reply.json<{ items: { id: string; name: string }[] }>().items.find((one) => one.name === name)
  if (!found) throw new Error(`Nobody is called ${name}.`)
  return found.id
}
