import type { Engine } from '#ports/db/port.ts'
import { familiesOf } from './families.ts'
import type { Place } from './kill.ts'
import { put } from './put.ts'
import { asServer, sweep, type Tally } from './sweep.ts'

/** The two databases of a sweep: as the migrations leave them. */
export type Pair = Pick<Place, 'granted' | 'open'>

/** Puts a seed's families into both. What another seed left there goes. */
export async function furnish({ granted, open }: Pair, seed: number): Promise<Place> {
  const families = familiesOf(seed)
  const keys = await put(granted.owner, families, 'as granted')
  await put(open.owner, families, 'all')
  return { granted, open, families, keys }
}

/** Sweeps one of the two as the server would ask. @param share one in so many rows is tried by itself */
export async function sweepAs(place: Place, rights: 'as granted' | 'all', seed: number, share: number): Promise<Tally> {
  const engine: Engine = rights === 'all' ? place.open : place.granted
  const { ask, close } = asServer(engine, place.families.at)
  try {
    return await sweep(ask, { families: place.families, keys: place.keys, rights, seed }, { share })
  } finally {
    await close()
  }
}
