import { hash } from '@node-rs/argon2'

/** Hashed as ours are (ports/identity/passwords.ts), but in no time: a hash says itself how dear it is to check. */
export const cheapHash = (password: string) => hash(password, { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 })
